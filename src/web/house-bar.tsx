/** The bar of a page without a room: the house's name, and the way home. */
import './house-bar.css';
import { go } from './address.ts';
import { Icon } from './kit/index.ts';
import { t } from './texts/index.ts';

export const HouseBar = () => (
  <header class="bar house-bar">
    <a
      class="back-door"
      href="/"
      aria-label={t().errors.home}
      onClick={(event) => {
        event.preventDefault();
        go('/');
      }}
    >
      <Icon id="left" />
    </a>
    <b class="house-word">Konklave</b>
    <span />
  </header>
);
