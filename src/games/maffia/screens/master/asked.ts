/**
 * What a sheet of the console asks for, and whether it may still be noted down. The game's clock runs on while the master
 * is in one: a sheet that closed by itself would be gone under the finger, so it stays and says that it is too late.
 */
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { isCalled, type View } from '../../state.ts';

/** What lies over the console. A sheet about one person stays about them, whoever comes next. */
export type SheetName =
  | { readonly kind: 'nominate'; readonly nominator?: Seat }
  | { readonly kind: 'gesture'; readonly seat?: Seat }
  | { readonly kind: 'hands'; readonly nominee: Seat }
  | { readonly kind: 'wish' | 'unwell' | 'remove' | 'shorten' | 'record' };

/** Whoever is not called has nothing to show, and in such a night it changes nothing that they are done. (5.5) */
export const isGesture = (view: View, type: string): boolean => type !== 'nightDone' || !isCalled(view);

export function mayStillNote(sheet: SheetName, may: readonly Offer[], view: View): boolean {
  const has = (type: string) => may.some(({ command }) => command.type === type);
  switch (sheet.kind) {
    case 'nominate':
      return has('master.recordNomination'); // the nominator can be chosen anew in it
    case 'gesture':
      return may.some(({ command: { type, seat, command } }) => {
        if (type !== 'master.recordNight' || (sheet.seat ?? seat) !== seat) return false;
        return isGesture(view, (command as Offer['command']).type);
      });
    case 'hands':
      return may.some(({ command }) => command.type === 'master.recordHands' && command.nominee === sheet.nominee);
    case 'wish':
      return has('master.recordExtension');
    case 'unwell':
      return has('master.declareUnwell');
    case 'remove':
      return has('master.removeSeat');
    case 'shorten':
      return view.phase === 'day-talk' && has('master.advance');
    case 'record':
      return true;
  }
}
