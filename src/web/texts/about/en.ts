/** What the house promises, and how the sealed shuffle works; fetched with the page that says it. */
export const en = {
  title: 'What we promise',
  promises: [
    {
      title: 'No account, no address',
      text: 'A name for the evening is all we ask for. When the table is cleared, it is forgotten.',
    },
    {
      title: 'A secret stays on its phone',
      text: 'Your card goes to your phone, not to the host, not to the big screen. Only a human game master, if you choose one, sees more.',
    },
    {
      title: 'Nobody chooses the cards',
      text: 'The shuffle is sealed before you sit down and can be checked by everyone afterwards.',
    },
    { title: 'Who was not well stays unsaid', text: 'Also after the game, also in the file that you save.' },
    {
      title: 'Nothing is fetched from elsewhere',
      text: 'No advertising, no tracking. It runs on a laptop in a cabin without the internet.',
    },
  ],
  sealTitle: 'How you know that nobody chose the cards',
  steps: [
    {
      title: 'The letter is sealed',
      text: 'Before anybody sits down the house writes a secret number, puts it in an envelope and shows the seal.',
    },
    {
      title: 'Everybody adds a pinch',
      text: 'Every phone puts a number of its own into the bowl when its owner sits down. The bowl stands open.',
    },
    {
      title: 'Both shuffle the cards',
      text: 'Letter and bowl together decide the cards. The house could not choose, for it did not know the bowl. You could not, for the letter was closed.',
    },
    {
      title: 'The seal is broken',
      text: 'When the game is over the letter is opened, and cards and votes can be counted again.',
    },
  ],
  try: {
    title: 'Try it yourself',
    text: 'Change a single letter of this line, and its seal does not fit any more.',
    sentence: 'Dagny votes for Egon',
    label: 'A line of the game',
    fits: 'The seal fits.',
    broken: 'This is not the line that was sealed.',
  },
  questions: [
    {
      asked: 'And a file that somebody sends me?',
      answer:
        'Its cards and its counting fit the seal, or they do not. Names and what was said are compared with what the house noted, if you open the file at the table where it was played.',
    },
    { asked: 'Can the host see the cards?', answer: 'No. The host has a chair like everyone else.' },
    {
      asked: 'Can the one who owns the server?',
      answer: 'They can read, but not choose. A changed card breaks the seal.',
    },
    {
      asked: 'Is everything opened?',
      answer: 'Not who was not well, who pointed at night, hunches or notes. Those are taken on trust.',
    },
  ],
  free: 'Free software. The fonts are free too.',
  toTable: 'To the table',
};

export type AboutWords = typeof en;
