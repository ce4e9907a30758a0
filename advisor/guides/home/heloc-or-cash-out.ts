import {
  choice,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import {
  cardDebtField,
  cashField,
  jobAtRiskField,
  said,
  unemployedField,
} from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { cardInterest, higherInterest, room } from '#advisor/guides/home/equity-figures.ts';
import { houseAtRisk } from '#advisor/guides/home/house-at-risk.ts';
import {
  isPaidOff,
  secondLoanLine,
  secondLoanWords,
  shareOfBenefits,
} from '#advisor/guides/home/second-loan.ts';
import { text } from '#advisor/quantities/text.ts';

/** A new first mortgage has to beat the old one by this much before its costs on the whole balance pay. */
const clearCut = 0.5;

/** Paying cash should leave at least as much again for what goes wrong. */
const cashToSpare = 2;

/** Above this share of an income that doesn't rise, a payment takes too much of it. */
const mostOfBenefits = 15;

export const helocOrCashOut = defineGuide({
  id: 'heloc_or_cash_out',
  title: 'HELOC, home equity loan or cash-out refinance',
  about: 'HELOC, home equity loan or cash-out refinance',
  questions: [
    'heloc or cash out refi for a new kitchen',
    'our first mortgage is 3.1% and we need 70k for an addition, what kind of loan',
    'should I take a home equity loan to pay off 28k of credit cards',
    'Is a HELOC a bad idea right now?',
    'pull money out of the house to buy stocks, smart or stupid',
    'whats better home equity line or home equity loan',
    'contractor wants 22k for the roof and i have lots of equity, how do i borrow it',
    'Cash-out refinance at 6.6% vs HELOC at 8.4%, current loan 7.2%',
    'thinking of tapping equity to help my daughter with college',
    'we have 200k equity just sitting there, should we use some of it',
  ],
  simply:
    "Any of these loans uses your house as the promise: if you don't pay, you can lose it. So borrow only for a good reason, only as much as you need, and don't swap a cheap mortgage for a costlier one.",
  input: {
    value: money({ label: 'Value of the home', roles: ['home_value', 'home_price'], min: 1, max: 1e9 }),
    owed: money({
      label: 'Mortgage still owed',
      roles: ['mortgage_balance', 'debt_balance:mortgage'],
      min: 0,
      max: 1e9,
    }),
    rate: percent({
      label: 'Rate of your mortgage',
      roles: ['loan_rate:mortgage', 'loan_rate'],
      min: 0,
      max: 25,
    }),
    new_rate: percent({ label: 'Rate of a new mortgage', roles: ['loan_rate_new'], min: 0, max: 25 }),
    need: money({
      label: 'Money you need',
      roles: ['home_improvement', 'spend_item', 'goal_amount', 'withdraw_amount', 'debt_balance:heloc'],
      min: 1,
      max: 1e8,
    }),
    no_mortgage: said('A paid-off house', 'flag=no_mortgage'),
    term: years({ label: 'Term of the new loan', roles: ['term'], min: 1, max: 30 }),
    college: money({ label: 'Cost of college', roles: ['college_cost'], min: 1, max: 1e7 }),
    card: money({ label: 'Card debt', roles: ['debt_balance:card'], adds: true, min: 1, max: 1e7 }),
    has_card: cardDebtField,
    cash: cashField,
    laid_off: said('A paycheck is missing', 'flag=laid_off'),
    unemployed: unemployedField,
    job_at_risk: jobAtRiskField,
    benefits: moneyPerMonth({
      label: 'Social Security',
      roles: ['ss_income', 'ss_income@both', 'ss_income@other', 'ss_income@spouse'],
      min: 1,
      max: 1e6,
    }),
    wages: moneyPerYear({ label: 'Pay', roles: ['wages', 'wages@both', 'wages@spouse'], min: 1, max: 1e8 }),
    spending: choice({
      label: 'The cards',
      options: ['stopped', 'goes_on'],
      facts: { stopped: 'flag=cards_put_away', goes_on: 'flag=still_charging' },
    }),
    mortgage: choice({ label: 'New mortgage against yours', options: ['costs_more', 'costs_less'] }),
    purpose: choice({ label: 'What the money is for', options: ['home', 'cards', 'invest', 'bills'] }),
    draw: choice({ label: 'When you need it', options: ['at_once', 'over_time'] }),
  },
  sides: [
    {
      given: { purpose: 'invest' },
      questions: [
        'borrow from the heloc to buy stocks, good idea',
        'my husband wants to take money out of the house and invest it',
      ],
    },
    {
      given: { purpose: 'home' },
      questions: [
        'heloc or cash-out refinance for a new roof and kitchen',
        'how should I borrow for a remodel, home equity loan or refinance',
        'loan on the house for an addition and repairs',
      ],
    },
  ],
  decide: ({ rate, new_rate, mortgage, purpose, draw, ...told }, context) => {
    if (purpose === 'invest' || purpose === 'bills') return 'leave_it';
    if (purpose === undefined && told.college !== undefined) return 'leave_it';
    const isForCards = purpose === undefined && (told.card !== undefined || told.has_card);
    const isPayMissing = told.laid_off || told.unemployed || told.job_at_risk;
    if (purpose === 'cards' || isForCards) {
      if (told.benefits !== undefined && told.wages === undefined) return 'benefits_are_safe';
      if (isPayMissing) return 'pay_in_doubt';
    }
    if (purpose === 'cards' || isForCards) return told.spending === 'stopped' ? 'cards_stopped' : 'cards';
    if (told.cash !== undefined && told.need !== undefined) {
      if (told.cash >= cashToSpare * told.need) return 'pay_cash';
      if (told.cash >= told.need) return 'part_cash';
    }
    const part = shareOfBenefits({ rate, new_rate, ...told }, context);
    if (part !== undefined && part > mostOfBenefits) return 'too_heavy';
    if (isPaidOff(told)) return draw === 'over_time' ? 'heloc' : 'paid_off_loan';
    const cut = rate === undefined || new_rate === undefined ? undefined : rate - new_rate;
    if (mortgage === 'costs_less' || (mortgage === undefined && cut !== undefined && cut >= clearCut))
      return 'cash_out';
    return draw === 'over_time' ? 'heloc' : 'equity_loan';
  },
  verdicts: {
    ...houseAtRisk,
    ...secondLoanWords,
    equity_loan: ({ rate, new_rate: newRate, ...house }, context) => ({
      opening:
        rate === undefined || house.owed === undefined
          ? text`Leave your first mortgage alone and take a fixed home equity loan.`
          : text`Leave your ${given('rate', rate, 'percent')} mortgage alone and take a fixed home equity loan.`,
      because: [
        text`A cash-out refinance puts a new rate on everything you owe, a second loan only on the new money.`,
        ...higherInterest({ rate, new_rate: newRate, owed: house.owed }, context),
        ...(house.owed === undefined ? secondLoanLine({ rate, new_rate: newRate, ...house }, context) : []),
        text`Fixed beats a HELOC for one known sum, because a HELOC can climb.`,
        ...room(house, context),
      ],
      unless: text`you'll draw the money bit by bit. Then a HELOC fits better.`,
      next: text`Get quotes from two credit unions and your bank. On your main home you usually have three business days to cancel after signing.`,
      say: text`What's the fixed rate, what are all the fees, and is there a prepayment penalty?`,
    }),
    heloc: (house, context) => ({
      opening: text`Take a HELOC, and leave your first mortgage as it is.`,
      because: [
        text`You pay interest only on what you've drawn, which suits work that's paid in stages.`,
        text`The rate floats, and the payment jumps when the draw period ends, so plan to pay it off within a few years.`,
        ...room(house, context),
      ],
      unless: text`you know the full amount today. Then a fixed home equity loan is safer.`,
      next: text`Ask for the margin over prime, the rate cap and all fees, and sign only for what the project needs.`,
    }),
    cash_out: ({ rate, new_rate, ...house }, context) => ({
      opening: text`A cash-out refinance is the better way here.`,
      because: [
        rate !== undefined && new_rate !== undefined
          ? text`It would take your whole mortgage from ${given('rate', rate, 'percent')} to ${given('new_rate', new_rate, 'percent')}, so one new loan does both jobs.`
          : text`New mortgages cost less than yours, so one new loan gets you the cash and a lower rate.`,
        text`Its rate is usually below a second loan's, and it's fixed.`,
        ...room(house, context),
      ],
      unless: text`you need only a little or will move soon. Closing costs on the whole balance would eat the gain.`,
      next: text`Compare three Loan Estimates, and choose a term no longer than the years you have left.`,
    }),
    pay_cash: ({ need, cash }) => ({
      opening: text`Pay cash: with ${given('cash', cash!, 'usd')} you can cover the ${given('need', need!, 'usd')} and keep a cushion.`,
      because: [
        text`Any loan on the house charges more than savings earn, and the house stays free of a second lien.`,
        text`You can still open a HELOC without drawing on it, as a backup.`,
      ],
      unless: text`what's left wouldn't cover three months of bills, or the money is set aside for something soon.`,
      next: text`Get three written bids, pay in stages as the work gets done, and rebuild the savings with what a loan payment would have been.`,
    }),
    part_cash: ({ need, cash }) => ({
      opening: text`Do both: pay part of the ${given('need', need!, 'usd')} in cash and borrow the rest with a small HELOC.`,
      because: [
        text`Using most of your ${given('cash', cash!, 'usd')} would leave you short when the next thing breaks. A HELOC charges interest only on what you draw, and you can pay it off early.`,
      ],
      unless: text`you can rebuild the savings within a few months. Then just pay cash.`,
      next: text`Keep three to six months of bills, put the rest toward the job, and ask a credit union for the smallest line that covers the gap.`,
    }),
    cards_stopped: (told, context) => ({
      opening: text`Yes, a fixed home equity loan can work, since you've stopped using the cards.`,
      because: [
        ...cardInterest(told, context),
        text`Pay it off in about five years, or the long term eats what the lower rate saves. And remember the lender can take the house, which a card company can't.`,
      ],
      unless: text`your job is shaky or you might need bankruptcy. Then leave the house out of it.`,
      next: text`Have the lender pay the cards directly, keep them locked away, and put the payment on autopay.`,
    }),
    cards: ({ card, rate, new_rate: newRate, ...house }, context) => ({
      opening:
        card === undefined
          ? text`Don't put the cards on the house yet. Stop adding to them first.`
          : text`Don't put the ${given('card', card, 'usd')} of card debt on the house yet. Stop adding to the cards first.`,
      because: [
        ...cardInterest({ card, rate, new_rate: newRate }, context),
        text`A home equity lender can take your home. A card company would have to sue you first. Many people who move it run the cards up again and end up owing both.`,
        ...room(house, context),
      ],
      unless: text`you haven't added to the cards for six months and will pay it off in about five years. Then a fixed home equity loan can save a lot.`,
      next: text`Call a nonprofit credit counselor and ask what rates a debt management plan would get you.`,
      say: text`What would my card rates and payment be on your plan, and what do you charge?`,
    }),
    leave_it: ({ college }) => ({
      opening:
        college === undefined
          ? text`No, leave the equity in the house.`
          : text`No, don't borrow against the house for college: use aid and federal student loans first.`,
      because: [
        text`You'd owe a sure payment every month against a return or a fix that isn't sure, and the house is what you'd lose.`,
        text`The interest isn't deductible either, unless the money buys, builds or substantially improves the home behind the loan.`,
      ],
      unless: text`it's a short bridge with a certain end, such as a home sale that's already under contract.`,
      next: text`Write down what the money is for, and look for a way that doesn't use the house: student aid, a payment plan, a smaller project.`,
    }),
  },
  asks: [
    {
      field: 'purpose',
      settled: ({ card, has_card: hasCard, college, need }) =>
        hasCard === true || (card ?? college ?? need) !== undefined,
      question: 'What would the money be for?',
      choices: [
        { label: 'Improving the home', value: 'home' },
        { label: 'Paying off cards', value: 'cards' },
        { label: 'Investing', value: 'invest' },
        { label: 'Bills or other spending', value: 'bills' },
      ],
    },
    {
      field: 'mortgage',
      settled: ({ no_mortgage: none, owed }) => none === true || owed === 0,
      question: 'Would a new mortgage cost more or less than your present rate?',
      choices: [
        { label: 'More', value: 'costs_more' },
        { label: 'Less', value: 'costs_less' },
      ],
    },
    {
      field: 'draw',
      question: 'Do you need the money at once or bit by bit?',
      choices: [
        { label: 'At once', value: 'at_once' },
        { label: 'Bit by bit', value: 'over_time' },
      ],
    },
  ],
  followUps: ['Should I refinance?', 'Should I consolidate my debts?', 'Which debt should I pay off first?'],
  articles: ['refinancing', 'debt-consolidation', 'home-equity-lines'],
  related: ['opportunity-cost'],
  sources: ['ftc_home_equity', 'irs_pub_936', 'cfpb_rescission'],
});
