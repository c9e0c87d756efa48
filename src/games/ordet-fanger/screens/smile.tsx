/** A laughing mouth: somebody loved that answer. */
export const Smile = () => (
  <svg class="of-smile" viewBox="0 0 100 64" aria-hidden="true">
    <path fill="var(--sym-circle)" d="M1 6Q50 22 99 6Q95 63 50 63Q5 63 1 6Z" />
    <path fill="#0b0d12" d="M10 15Q50 28 90 15Q84 54 50 54Q16 54 10 15Z" />
    <path fill="#fff" d="M12 16.6Q50 29 88 16.6L86 29Q50 40 14 29Z" />
  </svg>
);
