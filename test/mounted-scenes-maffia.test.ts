import './mounted/scripts.ts';
import { keepsPromises } from './mounted/promises.ts';

const LENGTH = 'the night is as long for everybody, unless the table has chosen that it may end early';

keepsPromises('maffia', {
  without: {
    'phone night-zero ackNightZero': LENGTH,
    'phone night nightDone': LENGTH,
    'phone night thumbUp': 'whoever agrees with a mate points at the same person; bots say it with a thumb',
  },
  meant: { withdrawNomination: 'whoever switches takes the first nomination back' },
  refused: { 'master.adjustClock bad-clock': 'a minute more or less is offered until the clock can take no more' },
});
