/** Ordet fanger: what people are remembered for: the fastest and the most loved of the typed answers. (OF-94b) */
import type { DeepReadonly, Title } from '../../kernel/game.ts';
import { lovedOf, type Told, type View } from './state.ts';

export function titles(view: View): Title[] {
  const { fastest } = view.chronicle;
  const loved = lovedOf(view);
  const title = (id: string, { seat, text }: DeepReadonly<Told>, number: number) => ({
    ...{ id, seats: [seat], numbers: [number] },
    word: text,
  });
  return [
    ...(fastest ? [{ ...title('mouth', fastest, fastest.r), least: true } as const] : []),
    ...(loved ? [title('loved', loved, loved.smiles.length)] : []),
  ];
}
