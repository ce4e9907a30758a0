import { pricing } from '#web/content/pricing.ts';

export const success = {
  heading: (plan: string) => `Welcome to ${plan}`,
  checking: { heading: 'Checking your payment', signedOut: 'Sign in to see your plan', signIn: 'Sign In' },
  /** After a reload of the page, when the subscription is no longer what it was after the payment. */
  standing: {
    owed: {
      heading: 'Your last payment did not go through',
      text: 'Pro is off until it is paid. Update your card, and Pro is back as soon as the payment goes through.',
    },
    paused: {
      heading: 'Your Pro subscription is paused',
      text: 'You can resume it where your card and your invoices are.',
    },
    ended: {
      heading: 'Your Pro subscription has ended',
      text: 'You are on Free, and your conversations and numbers are still here. You can subscribe again at any time.',
      action: 'See the plans',
    },
  },
  lead: 'Thank you. This is what you can do from now on:',
  features: pricing.pro.features,
  first: {
    text: 'All of it uses your own numbers. Four taps are enough to get started.',
    begin: 'Answer four questions',
  },
  chat: 'Start a Pro chat',
  home: 'Go home',
  details: {
    heading: 'Your subscription',
    plan: 'Plan',
    yearly: (plan: string) => `${plan}, billed yearly`,
    status: 'Status',
    next: 'Next billing date',
    loading: 'Waiting for the confirmation of your payment. This usually takes a few seconds.',
    late: 'The confirmation takes longer than usual. If you have paid, nothing is lost: Pro unlocks as soon as it arrives, and you may close this page.',
    signedOut: 'If you have just paid, sign in with the account that you paid for.',
    secondFactor: 'Finish signing in with the code of your authenticator app to see your subscription.',
  },
} as const;
