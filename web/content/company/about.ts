import type { Page, Section } from '#web/content/blocks.ts';

interface AboutPage extends Page {
  story: Section;
  principles: { heading: string; entries: readonly { title: string; text: string }[] };
  roadmap: {
    heading: string;
    states: Readonly<Record<'done' | 'now' | 'next', string>>;
    milestones: readonly { date: string; title: string; text: string; state: 'done' | 'now' | 'next' }[];
  };
}

export const about: AboutPage = {
  heading: 'Advice should show its work',
  lead: 'FinDeus is for individual investors who want to understand a decision before they make it.',
  story: {
    id: 'story',
    heading: 'Why it exists',
    blocks: [
      'Most questions about money are ordinary. How much of the next raise goes to tax? Is it better to pay down the loan or to save? How long does this amount last? You should not need an appointment to get a clear answer, and you should not have to take the answer on trust.',
      'A language model alone can write a confident paragraph with a wrong number in it. In advice about money, that is the worst fault there is. So we split the work. Calculators do the sums, a ledger of dated facts holds the figures of the law, and articles with sources explain the rest. A language model, where one is configured, words the answer and is checked against them.',
      'The result is an answer you can open. Each calculation comes with its formula, its inputs and what was assumed. Change an input and you see what changes. If FinDeus does not know, it says so and points to what comes nearest.',
      'FinDeus is education. It does not hold or manage your money, and it does not replace a registered adviser who knows your whole situation.',
    ],
  },
  principles: {
    heading: 'What we hold ourselves to',
    entries: [
      {
        title: 'Compute, do not guess',
        text: 'A figure in an answer comes from a calculator, from a dated source or from your own words. The answer says which.',
      },
      {
        title: 'Name the year and the source',
        text: 'Limits, brackets and rates change. Every figure of law carries its year and where it was published, and an answer tells you when a newer one has not been announced yet.',
      },
      {
        title: 'Say what is not known',
        text: 'FinDeus makes no forecasts, and every price it shows has its time and source. Where something is missing it asks you. Where nothing fits, it tells you that instead of filling the gap.',
      },
      {
        title: 'Keep private things private',
        text: 'Numbers that look like cards, accounts or Social Security numbers are replaced in your browser before your text is sent. The database shows your saved conversations to your account and refuses other users.',
      },
      {
        title: 'Refuse what does harm',
        text: 'FinDeus does not help with insider trading, market manipulation or promises of returns without risk. It does explain what they are, so that you can recognize them.',
      },
      {
        title: 'Leave the decision to you',
        text: 'You see the result, the assumptions and possible next steps, and you decide. Nothing is bought or sold for you.',
      },
    ],
  },
  roadmap: {
    heading: 'Roadmap',
    states: { done: 'Done', now: 'Now', next: 'Next' },
    milestones: [
      {
        date: 'April 7, 2025',
        title: 'Announced',
        text: 'FinDeus is presented to the public: a chat that answers questions about money in plain words.',
        state: 'done',
      },
      {
        date: 'September 10, 2025',
        title: 'Version 1.0 launch',
        text: 'Ask FinDeus opens with a Free plan, a Pro plan and saved conversations.',
        state: 'done',
      },
      {
        date: 'Mid 2026',
        title: 'Version 2.0 beta',
        text: 'Answers are built around calculators whose inputs and steps you can open and check.',
        state: 'done',
      },
      {
        date: 'Late 2026 to early 2027',
        title: 'Version 2.0 public',
        text: 'The window we have set for opening version 2.0 to everyone. The date may move within it.',
        state: 'now',
      },
    ],
  },
  related: [
    { to: 'home', title: 'Home', about: 'See what an answer looks like and compare the plans.' },
    { to: 'press', title: 'Press', about: 'Read the announcements behind the first two milestones.' },
    { to: 'security', title: 'Security', about: 'How your account and your conversations are protected.' },
  ],
};
