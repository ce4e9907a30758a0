export const pricing = {
  heading: 'Two plans, one price',
  lead: 'Start free and stay free as long as you like. Pro adds depth, not correctness: the numbers are the same.',
  perMonth: 'a month',
  free: {
    name: 'Free',
    about: 'For everyday questions.',
    features: [
      'Answers with the working shown',
      'All calculators and sources',
      'Saved conversations when you sign in',
      'Export and delete your data at any time',
    ],
    action: 'Start Free',
    current: 'Current Plan',
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
    ],
    action: 'Upgrade to Pro',
    active: '✓ Active Pro Subscription',
    busy: 'Setting up your Pro account...',
    failed: 'Failed to start checkout process. Please try again.',
    due: 'You have a Pro subscription whose payment did not go through.',
    manage: 'Update your card',
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
    'Paid through Stripe. Cancel at any time; Pro then runs until the end of the month you have paid for.',
} as const;
