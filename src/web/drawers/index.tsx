/** The drawers of a room: the menu and what it leads to. */
import { useFetched } from '../chunk.ts';
import { Drawer } from '../kit/index.ts';
import type { Lobby } from '../lobby.ts';
import type { DrawerName } from '../stage.ts';
import type { Log } from '../told.ts';

export interface DrawersProps {
  readonly lobby: Lobby;
  readonly log: Log;
  readonly open: { readonly name: DrawerName; readonly clause?: string } | null;
  readonly onOpen: (name: DrawerName) => void;
  readonly onClose: () => void;
}

export function Drawers(props: DrawersProps) {
  return props.open ? <OpenDrawer {...props} open={props.open} /> : null;
}

function OpenDrawer(props: DrawersProps & { readonly open: NonNullable<DrawersProps['open']> }) {
  const { lobby, open, onClose } = props;
  const { words } = lobby;
  const chunk = useFetched(() => import('./inside.tsx'));
  const title = {
    ...words.drawers,
    invite: words.lobby.tabs.invite,
    move: words.drawers.moveDevice,
    ...words.end,
  }[open.name];
  return (
    <Drawer open onClose={onClose} title={title} close={words.drawers.close} class={`is-${open.name}`}>
      {chunk && <chunk.Inside {...props} />}
    </Drawer>
  );
}
