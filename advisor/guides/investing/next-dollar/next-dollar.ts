import {
  age as ageField,
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import {
  matchBeforeHelp,
  matchOrFamilyQuestions,
  sentField,
} from '#advisor/guides/family/match-before-help.ts';
import {
  cushionFields,
  cushionMonths,
  cushionQuestion,
  debtFields,
  debtQuestion,
  matchField,
  matchQuestion,
  matchTaken,
  matchTakenQuestion,
  matchTermFields,
  monthsCovered,
  owesCostlyDebt,
  tellsOfCard,
} from '#advisor/guides/investing/footing-fields.ts';
import { babyFirst, expectingField, isCushioned } from '#advisor/guides/investing/baby-first.ts';
import { costlyDebtFirst } from '#advisor/guides/investing/next-dollar/next-dollar-debt.ts';
import {
  cheapLoan,
  costlyDebt,
  cushionByPay,
  cushionGoal,
  cushionOfPay,
  filledIn,
  grownTo,
  matchInDollars,
  savedBy,
  spare,
} from '#advisor/guides/investing/next-dollar/next-dollar-words.ts';
import { asOneDebt, owedDebtsField } from '#advisor/guides/investing/owed-debts.ts';
import { text } from '#advisor/quantities/text.ts';

/** Cash that covers three months of most households’ essentials, where neither spending nor pay is told. */
const likelyCushion = 10_000;
const monthsPerYear = 12;
/** Money that is needed sooner does not belong in stocks. */
const soonYears = 5;

export const nextDollar = defineGuide({
  id: 'next_dollar',
  title: 'Where the next dollar goes',
  about: 'Where the next spare dollar should go: match, debt, cushion, retirement, other',
  questions: [
    'where should my next dollar go',
    'I have 350 left at the end of each month. savings, 401k or credit card?',
    'what order do you do things in, emergency fund then roth then ??',
    "My cards are gone and I've got four months in the bank. What comes next?",
    'should i fill up my savings before i put anything in the 401k',
    'extra 900/mo now that the kids are out of daycare, best use of it',
    'Priorities for spare cash: HSA, Roth IRA, car loan at 7%, or savings account?',
    'is it better to pay off my visa or get the company match first',
    'we finally have money left over and no idea what to do with it lol',
    'I max out my 401k and Roth already. Where does additional saving belong?',
    'what should I do with an extra 350 bucks a month',
    'I can save some money every month now, where should it go',
  ],
  simply:
    'Think of buckets that you fill one after another, starting with what helps you most for sure: free money from your employer, no high interest to pay, and cash for emergencies. Money left over after that can be invested.',
  input: {
    amount: moneyPerMonth({
      label: 'Money left each month',
      roles: ['save_amount', 'save_amount@both', 'debt_extra'],
      min: 1,
      max: 1e6,
    }),
    expecting: expectingField,
    family: choice({ label: 'Family you support', options: ['abroad'] }),
    sent: sentField,
    pay: moneyPerYear({ label: 'Your pay', roles: ['wages'], ownOnly: true, min: 1, max: 1e8 }),
    household: moneyPerYear({ label: 'Pay of you both', roles: ['wages@both'], min: 1, max: 1e8 }),
    match: matchField,
    ...matchTermFields,
    debt: debtFields.debt,
    debts: owedDebtsField,
    // What the list leaves: a rate that was told without a balance.
    rate: percent({ label: 'Interest rate on the debt', roles: ['loan_rate'], min: 0, max: 400 }),
    card: money({ label: 'Card debt', min: 0, max: 1e7 }),
    loan: money({ label: 'Other debt', min: 0, max: 1e8 }),
    age: ageField({ label: 'Age', roles: ['age', 'age@both'], ownOnly: true, min: 14, max: 110 }),
    ...cushionFields,
    horizon: years({ label: 'Time until you need the money', roles: ['horizon'], min: 0, max: 80 }),
    full: flag({
      label: 'Retirement accounts are full',
      fact: 'flag=maxes_out',
      default: { value: false, reason: 'few people fill them' },
    }),
  },
  sides: [
    { given: { family: 'abroad' }, questions: matchOrFamilyQuestions },
    {
      given: { match: 'missed' },
      questions: [
        'I have extra money each month and do not use my 401k match yet, where does it go first',
        'not getting my employer match, card debt and little savings, what first',
      ],
    },
    {
      given: { match: 'full', debt: 'no' },
      questions: [
        'no card debt and I already get the full match, where does the extra money go',
        'money left over each month, no debt, match maxed out. what next',
        'I have no debt and put in enough for the whole match, what comes after that',
      ],
    },
  ],
  decide: ({ full, ...all }) => {
    const told = { ...all, ...asOneDebt(all) };
    // Who tells of a costly card is not the one without debt who gets the full match.
    const isMisread = told.debt === 'no' && tellsOfCard(told);
    const known = isMisread ? { ...told, match: undefined, debt: undefined } : told;
    const match = matchTaken(known);
    if (known.family !== undefined && match !== 'full' && match !== 'none') return 'match_before_help';
    if (known.expecting && !isCushioned(known)) return 'baby_first';
    if (match === 'missed' || match === 'offered') return 'match';
    if (owesCostlyDebt(known)) return 'debt';
    const isSoon = known.horizon !== undefined && known.horizon <= soonYears;
    if (isSoon) return 'soon';
    if (full) return 'beyond';
    const months = monthsCovered(known);
    if (months === undefined) {
      const { cash, pay = known.household } = known;
      if (cash !== undefined && pay !== undefined)
        return cash >= cushionOfPay(pay) ? 'likely_retirement' : 'likely_cushion';
      if ((cash ?? 0) >= likelyCushion) return 'likely_retirement';
      return match === 'full' && known.debt === 'no' ? 'cushion_then_roth' : 'order';
    }
    return months < cushionMonths ? 'cushion' : 'retirement';
  },
  verdicts: {
    match_before_help: matchBeforeHelp,
    baby_first: babyFirst,
    match: ({ amount, ...told }, context) => {
      const known = { ...told, ...asOneDebt(told) };
      return {
        opening: text`Take your employer's full match first${
          known.match_limit !== undefined && known.save_share !== undefined
            ? text`: go from ${given('save_share', known.save_share, 'percent')} to ${given('match_limit', known.match_limit, 'percent')} of pay`
            : ''
        }${owesCostlyDebt(known) ? text`, then pay off ${costlyDebt(told)}` : ''}.`,
        because: [
          ...matchInDollars(known, context),
          text`The match is part of your pay. Nothing else you can do with ${spare(amount)} adds that much on day one.`,
          text`Keep making the minimum payments on every debt meanwhile.`,
        ],
        unless: text`you can't cover this month's rent, food or minimum payments. Those come before everything.`,
        next: text`Log in to your plan or ask HR today, and raise your contribution to the point where the match ends.`,
      };
    },
    debt: costlyDebtFirst,
    cushion: ({ amount, ...told }, context) => ({
      opening: text`Put ${amount === undefined ? 'it' : spare(amount)} into your cash cushion next, until it holds three months of essential spending${cushionGoal(told)}.`,
      because: [
        ...filledIn({ amount, ...told }, context),
        ...cushionByPay({ amount, ...told }, context),
        text`It's what keeps a lost job or a dead car from turning into card debt, or into stocks sold at a bad time.`,
        ...cheapLoan(asOneDebt(told).loan, asOneDebt(told).rate),
      ],
      unless: text`your employer offers a match you aren't getting. Then take the match first.`,
      next: text`Send ${spare(amount)} to an insured high-yield savings account on payday, automatically.`,
    }),
    retirement: ({ amount, age, ...told }, context) => {
      const limit = context.facts.get('ira_limit');
      const ira = fact('ira_limit', limit, 'usd');
      const hsa = fact('hsa_limit', context.facts.get('hsa_limit').self, 'usd');
      const monthly = Math.round(limit / monthsPerYear);
      const { loan, rate } = asOneDebt(told);
      return {
        opening: text`Put ${amount === undefined ? 'it' : spare(amount)} into retirement accounts next.`,
        because: [
          text`With a cushion in place and no costly debt, tax-free or tax-deferred growth is the best use left.`,
          ...grownTo(amount, age, context),
          ...cheapLoan(loan, rate),
          amount !== undefined && amount > monthly
            ? text`A Roth IRA takes ${given('ira_month', monthly, 'usd_per_month')} if your income is under its limit. Send the other ${given('beyond', amount - monthly, 'usd_per_month')} to your 401(k), or to an HSA if your health plan allows one.`
            : text`An IRA takes up to ${ira} this year, and more from age fifty. An HSA takes ${hsa} for one person, if your health plan allows one.`,
        ],
        unless: text`you'll need the money within about five years. Then keep it in savings or CDs.`,
        next:
          amount !== undefined && amount > monthly
            ? text`Set up both for the day after payday, in a target-date index fund.`
            : text`Set up an automatic transfer of ${spare(amount)} to an IRA, or raise your 401(k) by the same amount.`,
      };
    },
    soon: (known, context) => ({
      opening: text`Put ${spare(known.amount)} into a high-yield savings account for what you want in ${given('horizon', known.horizon ?? 0, 'years')}.`,
      because: [
        ...savedBy({ ...known, horizon: known.horizon ?? 0 }, context),
        text`Stocks can be down by a third on the day you need the money, so it belongs in savings, CDs or Treasury bills.`,
        ...cheapLoan(asOneDebt(known).loan, asOneDebt(known).rate),
      ],
      unless: text`your employer offers a match you aren't getting, or you have less than three months of spending in cash. Those come first.`,
      next: text`Open a savings account just for this, and send ${spare(known.amount)} there the day after payday.`,
    }),
    likely_cushion: ({ amount, cash = 0, household = 0, pay = household, ...told }, context) => ({
      opening: text`Put ${amount === undefined ? 'it' : spare(amount)} into your cash cushion next, until your ${given('cash', cash, 'usd')} has grown to three months of essential spending${cushionGoal({ pay })}.`,
      because: [
        ...cushionByPay({ amount, cash, pay }, context),
        text`Without it a lost job or a dead car would end up on a card.`,
        ...cheapLoan(asOneDebt(told).loan, asOneDebt(told).rate),
      ],
      unless: text`your employer offers a match you aren't getting. Then take the match first.`,
      next: text`Send ${spare(amount)} to an insured high-yield savings account on payday, then on to a retirement account once the cushion is full.`,
    }),
    likely_retirement: ({ amount, cash = 0, age, ...told }, context) => ({
      opening: text`Open or raise a retirement account next, as long as your ${given('cash', cash, 'usd')} covers three months of spending.`,
      because: [
        ...cheapLoan(asOneDebt(told).loan, asOneDebt(told).rate),
        ...grownTo(amount, age, context),
        text`Cash beyond a cushion loses to rising prices, and retirement accounts grow with little or no tax. If your employer adds a match, that part comes first.`,
      ],
      unless: text`your job is shaky or others live on your pay. Then hold six months of spending in cash first.`,
      next: text`Ask HR today about a plan and its match. Without one, open a Roth IRA and send ${spare(amount)} there each payday.`,
    }),
    beyond: ({ amount, age, ...told }, context) => ({
      opening: text`Next comes an ordinary brokerage account with broad index funds${amount === undefined ? '' : text`, for all of ${spare(amount)}`}.`,
      because: [
        ...grownTo(amount, age, context),
        ...cheapLoan(asOneDebt(told).loan, asOneDebt(told).rate),
        text`It has no limit and no penalty, so the money is there before retirement age too. Gains on what you've held over a year are taxed less than pay.`,
      ],
      unless: text`you still have an HSA to fill, no cushion, or a loan above about six percent. Then do that first.`,
      next: text`Turn on automatic investing of ${spare(amount)} into a total-market index fund.`,
    }),
    cushion_then_roth: ({ amount, ...told }, context) => ({
      opening: text`Put ${amount === undefined ? 'it' : spare(amount)} into savings until three to six months of spending are there, then into a Roth IRA.`,
      because: [
        (told.pay ?? told.household) === undefined
          ? text`With the match taken and no card debt, cash is the one thing that keeps a bad month from becoming debt. If you have it already, skip to the next step.`
          : text`With the match taken and no card debt, cash is the one thing that keeps a bad month from becoming debt.`,
        ...cushionByPay({ amount, ...told }, context),
        text`An IRA takes up to ${fact('ira_limit', context.facts.get('ira_limit'), 'usd')} this year. After that comes an HSA if your plan allows one, then more in the 401(k).`,
      ],
      unless: text`you have another loan above about six percent, or want to buy a home within five years. Then that comes before the IRA.`,
      next: text`Set up an automatic transfer for the day after payday.`,
    }),
    order: ({ amount }) => ({
      opening: text`Go in this order: employer match, a month of cash, costly debt, a full cushion, then retirement accounts.`,
      because: [
        text`The match is instant pay, card interest is a sure loss, and cash keeps surprises off the card. Investing beyond the match works best once those are settled.`,
      ],
      unless: text`you're behind on rent, utilities or taxes. Then catch up there first.`,
      next: text`Find the first step you haven't finished, and send ${spare(amount)} there.`,
    }),
  },
  asks: [
    {
      ...matchQuestion,
      settled: (known) => known.full === true || matchQuestion.settled?.(known) === true,
    },
    matchTakenQuestion,
    {
      ...debtQuestion,
      settled: (known) => known.debts !== undefined || debtQuestion.settled?.(known) === true,
    },
    { ...cushionQuestion, settled: (known) => known.none_saved !== undefined || known.cash !== undefined },
  ],
  followUps: [
    'How big should my emergency fund be?',
    'Which debt should I pay off first?',
    'Roth or traditional, which is better for me?',
  ],
  articles: ['pay-yourself-first', 'employer-match', 'emergency-fund'],
  related: ['opportunity-cost'],
  sources: ['sec_saving_investing', 'cfpb_emergency_fund'],
});
