/** Where the gold is that a Baker’s phone shows: a draft, and gold that no answer has come for, are not on the table. */

export interface Bid {
  /** On the table, on its way there, and drafted. */
  readonly bribe: number;
  readonly sent: number;
  readonly draft: number;
}

export function whereOf({ bribe, sent, draft }: Bid): 'goldDrafted' | 'goldOnTheWay' | 'goldOnTable' {
  if (draft > sent) return 'goldDrafted';
  return sent > bribe ? 'goldOnTheWay' : 'goldOnTable';
}
