/** The year whose rules count where nobody has named one, prerendered pages included. */
export const rulesYear = 2026;

/** The words of an answer's card. What it says of its figures comes from the calculator. */
export const cardTexts = {
  inputs: 'Inputs',
  assumed: (reason: string) => `assumed: ${reason}`,
  lastGood: 'The figures below are those of the last numbers that made sense.',
  others: (count: number) => `What else goes into it (${count})`,
  find: 'Find an input',
  notFound: 'No input is called that. Try a shorter word.',
  otherInputs: 'Other',
  slide: 'Slide to change',
  choose: 'Choose one',
  was: (figure: string) => `was ${figure}`,
  askAgain: 'Ask again with these',
  reset: 'Back to the numbers of the question',
  understood: {
    title: 'What I understood',
    change: (label: string) => `Change ${label}`,
    actually: (label: string) => `Actually, my ${label} is `,
    saved: '(from your numbers)',
  },
  remember: {
    offer: (words: string) => `Use this in your next answers too: ${words}?`,
    action: 'Remember this',
    saved: (words: string) => `Saved in My numbers: ${words}.`,
    failed: 'That did not work. Please try again.',
  },
  nextSteps: { followUps: 'You could ask next' },
  figure: {
    formula: 'Formula',
    steps: 'Steps of the calculation',
    inputs: 'What went into it',
    origin: (origin: string) => (origin === 'assumption' ? 'assumed' : ''),
    difference: (label: string) => `Difference: ${label}`,
    goesInto: (figure: string) => `What makes it ${figure}`,
    unknown: 'This figure cannot be worked out again here.',
  },
  units: { perMonth: 'a month', perYear: 'a year', years: 'years', months: 'months' },
  list: {
    row: (list: string, number: number) => `${list}, row ${number}`,
    add: 'Add a row',
    addTo: (list: string) => ` to ${list.toLowerCase()}`,
    remove: (row: string) => `Remove ${row}`,
    showAll: (count: number) => `Show all ${count} rows`,
    alsoSet: (fields: string) => `Also set ${fields}`,
    unfinished: 'Counts as soon as it is filled in.',
  },
  working: {
    show: 'Show the working',
    figures: 'All figures',
    steps: 'Each step of the calculation',
    assumptions: 'What this assumes',
    sources: 'Sources',
    sourcesNotLoaded: {
      text: 'The sources could not be loaded. Check your connection.',
      action: 'Try again',
    },
    rule: (label: string, year: number) => `${label}: the rule of ${year}`,
  },
} as const;
