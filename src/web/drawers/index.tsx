/** The drawers of a room: the menu and what it leads to. */
import { Boundary } from '../boundary.tsx';
import { useFetched } from '../chunk.ts';
import { Drawer, PageSheet } from '../kit/index.ts';
import { type Lobby, movedThing } from '../lobby.ts';
import type { DrawerName, Stage } from '../stage.ts';
import { laterWords, useWithLaterWords } from '../texts/later/index.ts';
import type { Log } from '../told.ts';

export interface DrawersProps {
  readonly lobby: Lobby;
  readonly stage: Stage<unknown>;
  readonly log: Log;
  readonly open: { readonly name: DrawerName; readonly clause?: string } | null;
  /** The game is not where it was when it was opened. */
  readonly hasMovedOn?: boolean;
  readonly onOpen: (name: DrawerName, clause?: string) => void;
  readonly onClose: () => void;
}

export function Drawers(props: DrawersProps) {
  if (props.open?.name === 'replay') return <ReplayPage {...props} />;
  return props.open ? <OpenDrawer {...props} open={props.open} /> : null;
}

/** Of this game, or of the one with the number that was told. */
function ReplayPage({ lobby, open, onClose }: DrawersProps) {
  const chunk = useFetched(() => import('../after/replay.tsx'));
  const number = Number(open!.clause ?? lobby.room.number);
  return (
    <PageSheet open onClose={onClose} label={lobby.words.end.replay}>
      <Boundary screen={`replay/${lobby.surface}`} code={lobby.code} words={lobby.words} during={`${number}`}>
        {chunk && <chunk.Replay lobby={lobby} number={number} onClose={onClose} />}
      </Boundary>
    </PageSheet>
  );
}

function OpenDrawer(props: DrawersProps & { readonly open: NonNullable<DrawersProps['open']> }) {
  const { lobby, open, hasMovedOn, onClose } = props;
  const { words, room, about, language } = lobby;
  const chunk = useWithLaterWords(() => import('./inside.tsx'), language);
  // It comes up with what is in it: one that grew afterwards would jump away from under the finger.
  if (!chunk) return null;
  const title = {
    ...words.drawers,
    invite: words.lobby.tabs.invite,
    lead: room.phase === 'lobby' ? about.option(language, 'gameMaster').name : laterWords(language).hosts.freeMaster,
    move: movedThing(lobby),
    ...words.end,
  }[open.name];
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      close={words.drawers.close}
      class={`is-${open.name}`}
      foot={hasMovedOn && <chunk.MovedOn language={language} onClose={onClose} />}
    >
      <Boundary screen={`drawer/${open.name}`} drawn="sheet" words={words} during={`${open.name} ${open.clause ?? ''}`}>
        <chunk.Inside {...props} />
      </Boundary>
    </Drawer>
  );
}
