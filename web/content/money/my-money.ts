import type { View } from '#web/views.ts';

/** The pages about one's own money, in the order of their tabs. */
export const myMoneyTabs = [
  'today',
  'numbers',
  'portfolio',
  'plan',
  'market',
] as const satisfies readonly View[];

export const myMoneyTexts = {
  navigation: 'My money',
  sample: 'Sample, not real data',
  signUp: 'Create a free account',
  signIn: 'Sign in',
} as const;
