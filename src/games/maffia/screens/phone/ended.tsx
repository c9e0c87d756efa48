/** The end in three pages: the own result, all cards and nights, how are you. The way to the next game is the frame's. */
import './end.css';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Button, Face, Icon } from '../../../../web/kit/index.ts';
import { teamOf } from '../../content.ts';
import type { Outcome, Reason } from '../../facts.ts';
import { isBeforeDayOne, isRemote } from '../../state.ts';
import { Faces, Screen } from './parts.tsx';
import { isAlone, outSeats, type Play } from './play.ts';
import { Village } from './village.tsx';

type Page = 'result' | 'cards' | 'debrief';

export function Ended(play: Play) {
  const [page, setPage] = useState<Page>('result');
  const go = (next: Page) => () => {
    setPage(next);
    scrollTo(0, 0);
  };
  if (page === 'result') return <ResultPage play={play} onNext={go(hasCards(play) ? 'cards' : 'debrief')} />;
  if (page === 'cards') return <CardsPage play={play} onNext={go('debrief')} />;
  return <DebriefPage play={play} onNext={go('result')} />;
}

/** A game called off before the deal has no cards, and one before its first morning no day. */
const hasCards = ({ view }: Play): boolean => view.roles[0] !== undefined;
const dayOf = ({ t, view }: Play) => (isBeforeDayOne(view) ? null : <span>{t.panel.day(view.day)}</span>);

interface PageProps {
  readonly play: Play;
  readonly onNext: () => void;
}

const LIGHTS = { village: 'gold', mafia: 'red', draw: 'hush', cancelled: 'hush' } as const;

function ResultPage({ play, onNext }: PageProps) {
  const { t, view, me, name, faces } = play;
  const { outcome, reason, winners } = view.result as { outcome: Outcome; reason: Reason; winners: readonly Seat[] };
  const role = view.roles[me];
  const hasWinners = outcome === 'village' || outcome === 'mafia';
  const team = role === undefined ? [] : mates(play, me);
  const living = team.filter((seat) => view.out[seat] === null);
  const own = !hasWinners ? t.end.nobodyWon : winners.includes(me) ? t.end.youWon(name(me)) : t.end.youLost(name(me));
  const saved = (view.openedNights ?? []).filter((night) => night.saved !== null);
  return (
    <Screen
      play={play}
      bleed
      class="mf-end"
      clock={dayOf(play)}
      thumb={
        <Button kind="primary" big onPress={onNext}>
          {hasCards(play) ? t.buttons.turnCards : t.phone.toDebrief}
        </Button>
      }
    >
      <Village play={play} light={LIGHTS[outcome]} height={180} />
      <div class="mf-body">
        <h1>{t.outcomes[outcome]}</h1>
        <p class="mf-sub">{t.reasons[reason]}</p>
        <article class="mf-mycard">
          <Face seat={faces[me]!} />
          <div>
            <h2>{own}</h2>
            {role !== undefined && (
              <p>
                {t.roles[role].name}, {view.out[me] === null ? t.phone.stillIn : t.panel.outTag}.{' '}
                {role === 'doctor' && saved.map((night) => t.end.saved(name(night.saved!))).join('. ')}
              </p>
            )}
          </div>
        </article>
        {team.length > 0 && (
          <>
            <Faces play={play} seats={team} out={outSeats(play)} />
            <p class="small quiet-text">{t.phone.team(team.length, living.length)}</p>
          </>
        )}
      </div>
    </Screen>
  );
}

const mates = ({ view }: Play, me: Seat): Seat[] =>
  view.bots.flatMap((_, seat) => (teamOf(view.roles[seat]!) === teamOf(view.roles[me]!) ? [seat] : []));

function CardsPage({ play, onNext }: PageProps) {
  const { t, view, faces } = play;
  return (
    <Screen
      play={play}
      class="mf-end"
      phase={t.end.cards}
      clock={dayOf(play)}
      thumb={
        <Button kind="primary" big onPress={onNext}>
          {t.phone.toDebrief}
        </Button>
      }
    >
      <h1 class="vh">{t.end.cards}</h1>
      {hasCards(play) && (
        <ul class="mf-cards">
          {faces.map((face, seat) => {
            const role = view.roles[seat]!;
            return (
              <li key={seat} class={`${role === 'mafia' ? 'is-mafia' : ''}${view.out[seat] ? ' is-gone' : ''}`}>
                <Face seat={face} />
                <b>{face.name}</b>
                <small>{t.roles[role].name}</small>
              </li>
            );
          })}
        </ul>
      )}
      {view.openedNights && view.openedNights.length > 0 && <Nights play={play} />}
    </Screen>
  );
}

/** MF-128: who was shot, who was saved, what the sheriff learned; never by whom. */
function Nights({ play: { t, view, name, names } }: { play: Play }) {
  return (
    <>
      <h2>{t.end.nights}</h2>
      <ol class="mf-nights">
        {view.openedNights!.map(({ day, shot, saved, checks }) => {
          const lines = [
            ...(shot.length > 0 ? [t.end.shot(names(shot), shot.length)] : []),
            ...(saved === null ? [] : [t.end.saved(name(saved))]),
          ];
          return (
            <li key={day}>
              <Icon id="moon" />
              <b>{t.panel.night(day)}</b>
              <span>
                {lines.length > 0 ? lines.join('. ') : t.end.quiet}
                {checks.map(({ target, team }) => (
                  <small key={target}>{t.end.checked[team](name(target))}</small>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function DebriefPage({ play, onNext }: PageProps) {
  const { t, view, me, open } = play;
  const own = view.awards?.noses.find(({ seat }) => seat === me);
  return (
    <Screen
      play={play}
      class="mf-end"
      icon="heart"
      phase={t.phone.afterwards}
      clock={null}
      thumb={
        <div class="row">
          {isRemote(view) && (
            <Button kind="primary" icon="speech" class="grow" onPress={() => open('chat')}>
              {t.phone.chat}
            </Button>
          )}
          <Button class="grow" onPress={onNext}>
            {t.phone.again}
          </Button>
        </div>
      }
    >
      <article class="mf-ask">
        <h1>{isAlone(play) ? t.briefing.pretend.title : t.debrief.title}</h1>
        {!isAlone(play) && (
          <>
            <p>{t.debrief.text}</p>
            <p>{t.debrief.care}</p>
          </>
        )}
      </article>
      {view.awards && <Prizes play={play} />}
      {own && <p class="quiet-text mf-nose">{t.end.ownNose(own.hits, own.of)}</p>}
    </Screen>
  );
}

function Prizes({ play }: { play: Play }) {
  const { t, view, name } = play;
  const { noses, bestNose, silverTongue, longestNomination: longest } = view.awards!;
  const noseOf = (seat: Seat): string => {
    const { hits, of } = noses.find((nose) => nose.seat === seat)!;
    return t.end.bestNoseText(name(seat), hits, of);
  };
  const tongueOf = (seat: Seat): string =>
    t.end.silverTongueText(name(seat), view.speeches[seat]! - (view.out[seat]?.how === 'hanged' ? 1 : 0));
  const longestOf = (seat: Seat): string => t.end.longestText(name(seat), Math.round(longest!.ms / 1000));
  if (bestNose.length + silverTongue.length === 0 && !longest) return null;
  return (
    <>
      <h2>{t.end.forFun}</h2>
      <ul class="mf-prizes">
        <Prize play={play} title={t.end.bestNose} seats={bestNose} text={noseOf} />
        <Prize play={play} title={t.end.silverTongue} seats={silverTongue} text={tongueOf} />
        <Prize play={play} title={t.end.longest} seats={longest ? [longest.target] : []} text={longestOf} />
      </ul>
    </>
  );
}

interface PrizeProps {
  readonly play: Play;
  readonly title: string;
  readonly seats: readonly Seat[];
  readonly text: (seat: Seat) => string;
}

/** Everybody who shares it. */
function Prize({ play, title, seats, text }: PrizeProps) {
  if (seats.length === 0) return null;
  return (
    <li class={seats.length > 1 ? 'is-shared' : ''}>
      <b>{title}</b>
      {seats.map((seat) => (
        <p key={seat}>
          <Face seat={play.faces[seat]!} />
          {text(seat)}
        </p>
      ))}
    </li>
  );
}
