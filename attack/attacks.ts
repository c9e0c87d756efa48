/** All attacks, in the order in which they are made. The slugs are names that docs may point to. */
import type { Attack } from './attack.ts';
import { chatFloods } from './attacks/chat-floods.ts';
import { comingAndGoing } from './attacks/coming-and-going.ts';
import { controlFloods } from './attacks/control-floods.ts';
import { crowdedRoom } from './attacks/crowded-room.ts';
import { damage } from './attacks/damage.ts';
import { deafCrowd } from './attacks/deaf-crowd.ts';
import { guessingCodes } from './attacks/guessing-codes.ts';
import { guessingTokens } from './attacks/guessing-tokens.ts';
import { halfOpen } from './attacks/half-open.ts';
import { hostGone } from './attacks/host-gone.ts';
import { kills } from './attacks/kills.ts';
import { listening } from './attacks/listening.ts';
import { lyingLag } from './attacks/lying-lag.ts';
import { messageFloods } from './attacks/message-floods.ts';
import { names } from './attacks/names.ts';
import { noseRace } from './attacks/nose-race.ts';
import { oldKeys } from './attacks/old-keys.ts';
import { otherSite } from './attacks/other-site.ts';
import { othersCommands } from './attacks/others-commands.ts';
import { phonesAtOnce } from './attacks/phones-at-once.ts';
import { pipelinedPages } from './attacks/pipelined-pages.ts';
import { refusedInALoop } from './attacks/refused-in-a-loop.ts';
import { senselessMessages } from './attacks/senseless-messages.ts';
import { senselessRequests } from './attacks/senseless-requests.ts';
import { slowReaders } from './attacks/slow-readers.ts';
import { slowText } from './attacks/slow-text.ts';
import { strangeScreens } from './attacks/strange-screens.ts';
import { strangers } from './attacks/strangers.ts';
import { togglingCrowd } from './attacks/toggling-crowd.ts';

export const attacks: readonly Attack[] = [
  // Requests
  ...[pipelinedPages, slowReaders, halfOpen, senselessRequests, phonesAtOnce, otherSite],
  // Messages
  ...[senselessMessages, slowText, messageFloods, controlFloods, deafCrowd, chatFloods, refusedInALoop, comingAndGoing],
  // People with the code
  ...[crowdedRoom, strangers, strangeScreens, togglingCrowd, hostGone, names],
  // What is somebody else's
  ...[guessingCodes, guessingTokens, othersCommands, oldKeys, lyingLag, noseRace, listening],
  // The machine
  ...[damage, kills],
];
