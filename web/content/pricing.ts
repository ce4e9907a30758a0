import { supportResponseHours } from '#contract/entitlements.ts';

export const pricing = {
  heading: 'Two plans, one price',
  lead: 'Start free and stay free as long as you like. Pro adds depth, not correctness: the numbers are the same.',
  perMonth: 'a month',
  /** Where Pro is sold by the year as well. */
  yearly: {
    heading: 'Two plans, monthly or yearly',
    label: 'Billing',
    month: 'Monthly',
    year: 'Yearly',
    perYear: 'a year',
    saving: (amount: string, inAll: string) => `Saves ${amount} a year: twelve months come to ${inAll}.`,
    saves: (amount: string) => `save ${amount}`,
  },
  free: {
    name: 'Free',
    about: 'For everyday questions.',
    features: [
      'Unlimited messages when you sign in, 7 without an account',
      'Answers with the working shown',
      'All calculators and sources',
      'Saved conversations when you sign in',
      'Export and delete your data at any time',
    ],
    action: 'Start Free',
    current: 'Current Plan',
    included: 'Included in Pro',
  },
  pro: {
    name: 'Pro',
    about: 'For decisions with several moving parts.',
    features: [
      'Unlimited messages',
      'Advanced portfolio analysis',
      'Personalized strategies',
      'Risk assessment',
      'Tax guidance',
      'Priority support',
      'Chat history export',
      'Real-time market insights',
    ],
    /** Beside the lines that promise something which can be counted. */
    notes: {
      'Priority support': `We answer within ${supportResponseHours.pro} hours on business days; on Free, within ${supportResponseHours.free}`,
    },
    action: 'Upgrade to Pro',
    active: '✓ Active Pro Subscription',
    activeHint: 'Opens billing: change your card, cancel, or find your invoices.',
    noPortal: 'Billing could not be opened. Please try again in a moment.',
    busy: 'Setting up your Pro account...',
    failed: 'Failed to start checkout process. Please try again.',
    due: 'You have a Pro subscription whose payment did not go through.',
    payAgain: 'Update your card',
    resting: 'You have a Pro subscription that is not active.',
    manage: 'Manage billing',
    notSold: 'Pro cannot be bought on this site yet.',
  },
  /** Beside the line about market insights, where there are no real prices. */
  market: {
    name: 'Market insights',
    none: 'Not available on this site: it has no market-data provider',
    sample: 'Sample data, not real prices',
    daily: 'Prices of the last trading day',
  },
  included: {
    heading: 'Included in every plan',
    items: [
      'Numbers from calculators, never from a language model',
      'Rules with their year and source',
      'Account and card numbers masked before a question leaves your browser',
      'No ads, and no sale of your data',
    ],
  },
  trust:
    'Paid through Stripe. Cancel at any time; Pro then runs until the end of the time you have paid for.',
} as const;
