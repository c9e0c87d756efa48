/** What only this phone has, and has again when it is loaded anew: for an order that nobody else may know. */
import { anyToken } from '../memory.ts';

export const ownSecret = (code: string): string => anyToken(code, 'phone') ?? '';
