/**
 * What lies in an envelope, in English: what is written, and by whom. Everyone answers yes or no, so each of them asks;
 * and all are of one length, those of the traitors too, or a glance would tell which it is.
 */
export type Letter = readonly [text: string, from: string];

export const letters: readonly Letter[] = [
  [
    'The cook has found apples in the cellar. Shall there be cinnamon on the porridge tomorrow, or butter alone? Say yes to cinnamon.',
    'The kitchen',
  ],
  [
    'The clock in the east wing has been slow since 1802. Shall we set it right at last, or do you like it as it is?',
    'The clockmaker',
  ],
  [
    'Somebody has borrowed the long ladder and not brought it back. Do you need it as well, or may we lock the shed?',
    'The steward',
  ],
  [
    'Snow is expected by Thursday, or rain, or neither. Shall we lay a fire in your room, to be on the safe side?',
    'The chimney sweep',
  ],
  [
    'The portrait on the stairs has been cleaned, and now it smiles. Would you rather have the old one back, as it was?',
    'The painter',
  ],
  [
    'A good fire needs dry wood and patience, and we have only wood. Shall we wake you when it burns, or let you sleep?',
    'The stoker',
  ],
  [
    'The gardener asks you not to feed the peacock any more. Will you promise that, for one day at the very least?',
    'The garden',
  ],
  [
    'The library is being counted. So far there are many books. Do you wish to have one brought up to your room tonight?',
    'The librarian',
  ],
  [
    'Breakfast will have marmalade, of two kinds, and one of them is bitter. Shall we put the bitter one before you?',
    'The kitchen',
  ],
  [
    'A glove was found in the chapel. It is a left one, grey, and rather small. Could it be the one that you are missing?',
    'The chaplain',
  ],
  [
    'The well is deep and the bucket is new, but the rope is from your grandmother’s days. Shall we try it all the same?',
    'The well-digger',
  ],
  [
    'He who sleeps long sees few sunrises, as they say here. Shall we knock at your door before the sun comes up?',
    'The night watch',
  ],
  [
    'There is soot on the stairs again. It was not the sweep this time. Would you like to be told when we know who it was?',
    'The housekeeper',
  ],
  [
    'The cat has had kittens in the music room, four of them, all grey. Do you want to give a name to one of them?',
    'The music room',
  ],
  [
    'Please close the gate behind you, or the fog gets in. Have you closed it tonight, as far as you can remember?',
    'The gatekeeper',
  ],
  [
    'The wine cellar is dry, in both senses of the word. Will you be content with cider until the cart comes back?',
    'The cellarer',
  ],
  [
    'A guest once counted the stairs, and got another number every time. Would you care to try it yourself tomorrow?',
    'The castle guide',
  ],
  [
    'The moat has been cleaned. There were forty-one spoons in it. Do you happen to know where they may have come from?',
    'The silver pantry',
  ],
  [
    'Even a crooked candle gives a straight light. We have a box of crooked ones. Shall we put one beside your bed?',
    'The candlemaker',
  ],
  [
    'The suits of armour are dusted on Mondays, and they rattle. Shall we leave the one outside your door in peace?',
    'The armourer',
  ],
];

export const realLetters = {
  from: 'The traitors',
  temptation:
    'We have seen how well you keep silent. There is one more cloak in our wardrobe. Say yes, and you are one of us to the very end.',
  blackmail:
    'I know what you would rather keep to yourself. From now on you are a traitor as I am, whatever you answer. Burn this.',
};
