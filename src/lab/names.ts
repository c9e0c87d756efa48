/** Names for seats that nobody has named. In the order of the alphabet, so that a name tells its seat. */
import type { Seat } from '../kernel/game.ts';

const NAMES = [
  ...['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor', 'Hildur', 'Ivar', 'Jonna', 'Kerstin', 'Ludvig'],
  ...['Maren', 'Njål', 'Oda', 'Petra', 'Ragnar', 'Signe', 'Torkel', 'Ulla', 'Viggo', 'Wilma', 'Ylva', 'Åse'],
];

export const nameOf = (seat: Seat): string => NAMES[seat] ?? `seat ${seat}`;
