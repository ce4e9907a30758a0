import type { View } from '#web/views.ts';

/** What search engines and shared links are told of each view. Apart from the pages, which are fetched later. */
export const descriptions: Record<View, string> = {
  home: 'Ask about saving, investing, retirement and tax. FinDeus computes every figure in front of you, shows the working and names the source of each rule.',
  about:
    'Why FinDeus exists, the principles behind every answer, and the roadmap from the announcement in April 2025 to version 2.0.',
  press:
    'Press releases of FinDeus: the announcement of April 7, 2025, the launch of version 1.0 on September 10, 2025, and a contact for media.',
  security:
    'How FinDeus protects accounts and conversations: masking in your browser, row-level security, encrypted keys, quiet logs and incident response.',
  privacy:
    'The privacy policy of FinDeus: what is collected and why, what is masked before it leaves your browser, retention, export, deletion and your rights.',
  terms:
    'The terms of service of FinDeus: who may use it, what it is and is not, plans and billing, refunds, acceptable use, liability and how to end it.',
  docs: 'The FinDeus API: sign in for a token, ask questions over HTTP, stream answers, run calculators, and handle errors and rate limits, with samples.',
  portfolio:
    'All of your accounts in one place: import the positions file of your broker or type your positions in, and see value, share and gain of each.',
  calculators:
    'Free calculators for pay and taxes, loans, homes, retirement, investing and everyday money. Each shows its formula, its steps and the source of every rule.',
  calculator: 'A calculator of FinDeus, with the working shown.',
  today:
    'Your net worth over time, your goals and the next step for your money, from the numbers you have saved.',
  numbers:
    'Save your age, income, accounts, debts and goals once, and FinDeus uses them in every answer. Yours to change and delete.',
  plan: 'A plan across saving, debt, retirement, insurance and tax from your own numbers, with what would change each step.',
  'shared-plan': 'A copy of a FinDeus plan, for people who were sent the link to it.',
  market:
    'US index levels, Treasury yields and today’s change of your own holdings, each figure with its time and source, from FinDeus.',
  success: 'Welcome to FinDeus Pro.',
  'reset-password': 'Choose a new password for your FinDeus account.',
};
