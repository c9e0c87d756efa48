/**
 * Somebody writes that they are a traitor. It is not forbidden, for quotes and jokes are legitimate; but before it is
 * sent the rule is shown to whoever writes it, whatever their card. (Section 10)
 */
const FIRST_PERSON = [
  /\bI(?:['’]m| am)\b(?: \p{L}+)?(?: a| the| one of the)? traitors?\b/iu,
  /(?<!\p{L})jeg er (?:\p{L}+ )?(?:en |én |den )?forræder/iu,
  /(?<!\p{L})jag är (?:\p{L}+ )?(?:en |den )?förrädare/iu,
];
const DENIED = /(?<!\p{L})(?:not|no|never|ikke|inte|aldri|aldrig|ingen) (?:\p{L}+ )?(?:traitor|forræder|förrädare)/iu;

export const claimsTreason = (text: string): boolean =>
  FIRST_PERSON.some((claim) => claim.test(text)) && !DENIED.test(text);
