import { createHash } from 'node:crypto';

/** Tokens are kept by browsers and stored hashed: whoever reads the store can sit in nobody's seat. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
