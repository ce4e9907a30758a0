import { given } from '#advisor/calculators/define/result.ts';
import {
  atRate,
  bandOf,
  canPayOff,
  hasSpareSum,
  interestOf,
  keptRate,
  longEnough,
  owedOn,
  theExtra,
  theLoan,
  yearsToRetirement,
} from '#advisor/guides/debt/loan-told.ts';
import {
  buyCar,
  cardFirst,
  cardFromCash,
  forgiveness,
  keepForJob,
  keepSavings,
  matchFirst,
  notFromPlan,
  parkIt,
  partFromCash,
} from '#advisor/guides/debt/prepay-words.ts';
import { grown, leftAfter, soonerBy, spareOf } from '#advisor/guides/debt/prepay-figures.ts';
import { cushionFirst } from '#advisor/guides/debt/prepay-cushion.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { inheritedForLoan } from '#advisor/guides/retirement/inherited-plan.ts';
import { matchTaken } from '#advisor/guides/investing/footing-fields.ts';
import { text } from '#advisor/quantities/text.ts';
import { prepayFields } from '#advisor/guides/debt/prepay-fields.ts';

/** Less than about three months of most households' bills. */
const thinCushion = 10_000;

/** An extra of each week counts as what it comes to in a month. */
const byMonth = <T extends { monthly: number | undefined; by_week: number | undefined }>(told: T): T => ({
  ...told,
  monthly: told.monthly ?? told.by_week,
});

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
  simply:
    "Paying off a loan is like earning its interest rate for sure. If the rate is higher than what your money is likely to earn elsewhere, pay the loan; if it's lower, keep or invest the money, once you have some cash for emergencies.",
  input: prepayFields,
  // Without any loan there is nothing to prepay.
  fits: ({ paid_off: isPaidOff, rate, mortgage, balance, card, price, thing }) =>
    isPaidOff !== true ||
    [rate, mortgage, balance, card, price].some((each) => each !== undefined) ||
    (thing !== undefined && thing !== 'mortgage'),
  sides: [
    {
      given: { source: 'retirement_account' },
      questions: [
        'should we pay off the mortgage from the 401k',
        'take money out of my IRA to pay off the house',
        'cash out retirement savings to be debt free before we retire',
      ],
    },
    {
      given: { purchase: 'car' },
      questions: [
        'pay cash for the car or take the loan',
        'buy the truck outright from savings or finance it',
        'should I finance a car when I have the money in the bank',
        'we can pay cash for a used car but it would take most of our savings',
      ],
    },
  ],
  decide: (said) => {
    const told = byMonth(said);
    // "Cash out 88k" of a 401(k) for a mortgage of 88k is no cash in the bank.
    const isFromPlan = told.plan !== undefined && told.cash !== undefined && told.cash === owedOn(told);
    if (told.source === 'inherited_ira') return 'not_from_inherited';
    if (told.source !== undefined || isFromPlan) return 'not_from_plan';
    if (told.is_widowed && told.lump !== undefined) return 'park_it';
    if (told.purchase !== undefined || (told.price !== undefined && owedOn(told) === undefined))
      return 'buy_car';
    if (told.card !== undefined && told.cash !== undefined && told.thing === undefined)
      return 'card_from_cash';
    const { rate, band, thing } = told;
    const match = matchTaken(told);
    const spare = spareOf(told);
    const kept = keptRate(told);
    if (told.no_savings) return 'cash_first';
    const owesCard = told.has_card || told.card !== undefined;
    if (owesCard && thing !== undefined) return 'card_first';
    if (told.public_service && thing === 'student') return 'forgiveness';
    if (rate !== undefined && kept !== undefined && kept > rate) return 'keep_savings';
    const cost = bandOf(rate) ?? band;
    if (told.job_at_risk && (told.cash ?? told.lump) !== undefined) return 'keep_for_job';
    if (cost === undefined) return 'depends';
    if (match === 'missed') return 'match_first';
    const isThinFor = told.spending === undefined && (told.cash ?? thinCushion) < thinCushion;
    if (cost !== 'costly' && told.monthly !== undefined && isThinFor) return 'cash_first';
    const owed = owedOn(told);
    if (cost !== 'cheap' && (spare === undefined || owed === undefined ? canPayOff(told) : spare >= owed))
      return 'pay_off';
    // Bills of three months come before a loan that is not a card; a sum is split where it is more than they need.
    const isThin = spare === undefined ? (told.cash ?? thinCushion) < thinCushion : spare < (told.lump ?? 0);
    if (told.monthly === undefined && told.lump !== undefined && isThin) return 'cushion_first';
    if (spare !== undefined && spare <= 0) return 'cash_first';
    // With the bills of three months known, whatever is beyond them goes to a costly loan.
    if (spare !== undefined && cost === 'costly' && told.monthly === undefined) return 'part_from_cash';
    if (cost === 'costly') return hasSpareSum(told) ? 'part_from_cash' : 'prepay';
    const isNear = (yearsToRetirement(told) ?? longEnough) < longEnough;
    if (cost === 'middle') return isNear ? 'prepay' : 'split';
    return isNear ? 'keep_regular' : 'invest';
  },
  verdicts: {
    not_from_plan: notFromPlan,
    not_from_inherited: inheritedForLoan,
    card_from_cash: cardFromCash,
    buy_car: buyCar,
    cushion_first: cushionFirst,
    part_from_cash: partFromCash,
    keep_for_job: keepForJob,
    prepay: (said, context) => {
      const told = byMonth(said);
      const near = yearsToRetirement(told);
      return {
        opening:
          told.rate === undefined && told.monthly === undefined
            ? text`Pay the loan down first.`
            : text`Put ${theExtra(told)} toward ${theLoan(told)} before you invest more.`,
        because: [
          ...soonerBy(told, told.monthly === undefined ? told.lump : undefined, context),
          text`Every dollar you send earns ${told.rate === undefined ? text`the loan's rate` : text`${given('rate', told.rate, 'percent')}`} for sure, and stocks don't promise that.`,
          ...interestOf(told, context),
          ...(near !== undefined && told.left !== undefined && told.left > near
            ? [
                text`At the regular pace it still runs ${given('left', told.left, 'years')}, past your last paycheck. Gone by then, you need less to retire.`,
              ]
            : []),
          matchTaken(told) === 'full'
            ? text`Keep the full match and a few months of cash.`
            : text`Two things still come before it: your employer's full match, and a few months of cash.`,
        ],
        unless: text`the money would come out of a retirement account. Then leave it there.`,
        next: text`Send the extra with your next payment and tell the lender it goes to principal.`,
      };
    },
    pay_off: (told, context) => {
      const owed = owedOn(told)!;
      // New money counts beside savings where these alone would not do.
      const sum = (told.cash ?? 0) >= owed ? told.cash! : (told.cash ?? 0) + (told.lump ?? 0);
      return {
        opening:
          told.cash === undefined
            ? text`Yes, pay off the ${given('balance', owed, 'usd')} now.`
            : text`Yes, pay off the ${given('balance', owed, 'usd')} from your savings.`,
        because: [
          ...leftAfter({ ...told, cash: sum }, owed, context),
          ...interestOf(told, context),
          text`Your savings${told.savings_rate === undefined ? '' : text` at ${given('savings_rate', told.savings_rate, 'percent')}`} earn less than that, and you have ${given('cash', sum, 'usd')}, so a cushion stays. The old payment then rebuilds it quickly.`,
        ],
        unless:
          told.spending === undefined
            ? text`what's left wouldn't cover three months of bills, or your job is shaky. Then pay off only part of it.`
            : text`your job is shaky. Then pay off only part of it.`,
        next: text`Ask the lender for the payoff amount to the day, pay it, and send the ${told.payment === undefined ? 'old payment' : text`old ${given('payment', told.payment, 'usd_per_month')}`} to savings from then on.`,
      };
    },
    invest: (said, context) => {
      const told = byMonth(said);
      return {
        opening: text`Invest ${theExtra(told)}, and just keep making the regular payments on ${theLoan(told)}.`,
        because: [
          ...grown(told, context),
          text`A loan at ${atRate(told.rate)} is cheap. Over ten years or more, stock index funds have usually earned more than that, though not in every stretch.`,
          ...(told.cash === undefined || told.cover !== undefined
            ? []
            : [
                text`From the ${given('cash', told.cash, 'usd')} in cash, keep three to six months of bills first.`,
              ]),
        ],
        unless: text`you'll need the money within about five years, or the debt really bothers you. Then paying it down is a fine choice.`,
        next: told.maxes_out
          ? text`With the retirement accounts filled, put it into a broad index fund in a brokerage account, all at once or over a few months.`
          : text`Set up an automatic transfer into your 401(k) or IRA before you invest anywhere else.`,
      };
    },
    keep_regular: (said, context) => {
      const told = byMonth(said);
      return {
        opening: text`Don't rush to pay off ${theLoan(told)}: keep the regular payments and put ${told.monthly === undefined ? text`the extra` : theExtra(told)} into retirement savings.`,
        because: [
          ...grown(told, context),
          text`A loan at ${atRate(told.rate)} is cheap, and what you prepay is out of reach when your paycheck stops.`,
          text`${told.retire === undefined ? text`With ${given('horizon', told.horizon!, 'years')} to go` : text`If you stop at ${given('retire', told.retire, 'age')}`}, hold part of the new money in bonds and savings, not only in stocks.`,
        ],
        unless: text`your retirement income wouldn't cover the payment. Then plan to have it gone by then.`,
        next: text`Fill the catch-up room in your 401(k) or IRA first, and work out your monthly income after you stop.`,
      };
    },
    keep_savings: keepSavings,
    split: (said, context) => {
      const told = byMonth(said);
      return {
        opening: text`It's close at ${atRate(told.rate)}, so do both: retirement accounts first, then the loan.`,
        because: [
          text`That's about what a careful investor can hope to earn after tax.`,
          ...interestOf(told, context),
          ...grown(told, context),
        ],
        unless: text`you have no retirement plan with a match. Then lean toward the loan, because what it saves is certain.`,
        next: text`Put half of what's left each month into retirement and send the other half to the loan.`,
      };
    },
    cash_first: (told) => ({
      opening:
        told.cash === undefined
          ? text`Neither yet: put the first month or two of bills in a savings account.`
          : text`Build savings first: ${given('cash', told.cash, 'usd')} is too thin a cushion to send extra to ${theLoan(told)}.`,
      because: [
        text`Without enough cash, the next car repair or short paycheck goes on a card, and that costs more than ${theLoan(told)}.`,
        bandOf(told.rate) === 'cheap'
          ? text`After that, get any employer match. The loan is cheap enough to wait.`
          : text`After that, get any employer match, then send the extra to the loan.`,
      ],
      unless: text`you're behind on the loan. Then catch up first.`,
      next: text`Open a free savings account and move a set amount there every payday.`,
    }),
    card_first: cardFirst,
    forgiveness,
    match_first: matchFirst,
    park_it: parkIt,
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
      settled: ({ is_widowed: isWidowed, lump }) => isWidowed === true && lump !== undefined,
      question: 'What rate does the loan charge?',
      choices: [
        { label: 'Under 4.5%', value: 'cheap' },
        { label: '4.5% to 6%', value: 'middle' },
        { label: 'Over 6%', value: 'costly' },
      ],
    },
    {
      field: 'match',
      settled: ({ maxes_out: isFull, is_widowed: isWidowed, lump }) =>
        isFull === true || (isWidowed === true && lump !== undefined),
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
