import type { Recommendation } from '#contract/my-plan.ts';

/** The words of the plan across everything. */
export const planTexts = {
  heading: 'My plan',
  lead: 'What your own numbers call for, most urgent first. Each step says what it rests on and what would change it.',
  signedOut:
    'Save a few numbers, and this page decides for you where the next dollar goes, which debt to pay first, whether you’re on track to retire, how much insurance you need and more.',
  sample: {
    title: 'Where the next dollar goes',
    verdict: 'Pay off the $6,400 on the card now, from your $18,000 in cash.',
    unless: 'Unless your employer offers a match you aren’t getting. Then take the match first.',
  },
  loading: 'Working out your plan ...',
  failed: 'Your plan could not be made.',
  retry: 'Try again',
  empty: {
    heading: 'Nothing to plan with yet',
    text: 'Save your age, pay, spending and accounts, and the plan is here at once.',
    action: 'Add my numbers',
  },
  priority: { high: 'Do now', medium: 'Plan for it', low: 'When you have time' } satisfies Record<
    Recommendation['priority'],
    string
  >,
  action: 'Do this',
  because: 'Why',
  unless: 'Unless',
  saved: 'From your numbers',
  age: 'Age',
  review: (day: string) => `Look at it again on ${day}`,
  ask: 'Ask about this',
  print: 'Print or save as PDF',
  save: 'Save as a document',
  documentPro: 'Saving your plan as a document is part of Pro.',
  documentFailed: 'Your plan could not be saved. Please try again in a moment.',
  documentTitle: (year: string) => `My plan for ${year}`,
  taxes: {
    heading: (year: number | null) => (year === null ? 'Taxes' : `Taxes for ${year}`),
    loading: 'Working out your taxes ...',
    failed: 'Your taxes could not be worked out.',
    signedOut:
      'From your saved pay and filing status: your federal tax for the year, your bracket, what would lower it in dollars, and the key dates.',
    empty:
      'Save your pay and filing status, and your federal tax for the year is here, with what would lower it.',
    withoutPay: 'No pay this year? Put in a pension, withdrawals or gains yourself:',
    openEmpty: 'Open the tax calculator',
    assumed: 'No filing status is saved, so this is for a single person.',
    open: 'See every line in the calculator',
    ways: 'What would lower it',
    change: 'If you changed',
    now: 'As it is now',
    dates: 'Key dates',
    locked: (count: number) =>
      count === 1
        ? 'Pro shows one way to lower it, worked out from your numbers, and the key dates.'
        : `Pro shows ${count} ways to lower it, worked out from your numbers, and the key dates.`,
  },
  madeOn: (day: string) =>
    `Made on ${day} from your saved numbers. This is education, not individual advice by a registered adviser.`,
  aside: 'Keep and share this plan',
  share: {
    heading: 'Share',
    about:
      'Make a link to a copy of this plan, as it is now, for your partner or an adviser. It holds the steps, your taxes of the year and your scenarios under their names. Anyone with the link can read it, with the numbers but without your name or email address, until you revoke the link.',
    action: 'Share this plan',
    ready: 'Your link is ready',
    once: 'Copy it now: it is not shown again.',
    copy: 'Copy link',
    done: 'Done',
    links: 'Links that work',
    made: (moment: string) => `Made on ${moment}`,
    revoke: 'Revoke',
    revokeNamed: (moment: string) => `Revoke the link made on ${moment}`,
    revoked: 'The link is revoked, and its copy is deleted.',
    loading: 'Loading your links ...',
    listFailed: 'Your links could not be loaded.',
    retry: 'Try again',
    failed: 'That did not work. Please try again.',
  },
  locked: {
    heading: (count: number) => (count === 1 ? 'Pro adds one more step' : `Pro adds ${count} more steps`),
    text: 'They are worked out from your numbers already:',
    action: 'Upgrade to Pro',
  },
} as const;

/** The words of a copy of somebody else's plan. */
export const sharedPlanTexts = {
  heading: 'A shared plan',
  lead: 'Someone has shared their money plan with you. “You” in it is that person.',
  copyOf: (day: string) => `This is a copy made on ${day}. It does not change when their numbers do.`,
  loading: 'Loading the plan ...',
  saved: 'From their numbers',
  notFound: {
    heading: 'This link does not work',
    text: 'It was revoked, or a part of it is missing. Ask the person who sent it for a new one.',
  },
  failed: 'The plan could not be loaded.',
  retry: 'Try again',
  disclaimer: 'This is education, not individual advice by a registered adviser.',
} as const;
