/** Screens draw their controls from offers; these two read them. */
import type { Field, Offer } from '../../kernel/offer.ts';

type Command = Offer['command'];
type Plain = string | number | boolean | null;

/** The fields of the first offer of a type, or undefined when that may not be done now. */
export const offerOf = (offers: readonly Offer[], type: string): Command | undefined =>
  offers.find(({ command }) => command.type === type)?.command;

const isRecord = (field: Field): field is Exclude<Field, Plain> => typeof field === 'object' && field !== null;

function valuesIn(field: Field | undefined): readonly Plain[] {
  if (field === undefined) return [];
  if (!isRecord(field)) return [field];
  if (!('domain' in field)) return [];
  if ('values' in field) return field.values as readonly Plain[];
  if (field.domain !== 'integer') return [];
  const { min, max } = field as { min: number; max: number };
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);
}

/** Every value that a field may have now, over all offers of that type, each once; none when nothing is offered. */
export function allowed<T extends Plain = number>(offers: readonly Offer[], type: string, field: string): readonly T[] {
  const values = offers
    .filter(({ command }) => command.type === type)
    .flatMap(({ command }) => valuesIn(command[field]));
  return [...new Set(values)] as readonly Plain[] as readonly T[];
}
