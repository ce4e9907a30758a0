/** The words of calculations that are kept to be compared. */
export const scenarioTexts = {
  heading: 'Scenarios',
  loading: 'Loading your scenarios ...',
  failed: 'Your scenarios could not be loaded.',
  notDone: 'That did not work. Please try again.',
  empty:
    'Save a calculation as a scenario, from its page or from an answer in the chat, and compare it here with others.',
  toCalculators: 'See the calculators',
  how: 'Choose two to four of the same calculator. Figures are computed each time you look, by today’s rules.',
  compare: 'Compare',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  remove: 'Delete',
  removeNamed: (name: string) => `Delete the scenario ${name}`,
  open: 'Open the calculator',
  sideBySide: (title: string) => `${title}, side by side`,
  compared: 'What is compared',
  inputs: 'What differs',
  sameInputs: 'All inputs are the same',
  figures: 'What comes out, and the difference from the first',
  pro: 'Save your own calculations as scenarios and compare up to four side by side with Pro.',
  sampleLabel: 'Sample',
  /** $500 and $600 a month at 7% for 30 years, by compound_growth; a test runs it again. */
  sample: {
    title: 'Compound growth',
    scenarios: [
      { id: '1', name: 'As it is' },
      { id: '2', name: '$100 more' },
    ],
    inputs: [{ label: 'Monthly contribution', values: ['$500 a month', '$600 a month'] }],
    figures: [
      { label: 'Value at the end', values: ['$584,726', '$701,672'], differences: ['', '+$116,945'] },
    ],
  },
  save: {
    action: 'Save as scenario',
    name: 'Name of the scenario',
    confirm: 'Save',
    cancel: 'Cancel',
    saved: (name: string) => `Saved as “${name}”.`,
    see: 'Compare in My plan',
    pro: 'Saving scenarios and comparing them side by side is part of Pro.',
    seePro: 'See Pro',
  },
} as const;
