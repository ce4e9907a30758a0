import { refinanceBreakeven } from '#advisor/calculators/borrowing/home-loans/refinance-breakeven.ts';
import { choice, flag, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { refinanceCases, refinanceSides } from '#advisor/guides/home/refinance-cases.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** A cut this large usually earns back the closing costs within a few years. */
const clearCut = 0.75;
/** Few people stay longer than this, so a later break-even does not count. */
const latestBreakEven = 120;

/** Many people have moved or refinanced again by then. */
const slowBreakEven = 60;
/** Assumed if the time left is unknown: a thirty-year loan that is a few years old. */
const usualLeft = 27;

/** When people look for a better rate, a car loan is usually about a third paid, and replacing it costs little. */
const usualCarLeft = 4;

interface Loans {
  car: boolean;
  balance: number | undefined;
  rate: number | undefined;
  new_rate: number | undefined;
  left: number | undefined;
  term: number | undefined;
  costs: number | undefined;
  stay: number | undefined;
}

function weigh(
  { car: isCar, balance, rate, new_rate, left, term, costs, stay }: Loans,
  { run }: GuideContext,
) {
  if (balance === undefined || rate === undefined || new_rate === undefined) return undefined;
  // Compared over the time left on the old loan, so that a longer term does not look like a saving.
  const time = left ?? (isCar ? usualCarLeft : usualLeft);
  const fees = costs ?? (isCar ? 0 : undefined);
  const told = { balance, rate, new_rate, years_left: time, new_years: term ?? time, costs: fees, stay };
  return run(
    refinanceBreakeven,
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  );
}

/** Whether the new loan runs clearly longer than the old one has left. */
function isStretched({ left, term }: Loans): boolean {
  return left !== undefined && term !== undefined && term > left + 1;
}

function isSameLength({ left, term }: Loans): boolean {
  return left !== undefined && (term ?? left) === left;
}

/** The month in which lower payments have covered the costs; it exists only if the payment falls. */
function breakEven(loans: Loans, context: GuideContext) {
  const weighed = weigh(loans, context);
  return weighed && weighed.figure('monthly_saving').value > 0
    ? { months: weighed.figure('breakeven_months'), saving: weighed.figure('monthly_saving') }
    : undefined;
}

export const refinanceChoice = defineGuide({
  id: 'refinance_choice',
  title: 'Refinance or not',
  about: 'Refinance or not',
  questions: [
    'should I refinance my mortgage',
    'we have 7.1% on 380k, offered 6.2, closing 5,500. do it?',
    'is it worth refinancing for half a percent',
    'Rates came down a bit since we bought in 2023. Now or wait?',
    "i've got 19 yrs left at 6.4. would a new 30 at 5.75 be dumb",
    'refi my car loan? its at 11 percent and my credit got better',
    'Lender keeps calling about a no-closing-cost refinance, legit?',
    'my rate is 2.9, anybody ever a reason to refinance that',
    'thinking of selling in 2 years but refinance would save 210 a month',
    'get out of my adjustable rate before it resets, yes or no',
  ],
  simply:
    "You pay a fee today for a smaller interest bill later. If the interest you save adds up to more than the fee before you sell or pay off the house, it's worth it; if not, it isn't.",
  input: {
    balance: money({ label: 'Loan balance', roles: ['mortgage_balance', 'debt_balance'], min: 1, max: 1e9 }),
    rate: percent({ label: 'Current rate', roles: ['loan_rate'], min: 0, max: 40 }),
    new_rate: percent({ label: 'New rate', roles: ['loan_rate_new', 'loan_rate#2'], min: 0, max: 40 }),
    left: years({ label: 'Time left on the loan', roles: ['term_left'], min: 1 / monthsPerYear, max: 50 }),
    term: years({ label: 'Term of the new loan', roles: ['term'], min: 1 / monthsPerYear, max: 50 }),
    costs: money({ label: 'Closing costs', roles: ['closing_costs'], min: 0, max: 1e7 }),
    stay: years({
      label: 'Time you keep the loan',
      roles: ['time_stay', 'horizon'],
      // The years until somebody wants to retire are no time in a house.
      toldOnly: true,
      min: 1 / monthsPerYear,
      max: 50,
    }),
    car: flag({
      label: 'A car loan',
      fact: 'loan=car',
      default: { value: false, reason: 'no car is mentioned' },
    }),
    asked: choice({ label: 'Asked about', options: ['adjustable', 'heir', 'divorce'] }),
    cash: cashField,
    gap: choice({ label: 'New rate against yours', options: ['lower', 'bit_lower', 'not_lower'] }),
  },
  sides: refinanceSides,
  decide: (loans, context) => {
    if (loans.asked !== undefined && !loans.car) return loans.asked;
    const { rate, new_rate, stay, gap } = loans;
    if (loans.car && new_rate === undefined && gap === undefined) return 'car_quotes';
    const cut = rate === undefined || new_rate === undefined ? undefined : rate - new_rate;
    if (cut === undefined ? gap === 'not_lower' : cut <= 0) return 'keep';
    const worth = weigh(loans, context)?.figure('npv').value;
    const even = breakEven(loans, context)?.months.value;
    if (isStretched(loans)) {
      const same = weigh({ ...loans, term: loans.left }, context)?.figure('npv').value;
      if (same !== undefined && same > 0) return 'same_term';
    }
    if (worth !== undefined && worth > 0)
      return stay === undefined && even !== undefined && even > slowBreakEven
        ? 'only_if_staying'
        : 'refinance';
    if (worth !== undefined)
      return stay !== undefined && even !== undefined && even <= latestBreakEven
        ? 'too_soon'
        : 'not_worth_it';
    return (cut ?? (gap === 'lower' ? clearCut : 0)) >= clearCut ? 'likely' : 'depends';
  },
  verdicts: {
    ...refinanceCases,
    car_quotes: ({ rate, balance, left }) => ({
      opening:
        rate === undefined
          ? text`Yes, get quotes for the car loan: it costs nothing to ask, and a rate two points lower is usually worth it.`
          : text`Yes, get quotes: if your credit is good now, ${given('rate', rate, 'percent')} can usually be beaten, and asking costs nothing.`,
      because: [
        text`A car loan has hardly any closing costs, so any clearly lower rate saves money${balance === undefined ? '' : text` on the ${given('balance', balance, 'usd')}`}.`,
        left === undefined
          ? text`Keep the months you have left or fewer, because a longer loan can cost more even at a lower rate.`
          : text`Keep it at the ${given('left', left, 'years')} you have left or shorter. A longer loan can cost more even at a lower rate.`,
      ],
      unless: text`you owe more than the car is worth or have less than a year left. Then few lenders take it, and there's little to save.`,
      next: text`Ask two credit unions and your bank within two weeks, so the checks count as one, and compare the total you'd pay.`,
      say: text`What rate can you give me for the months I have left, and are there any fees?`,
    }),
    refinance: (loans, context) => {
      const even = breakEven(loans, context);
      const gain = loans.stay === undefined ? undefined : weigh(loans, context)?.figure('npv');
      return {
        opening: gain
          ? text`Yes, refinance from ${given('rate', loans.rate ?? 0, 'percent')} to ${given('new_rate', loans.new_rate ?? 0, 'percent')}: over ${given('stay', loans.stay!, 'years')} you come out about ${wholeDollars(gain)} ahead.`
          : text`Yes, refinance from ${given('rate', loans.rate ?? 0, 'percent')} to ${given('new_rate', loans.new_rate ?? 0, 'percent')}.`,
        because: [
          ...(even
            ? [
                even.months.value > 0
                  ? text`The payment falls by ${wholeDollars(even.saving)}, which covers the costs after about ${even.months}.`
                  : text`The payment falls by ${wholeDollars(even.saving)}.`,
              ]
            : [text`It more than pays for the costs over the time you'd keep the loan.`]),
          isSameLength(loans)
            ? text`Both loans are compared over the ${given('left', loans.left ?? 0, 'years')} you have left, so ask for a term no longer than that.`
            : loans.term === undefined && loans.car
              ? text`That compares both rates over four years. Keep the months you have left or fewer, because a longer loan can cost more even at a lower rate.`
              : loans.term === undefined
                ? text`That compares both rates over the same time, about twenty-seven years. A fresh thirty-year loan lowers the payment more, but only by adding years of interest, so ask for a term no longer than what you have left.`
                : text`Keep the new term no longer than what you have left, so you don't start over.`,
        ],
        unless: text`you may sell before that, or your credit has slipped and the real offer is higher.`,
        next: loans.car
          ? text`Ask two credit unions for a quote on the same day, and check that the old loan has no prepayment penalty.`
          : text`Get written offers from three lenders on one day and compare rate, points and fees.`,
        say: loans.car
          ? text`I have another offer. Can you match its rate for the months I have left?`
          : text`I have another offer. Can you match its rate with the same closing costs?`,
      };
    },
    only_if_staying: (loans, context) => {
      const even = breakEven(loans, context)!;
      return {
        opening: text`Only if you're sure to keep the loan longer than ${even.months}: that's how long it takes to earn back the costs.`,
        because: [
          text`Going from ${given('rate', loans.rate ?? 0, 'percent')} to ${given('new_rate', loans.new_rate ?? 0, 'percent')} lowers the payment by just ${wholeDollars(even.saving)}. Many people move or refinance again before that pays off.`,
        ],
        unless: text`a lender covers the closing costs and the rate is still below yours. Then there's little to lose.`,
        next: text`Ask for a quote with lender credits that cover all costs, and look again if rates fall further.`,
      };
    },
    same_term: (loans, context) => {
      const weighed = weigh({ ...loans, term: loans.left }, context)!;
      return {
        opening: text`Yes to ${given('new_rate', loans.new_rate!, 'percent')}, but take a term near your ${given('left', loans.left!, 'years')}, not a new ${given('term', loans.term!, 'years')}.`,
        because: [
          weighed.figure('monthly_saving').value > 0
            ? text`Over the same time the payment still falls by ${wholeDollars(weighed.figure('monthly_saving'))}, and you're done when you planned to be.`
            : text`Over the same time the lower rate still pays for the costs, and you're done when you planned to be.`,
          text`Starting the clock over makes the payment look small, but you'd pay interest for many more years.`,
        ],
        unless: text`you need the lower payment to get by. Then take the longer loan and send extra when you can.`,
        next: text`Ask three lenders for a fifteen- or twenty-year quote, or a custom term. Many offer one.`,
        say: text`Can you write this loan for the years I have left, and what's the rate then?`,
      };
    },
    too_soon: (loans, context) => {
      const even = breakEven(loans, context)!;
      return {
        opening: text`No, you'd leave too soon: it takes ${even.months} to earn back the costs.`,
        because: [
          text`The new loan would save ${wholeDollars(even.saving)}, but the closing costs come first. Leave earlier and you've paid the bank for nothing.`,
        ],
        unless: text`the lender covers the costs with a slightly higher rate that's still below yours.`,
        next: text`Ask for a quote with lender credits that cover all closing costs, and compare that rate with yours.`,
      };
    },
    not_worth_it: (loans, context) => ({
      opening: text`No, leave this one alone: ${given('new_rate', loans.new_rate ?? 0, 'percent')} doesn't earn back the costs.`,
      because: [
        text`Closing would cost ${loans.costs === undefined ? 'about ' : ''}${weigh(loans, context)!.figure('costs')}, and moving from ${given('rate', loans.rate ?? 0, 'percent')} doesn't make up for that over the time you'd keep the loan.`,
        text`A lower payment alone can fool you: it may only come from stretching the debt over more years.`,
      ],
      unless: text`you need the lower payment to stay current. Then call your servicer first and ask what help there is.`,
      next: text`Write down the rate at which you'd look again, and send a little extra to principal until then.`,
    }),
    keep: ({ rate, new_rate: newRate }) => ({
      opening:
        rate === undefined || newRate === undefined
          ? text`No, keep the loan you have.`
          : text`No, keep your ${given('rate', rate, 'percent')} loan: one at ${given('new_rate', newRate, 'percent')} saves nothing.`,
      because: [
        text`A new loan that isn't cheaper only adds closing costs and starts the clock over.`,
        text`If you need cash from the house, a home equity loan leaves your low rate alone.`,
      ],
      unless: text`you have an adjustable rate about to jump, must take someone off the loan, or can't manage the payment.`,
      next: text`Put the refinance mail aside and check rates again in half a year.`,
    }),
    likely: () => ({
      opening: text`Yes, a cut that large is usually worth it.`,
      because: [
        text`It tends to earn back the closing costs within a few years, if you keep the loan that long.`,
        text`Ask for a term close to what you have left. A fresh thirty years lowers the payment but can raise the total interest.`,
      ],
      unless: text`you'll sell or pay the loan off before the break-even, the costs divided by the monthly saving.`,
      next: text`Get three Loan Estimates on the same day and divide the costs by the monthly saving.`,
    }),
    depends: () => ({
      opening: text`Refinance only if the new rate is clearly lower and you'll stay past the break-even.`,
      because: [
        text`Break-even is the closing costs divided by what you save each month. A cut of three quarters of a point or more usually gets there in a few years.`,
        text`Match the new term to the years you have left.`,
      ],
      unless: text`your goal is to leave an adjustable rate or drop mortgage insurance. Then a smaller cut can do.`,
      next: text`Look up your rate and balance, and get one quote to compare.`,
    }),
  },
  asks: [
    {
      field: 'gap',
      settled: ({ asked }) => asked !== undefined,
      question: 'How does the new rate compare with yours?',
      choices: [
        { label: 'At least 0.75 points lower', value: 'lower' },
        { label: 'A little lower', value: 'bit_lower' },
        { label: 'Not lower', value: 'not_lower' },
      ],
    },
    {
      field: 'balance',
      settled: ({ rate, new_rate, asked }) =>
        rate === undefined || new_rate === undefined || asked !== undefined,
      question: 'How much do you still owe on the loan?',
      choices: [
        { label: 'About $50,000', value: 50_000 },
        { label: 'About $200,000', value: 200_000 },
        { label: 'About $400,000', value: 400_000 },
      ],
    },
    {
      field: 'stay',
      settled: ({ asked }) => asked !== undefined,
      question: 'How long will you keep this loan?',
      choices: [
        { label: 'Under 3 years', value: 2 },
        { label: '3 to 7 years', value: 5 },
        { label: 'Longer', value: 10 },
      ],
    },
  ],
  followUps: [
    'Should I pay points?',
    'Should I take a HELOC or a cash-out refinance?',
    'Should I pay extra on the mortgage or invest?',
  ],
  articles: ['refinancing'],
  related: ['opportunity-cost', 'home-buying'],
  sources: ['fed_refinancing', 'cfpb_owning_a_home'],
});
