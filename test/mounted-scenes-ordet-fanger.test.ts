import './mounted/scripts.ts';
import { keepsPromises } from './mounted/promises.ts';

const UNSEEN = 'nobody has called the duel yet: “Look, a duel!” opens it, and then there are buttons for the rest';
const COACH = 'the coach is called in between duels';

keepsPromises('ordet-fanger', {
  without: {
    'phone turn claim': UNSEEN,
    'phone turn concede': UNSEEN,
    'phone turn blank': UNSEEN,
    'phone verdict claim': 'what was said stands; whoever disagrees says so, and all vote',
    'phone verdict concede': 'what was said stands; whoever disagrees says so, and all vote',
    'phone challenge concede': 'the answers are open, and those who did not answer judge them',
    'master race master.coach': COACH,
    'master verdict master.coach': COACH,
    'master ballot master.coach': COACH,
    'master neutral-flip master.coach': COACH,
  },
  refused: { 'master.nudge wrong-phase': 'whether there is a duel to wake must not be read from the button (OF-31a)' },
});
