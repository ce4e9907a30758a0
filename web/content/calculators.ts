/** The words of the page of all calculators, and of the page of each. What each answers is in the catalog. */
export const calculatorTexts = {
  heading: 'Calculators',
  lead: (count: number) =>
    `${count} calculators for decisions about money. Each shows its formula and its steps, names its sources, and can be shared by a link.`,
  notHere: 'There is no calculator at this address. Here are all of them.',
  search: {
    label: 'Find a calculator',
    placeholder: 'Paycheck, mortgage, 401(k) …',
    found: (count: number) => (count === 1 ? '1 calculator' : `${count} calculators`),
    none: (query: string) => `Nothing here is called “${query}”. Try another word, or ask in your own words.`,
    ask: 'Ask FinDeus',
    clear: 'Show all calculators',
  },
  groups: 'Groups',
  windowTitle: (title: string) => `${title} calculator · FinDeus`,
  description: (summary: string) =>
    `${summary} A free calculator with its formula, every step and the sources; no sign-up.`,
  result: 'Result',
  noResult: 'The result shows here as soon as the numbers make sense.',
  undo: 'Undo my changes',
  example: 'Start from the example',
  unknown: (names: readonly string[]) =>
    `The link has something that this calculator does not take: ${names.join(', ')}. It was left out.`,
  wrongYear:
    'The tax year in the link is none that can be used. These are the rules of this page’s own year.',
  copy: 'Copy link',
  ask: 'Ask about this',
  print: 'Print',
  about: 'What it answers',
  examples: 'Questions it was made for',
  related: 'Related calculators',
  all: 'All calculators',
} as const;
