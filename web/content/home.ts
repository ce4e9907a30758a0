import type { ClaimId } from '#web/content/company/claims.ts';
import type { View } from '#web/views.ts';

/** A question with what it comes to, for a card that runs in the page. */
export interface Example {
  id: string;
  label: string;
  question: string;
  calculator: 'compound_growth' | 'federal_income_tax' | 'loan_amortization';
  inputs: Readonly<Record<string, number | string>>;
  foremost: readonly string[];
}

export const home = {
  hero: {
    heading: 'Money questions, answered with the working shown',
    lead: 'Ask in your own words. Every number comes from a calculator you can open or a rule with its date and source.',
    question: 'A question about your money',
    placeholder: 'Ask anything about investing...',
    send: 'Ask',
    start: 'Get Started Free',
    goOn: 'Continue',
    ask: 'Ask FinDeus Anything',
  },
  claims: ['testers', 'backtest'] satisfies ClaimId[],
  card: {
    label: 'A real answer',
    heading: 'Try it: change a number',
    all: 'See all calculators',
    examples: [
      {
        id: 'growth',
        label: 'Growing',
        question: 'If I invest $500 a month at 7% for 30 years, how much will I have?',
        calculator: 'compound_growth',
        inputs: { monthly: 500, rate: 7, years: 30 },
        foremost: ['monthly', 'rate', 'years', 'start'],
      },
      {
        id: 'tax',
        label: 'Tax',
        question: 'I’m single, earn $95,000 and put $10,000 in my 401(k). What is my federal tax for 2026?',
        calculator: 'federal_income_tax',
        inputs: { filing_status: 'single', wages: 95_000, pre_tax_401k: 10_000 },
        foremost: ['wages', 'pre_tax_401k', 'filing_status', 'children'],
      },
      {
        id: 'loan',
        label: 'Borrowing',
        question: 'What does a $350,000 mortgage at 6.5% cost me over 30 years?',
        calculator: 'loan_amortization',
        inputs: { principal: 350_000, rate: 6.5, years: 30 },
        foremost: ['principal', 'rate', 'years', 'extra'],
      },
    ] satisfies Example[],
  },
  strategy: {
    heading: 'A simple strategy for every decision',
    lead: 'You do not need another opinion. You need to see what a choice costs, what it brings, and what would change that.',
    steps: [
      {
        title: 'Ask the way you would ask a friend',
        text: 'No forms and no jargon. Say what you earn, owe or plan, as exactly as you like. FinDeus asks for what is missing and keeps what you said.',
      },
      {
        title: 'See what it rests on',
        text: 'Each answer lists its inputs and where they came from: your words, a rule of this year, or an assumption that it names.',
      },
      {
        title: 'Change a number and look again',
        text: 'Cards compute in your browser. Try a lower return, a later date or a smaller loan, and see which of them matters.',
      },
    ],
  },
  capabilities: {
    heading: 'What the AI does, and what it leaves to arithmetic',
    lead: 'A language model is good with words and poor with sums. So words are all it is asked for: it picks calculators, and a check holds every number it writes against their results. Without a model, the same calculators answer by themselves.',
    items: [
      {
        title: 'Portfolio analysis',
        text: 'Mix, cost, concentration and what rebalancing would take, from the holdings you name.',
        ask: 'I have 70k in stocks and 30k in bonds. How do I get to 60/40?',
      },
      {
        title: 'Retirement',
        text: 'How long money lasts, tested against thousands of simulated futures and every start since 1871.',
        ask: 'Will $1 million last 30 years if I spend $40,000 a year?',
      },
      {
        title: 'Tax',
        text: 'Federal income tax for 2024 to 2026, gains, conversions and the limits of every account.',
        ask: 'I’m single and earn 90k. What would converting 20k to a Roth cost me?',
      },
      {
        title: 'Borrowing and buying',
        text: 'Mortgages, refinancing, debts in order, rent or buy, with every payment worked out to the cent.',
        ask: 'Should I refinance 300k from 7% to 6% if it costs 5,000?',
      },
      {
        title: 'Honest limits',
        text: 'No stock tips, no forecasts, no promises. What it cannot know it says, and points to what does help.',
        ask: 'Which stock will double next year?',
      },
    ],
  },
  explorer: {
    heading: 'Explore the platform',
    links: [
      {
        view: 'about',
        title: 'About',
        text: 'Why answers should show their work, and where FinDeus is headed.',
      },
      {
        view: 'docs',
        title: 'API documentation',
        text: 'Ask from your own programs and get the same checked figures.',
      },
      {
        view: 'security',
        title: 'Security',
        text: 'What is stored, who can read it, and what leaves your browser.',
      },
    ] satisfies { view: View; title: string; text: string }[],
  },
} as const;
