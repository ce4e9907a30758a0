const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The words of the questionnaire about risk, fetched with it. */
export const riskTexts = {
  questions: {
    horizon: {
      ask: 'When will you need this money?',
      options: {
        soon: 'Within 3 years',
        early: 'In 3 to 5 years',
        middle: 'In 5 to 7 years',
        later: 'In 7 to 10 years',
        late: 'In 10 to 20 years',
        far: 'In more than 20 years',
      },
    },
    reaction: {
      ask: 'Your investments lose a third in a year. What do you do?',
      options: {
        sell_all: 'Sell everything',
        sell_some: 'Sell some',
        hold: 'Wait it out',
        buy_more: 'Buy more',
      },
    },
    goal: {
      ask: 'What matters most to you?',
      options: { safety: 'Not losing money', balance: 'Some of both', growth: 'Growing it' },
    },
    experience: {
      ask: 'How much have you invested before?',
      options: { none: 'Never', some: 'A little', much: 'For many years' },
    },
    income: {
      ask: 'How steady is your income from work or a pension?',
      options: { steady: 'Steady', variable: 'It goes up and down', none: 'I have none' },
    },
    reserve: {
      ask: 'How long could you live on your emergency fund?',
      options: {
        none: 'I have none',
        short: '1 or 2 months',
        medium: '3 to 5 months',
        long: '6 months or more',
      },
    },
    dependence: {
      ask: 'How much of what you’ll live on later comes from this money?',
      options: { little: 'A little', some: 'About half', most: 'Most of it' },
    },
  },
  horizons: {
    note: 'Half of the risk you can afford follows from this answer.',
    retirement: (years: number) => `By your numbers you retire in ${years} years.`,
    goals: (goals: string) => `You have also saved a date for ${goals}.`,
    differs: (years: number, answer: string) =>
      `By your numbers you retire in ${years} years, but you answered that you need this money ${answer}. This counts your answer. If it is for retirement, change the answer.`,
    near: (names: readonly string[]) =>
      `${inWords.format(names.map((name) => `“${name}”`))} ${names.length === 1 ? 'is' : 'are'} due within five years. Keep that money in savings: this mix is for the rest.`,
  },
  answered: (answered: number, all: number) => `${answered} of ${all} answered`,
  result: 'What fits you',
  saves: (percent: number) => `Saving keeps the middle, ${percent}% in stocks.`,
  save: 'Save',
  cancel: 'Cancel',
} as const;
