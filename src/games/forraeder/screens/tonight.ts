/** TR-129: why nobody can be murdered tonight, for traitors and a human game master; a nomination night is another thing. */
import { legalVictims, livingLoyals, type View } from '../state.ts';
import type { CastleTexts } from '../texts/index.ts';

export function whyNoVictim({ t, view }: { readonly t: CastleTexts; readonly view: View }): string | undefined {
  if (view.nomination || legalVictims(view).length > 0) return undefined;
  return livingLoyals(view).length > 0 ? t.phone.night3.noVictim : t.phone.night3.noLoyal;
}
