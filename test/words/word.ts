/**
 * One thing has one word in a language, or people at one table look for two things. A form is a whole word in any case
 * (`robot\p{L}*` takes what the word ends in, too), looked for in strings only; whatever is code, a quote or `${name}`,
 * is \uFFFC to it.
 */
export interface Word {
  /** What is meant. */
  readonly thing: string;
  /** What it is called. */
  readonly word: string;
  /** What it is not called. */
  readonly not: RegExp;
  /** The only files in which the form means this thing, as a pattern over their paths; without it, all of the language. */
  readonly files?: RegExp;
}
