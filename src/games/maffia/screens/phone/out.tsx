/** For those who are out: what the table sees, one's own game, and nothing that touches it. (MF-91) */
import { Button, Face, Icon, Tool } from '../../../../web/kit/index.ts';
import { Listed } from './day.tsx';
import { News } from './night.tsx';
import { Faces, OwnCard, Row, Screen } from './parts.tsx';
import type { Play } from './play.ts';
import { Village } from './village.tsx';
import { Tally } from './vote.tsx';

/** What goes on at the table. */
function Now({ play }: { play: Play }) {
  const { t, view, faces, name, spoken } = play;
  const call = view.calls.at(-1);
  switch (view.phase) {
    case 'speech':
      if (view.speaker === null) return null;
      return (
        <ol class="mf-rows">
          <Row
            face={faces[view.speaker]!}
            small={<small>{spoken.at(-1) ?? t.speech.speaks(name(view.speaker))}</small>}
          />
        </ol>
      );
    case 'vote-intro':
    case 'vote-call':
      return (
        <ol class="mf-rows">
          {view.ballot.map((seat, index) => {
            const hands = view.calls.find(({ nominee }) => nominee === seat)?.hands;
            const isNow = view.nominee === seat && call?.nominee !== seat;
            return (
              <Row
                key={seat}
                face={faces[seat]!}
                order={index + 1}
                small={hands ? <Faces play={play} seats={hands} /> : isNow && <small>{t.phone.nowFor}</small>}
                {...(hands && { end: hands.length })}
              />
            );
          })}
        </ol>
      );
    case 'vote-result':
      return (
        <>
          <p class="mf-moment">{view.hanged === null ? t.vote.nobodyHanged : t.vote.hanged(name(view.hanged))}</p>
          <Tally play={play} />
        </>
      );
    case 'night':
    case 'dawn-break':
      return <p class="mf-moment">{view.phase === 'night' ? t.night.sleeps : t.breakTime.title}</p>;
    case 'declaration':
      return <News play={play} />;
    default:
      return view.order.length > 0 ? <Listed play={play} /> : <p class="quiet-text">{t.day.nobodyYet}</p>;
  }
}

export function Ghost(play: Play) {
  const { t, view, me, name, faces, open, show } = play;
  const votes = view.votedFor[me]!;
  const isNight = view.phase === 'night';
  const others = view.out.filter((one) => one !== null).length;
  return (
    <Screen
      play={play}
      bleed
      night={isNight}
      class="mf-ghost"
      thumb={
        <>
          <OwnCard play={play} />
          <div class="row">
            {view.options.ghostChat ? (
              <Button icon="ghost" class="grow" onPress={() => show('ghosts')}>
                {t.phone.ghosts(others)}
              </Button>
            ) : (
              <span class="grow" />
            )}
            <Tool icon="log" onPress={() => open('log')}>
              {t.phone.heard}
            </Tool>
            <Tool icon="pen" onPress={() => show('notes')}>
              {t.buttons.notes}
            </Tool>
            <Tool icon="book" onPress={() => open('rules')}>
              {t.buttons.rules}
            </Tool>
          </div>
        </>
      }
    >
      <Village play={play} light={isNight ? 'night' : 'hush'} height={140} />
      <div class="mf-body">
        <div class="mf-whoami">
          <Face seat={faces[me]!} class="mf-gone" />
          <div>
            <h1>{t.out.title}</h1>
            <p class="mf-sub">{t.out.text}</p>
          </div>
        </div>
        <Now play={play} />
        {votes.length > 0 && (
          <>
            <h2>{t.phone.yourGame}</h2>
            <ul class="facts">
              {votes.map((seat, index) => (
                <li key={index}>
                  <Icon id="point" />
                  <span>{t.vote.youVoted(name(seat))}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Screen>
  );
}
