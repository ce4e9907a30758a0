import { interestCost } from '#advisor/calculators/borrowing/interest-cost.ts';
import { choice, money, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** From here on a loan costs about what stocks have earned after inflation, and without their risk. */
const costlyRate = 6;
/** Below this, insured savings and bonds may well earn as much as the loan costs. */
const cheapRate = 4.5;

function bandOf(rate: number | undefined): string | undefined {
  if (rate === undefined) return undefined;
  if (rate >= costlyRate) return 'costly';
  return rate < cheapRate ? 'cheap' : 'middle';
}

/** The rate as the person said it; a button tells only about where it lies. */
const atRate = (rate: number | undefined) =>
  rate === undefined ? text`that rate` : text`${given('rate', rate, 'percent')}`;

function interestOf(rate: number | undefined, balance: number | undefined, { run }: GuideContext) {
  const cost = balance === undefined || rate === undefined ? undefined : run(interestCost, { balance, rate });
  return cost ? [text`Right now the loan costs you ${cost.figure('year')} of interest a year.`] : [];
}

export const prepayOrInvest = defineGuide({
  id: 'prepay_or_invest',
  title: 'Prepay or invest',
  about: 'Pay a loan or mortgage down early or invest instead',
  questions: [
    'should I pay extra on my mortgage or invest the money',
    "i've got 400 left every month. car loan at 7.2 or index fund?",
    'is it dumb to pay down a 3% mortgage early',
    'Does it make sense to throw my bonus at the car note or put it in the market?',
    'we have 60k extra. kill the mortgage or buy index funds',
    'my student loans are 5.5 percent, should i prepay them or max my roth',
    'pay off house early vs invest whats better',
    'Should I use my savings to get rid of my personal loan?',
    "mortgage is 6.9%, I'm 52, put the extra toward it or toward the 401k?",
    'husband wants to be debt free first, I want to start investing. who is right',
  ],
  input: {
    rate: percent({ label: 'Loan rate', roles: ['loan_rate'], min: 0, max: 60 }),
    balance: money({ label: 'Still owed', roles: ['debt_balance', 'mortgage_balance'], min: 1, max: 1e8 }),
    band: choice({ label: 'About the rate', options: ['cheap', 'middle', 'costly'] }),
    match: choice({ label: 'Employer match', options: ['full', 'missed', 'none'], fact: 'match_taken' }),
  },
  decide: ({ rate, band, match }) => {
    const cost = bandOf(rate) ?? band;
    if (cost === undefined) return 'depends';
    if (match === 'missed') return 'match_first';
    if (cost === 'costly') return 'prepay';
    return cost === 'cheap' ? 'invest' : 'split';
  },
  verdicts: {
    prepay: ({ rate, balance }, context) => ({
      opening: text`Pay the loan down first.`,
      because: [
        text`Every dollar you send earns ${rate === undefined ? text`the loan's rate` : text`${given('rate', rate, 'percent')}`} for sure, and stocks don't promise that.`,
        ...interestOf(rate, balance, context),
        text`Two things still come before it: your employer's full match, and a month or two of cash.`,
      ],
      unless: text`the money would come out of a retirement account. Then leave it there.`,
      next: text`Send the extra with your next payment and tell the lender it goes to principal.`,
    }),
    invest: ({ rate }) => ({
      opening: text`Invest it, and just keep making the regular payments.`,
      because: [
        text`A loan at ${atRate(rate)} is cheap. Over ten years or more, stock index funds have usually earned more than that, though not in every stretch.`,
      ],
      unless: text`you'll need the money within about five years, or the debt really bothers you. Then paying it down is a fine choice.`,
      next: text`Set up an automatic transfer into your 401(k) or IRA before you invest anywhere else.`,
    }),
    split: ({ rate, balance }, context) => ({
      opening: text`It's close, so do both: retirement accounts first, then the loan.`,
      because: [
        text`At ${atRate(rate)} the loan costs about what a careful investor can hope to earn after tax.`,
        ...interestOf(rate, balance, context),
      ],
      unless: text`you have no retirement plan with a match. Then lean toward the loan, because what it saves is certain.`,
      next: text`Put half of what's left each month into retirement and send the other half to the loan.`,
    }),
    match_first: () => ({
      opening: text`Neither yet: get your employer's full match first.`,
      because: [
        text`A match is extra pay, often fifty cents or a dollar for each of yours. No ordinary loan costs as much as the match you leave on the table.`,
      ],
      unless: text`you're behind on the loan, or it's a payday loan. Get that settled first.`,
      next: text`Raise your 401(k) contribution to where the match ends, then come back to the loan.`,
    }),
    depends: () => ({
      opening: text`It depends on the rate: pay off a costly loan first, and invest beside a cheap one.`,
      because: [
        text`Paying a loan down earns its interest rate for sure. Stocks have earned more on average, with bad years in between. Cards always go first.`,
      ],
      next: text`Look up the rate on your last statement.`,
    }),
  },
  asks: [
    {
      field: 'band',
      question: 'What rate does the loan charge?',
      choices: [
        { label: 'Under 4.5%', value: 'cheap' },
        { label: '4.5% to 6%', value: 'middle' },
        { label: 'Over 6%', value: 'costly' },
      ],
    },
    {
      field: 'match',
      question: 'Does your employer match 401(k) contributions?',
      choices: [
        { label: 'Yes, and I get all of it', value: 'full' },
        { label: "Yes, but I don't get all of it", value: 'missed' },
        { label: 'No match', value: 'none' },
      ],
    },
  ],
  followUps: ['Which debt should I pay off first?', 'How big should my emergency fund be?'],
  articles: ['opportunity-cost', 'pay-yourself-first', 'home-buying'],
  sources: [],
});
