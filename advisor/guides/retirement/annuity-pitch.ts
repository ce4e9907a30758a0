import { age, choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { pensionOrLumpSum } from '#advisor/calculators/retirement/spending/pension-or-lump-sum.ts';
import { feeDrag } from '#advisor/calculators/saving/growth/fee-drag.ts';
import {
  defineGuide,
  type GivenTo,
  type GuideContext,
  type Verdict,
} from '#advisor/guides/define/define-guide.ts';
import { hardlyNeeded, isCovered, openBills } from '#advisor/guides/retirement/annuity-bills.ts';
import { annuitySides } from '#advisor/guides/retirement/annuity-sides.ts';
import { ownAge } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Below this age an income for life pays too little for its price: waiting pays more. */
const incomeAge = 60;
/** In years. Most free-look periods have ended by then. */
const freeLook = 1 / 12;
/** In percent a year. Surrender charges fall by about one point a year, so with a higher fee waiting costs more than it saves. */
const steepFee = 2;
/** In percent. No yearly fee is higher: a higher number is a surrender charge. */
const mostYearlyFee = 4.5;
/** No fixed annuity credits this rate on the money itself. A higher rate applies to a figure that only sets later checks. */
const mostFixedRate = 6.5;
/** Money in an annuity is locked up, so most of the savings should stay outside. */
const mostOfSavings = 1 / 3;

const input = {
  kind: choice({
    label: 'Kind of annuity',
    options: ['indexed_or_variable', 'fixed', 'income', 'unknown'],
  }),
  stage: choice({
    label: 'Stage',
    options: ['offered', 'just_signed', 'owned_long'],
    facts: { just_signed: 'flag=already_signed' },
  }),
  amount: money({
    label: 'Amount they want',
    roles: ['lump_sum', 'premium', 'bal_retirement', 'bal_cash', 'bal_total'],
    min: 1,
    max: 1e9,
  }),
  other_sum: money({ label: 'Another sum', roles: ['lump_sum#2'], min: 1, max: 1e9 }),
  savings: money({
    label: 'All savings',
    roles: ['bal_total', 'bal_total@both', 'bal_retirement'],
    min: 1,
    max: 1e9,
  }),
  their_age: age({ label: 'Age of the person it is about', roles: ['age@other'], min: 16, max: 110 }),
  age: ownAge,
  rate: percent({ label: 'Rate offered', roles: ['rate_savings', 'rate_return'], min: 0.1, max: 15 }),
  other_rate: percent({ label: 'Rate elsewhere', roles: ['rate_savings#2'], min: 0.1, max: 15 }),
  check: moneyPerMonth({ label: 'Check a month', roles: ['pension_income'], min: 1, max: 1e6 }),
  spending: moneyPerMonth({ label: 'Spending a month', roles: ['spend_total'], min: 1, max: 1e6 }),
  benefit: moneyPerMonth({
    label: 'Social Security a month',
    roles: ['ss_income', 'ss_income@spouse', 'ss_income@both'],
    adds: true,
    oneEach: true,
    min: 0,
    max: 20_000,
  }),
  pension: choice({ label: 'A pension', options: ['yes'], facts: { yes: 'account=pension' } }),
  surrender: years({ label: 'Surrender period', roles: ['term', 'term_left'], min: 1, max: 30 }),
  held: years({ label: 'Time since you bought it', roles: ['time_held'], min: 0, max: 60 }),
  fee: percent({ label: 'Yearly fee', roles: ['rate_fee'], min: 0.01, max: 20 }),
  other_fee: percent({ label: 'Other fee or charge', roles: ['rate_fee#2'], min: 0.01, max: 20 }),
};
type Picture = GivenTo<typeof input>;

/** Of two sums the larger is what they have, and the smaller what the annuity would take. */
function asOffered(told: Picture): Picture {
  const { amount, other_sum: other, savings = Math.max(amount ?? 0, other ?? 0) } = told;
  if (amount === undefined || other === undefined || amount === other) return told;
  return { ...told, amount: Math.min(amount, other), savings };
}

const offered =
  (verdict: (picture: Picture, context: GuideContext) => Verdict) =>
  (told: Picture, context: GuideContext): Verdict =>
    verdict(asOffered(told), context);

/** The kind as told, or by what else was told: a rate means a fixed annuity, a check for a sum an income annuity. */
function kindOf({ kind, rate, check, amount, pension }: Picture) {
  if (kind !== undefined) return kind;
  if (rate !== undefined) return 'fixed';
  return check !== undefined && amount !== undefined && pension === undefined ? 'income' : undefined;
}

function stageOf({ stage, held }: Picture) {
  if (stage !== undefined || held === undefined) return stage;
  return held <= freeLook ? 'just_signed' : 'owned_long';
}

const takesTooMuch = ({ amount, savings }: Picture) =>
  amount !== undefined && savings !== undefined && amount > savings * mostOfSavings;

/** The yearly payout as a share of the price. */
function payoutOf({ check, amount, pension, age: now }: Picture, { run }: GuideContext): Text[] {
  const pays =
    check === undefined || amount === undefined || pension !== undefined
      ? undefined
      : run(pensionOrLumpSum, { pension: check, lump: amount, ...(now === undefined ? {} : { age: now }) });
  return pays
    ? [
        text`${given('check', check!, 'usd_per_month')} for ${given('amount', amount!, 'usd')} is ${pays.figure('payout_rate')} a year, and most of it is your own money coming back.`,
      ]
    : [];
}

/** The yearly fee, if a yearly fee and a surrender charge were told in either order. */
function yearlyFee({ fee, other_fee: other }: Picture): number | undefined {
  const yearly = [fee, other].filter((one) => one !== undefined && one <= mostYearlyFee) as number[];
  return yearly.length === 0 ? undefined : Math.min(...yearly);
}

/** What staying costs in a year. */
function feeOf(picture: Picture, { run }: GuideContext): Text[] {
  const [fee, { amount }] = [yearlyFee(picture), picture];
  const cost = fee === undefined || amount === undefined ? undefined : run(feeDrag, { fee, start: amount });
  return cost
    ? [text`At ${given('fee', fee!, 'percent')} it costs you about ${cost.figure('fee_year')} a year.`]
    : [];
}

export const annuityPitch = defineGuide({
  id: 'annuity_pitch',
  title: 'Someone wants to sell you an annuity',
  about: 'Someone wants to sell an annuity',
  questions: [
    'a guy at a free dinner wants me to put 200k in an indexed annuity, should i',
    'are annuities a good idea',
    'My bank is pushing a fixed annuity at 5.1% for five years. Better than a CD?',
    'insurance agent says i get market gains and can never lose money. too good to be true?',
    'I already signed an annuity contract last week and regret it. Can I get out?',
    'should my 72 yr old mother buy an annuity with her life savings',
    'My adviser suggests rolling my 401(k) into a variable annuity with an income rider.',
    'want guaranteed paycheck for life at 67, is a simple immediate annuity ok',
    '10 percent bonus up front if i move my ira to this annuity, whats the catch',
    'stuck in annuity w surrender charge 7 more yrs, leave it or pay the penalty',
  ],
  simply:
    'You hand an insurance company your money, and it promises you something later. A simple promise can be fair; a complicated one usually hides fees and locks your money up for years, and the seller earns well on it.',
  input,
  sides: annuitySides,
  decide: (told) => {
    const picture = asOffered(told);
    const [kind, stage] = [kindOf(picture), stageOf(picture)];
    const { their_age: theirs, age: now = theirs } = picture;
    const fee = yearlyFee(picture) ?? 0;
    if (stage === 'just_signed') return 'cancel';
    if (stage === 'owned_long') return fee >= steepFee ? 'leave' : 'own_it';
    if (kind !== 'income' && (picture.rate ?? 0) >= mostFixedRate) return 'paper_growth';
    if (kind === 'fixed') return 'fixed';
    if (kind !== 'income') return 'no';
    if (now !== undefined && now < incomeAge) return 'too_early';
    return takesTooMuch(picture) ? 'less_income' : 'income';
  },
  verdicts: {
    no: offered(({ amount, savings, surrender, age: now, their_age: theirs }) => ({
      opening:
        amount === undefined
          ? text`Don't sign it.`
          : theirs === undefined || now !== undefined
            ? text`Don't put your ${given('amount', amount, 'usd')} into it.`
            : text`The ${given('amount', amount, 'usd')} shouldn't go into it at ${given('their_age', theirs, 'age')}.`,
      because: [
        surrender === undefined
          ? text`Indexed and variable annuities pay the seller a high commission and tie up your money for seven to ten years. Caps and fees eat most of the gain that the brochure shows.`
          : text`It would tie up ${amount !== undefined && savings !== undefined && savings > amount ? text`${given('amount', amount, 'usd')} of your ${given('savings', savings, 'usd')}` : 'your money'} for ${given('surrender', surrender, 'years')}, and taking out more than about a tenth a year for care or repairs costs a charge. The seller earns a high commission, and caps and fees eat most of the gain.`,
        text`Inside an IRA the tax deferral they advertise is worth nothing, because the IRA has it already.`,
      ],
      unless:
        theirs === undefined || now !== undefined
          ? text`it's a plain income annuity for part of your savings. That can be a fair deal.`
          : text`it's signed already. Then cancel in writing today: most states give ten to thirty days to get all of it back.`,
      next: text`Ask for the contract, the surrender schedule and the commission in dollars, and don't decide in the meeting.`,
      say: text`I never sign on the day. Please email me the surrender charges and what you're paid if I buy.`,
    })),
    paper_growth: offered(({ rate = mostFixedRate, amount }) => ({
      opening: text`Don't sign${amount === undefined ? '' : text` over ${given('amount', amount, 'usd')}`} for the ${given('rate', rate, 'percent')}: that growth is almost surely not on your money.`,
      because: [
        text`A rate that high usually builds an income base, a paper figure that only sets the size of later checks. You can't take it out as cash, and your heirs don't get it.`,
        text`A bonus works the same way: it often vests over years and is taken back if you leave early. Surrender charges tie you up for seven to ten years.`,
      ],
      unless: text`the contract itself says the rate is credited to the value you can withdraw. Then compare it with a Treasury of the same length.`,
      next: text`Ask for the surrender value at the end of each year, guaranteed, in dollars, and compare that with what you'd put in.`,
      say: text`If I cash out in five years with no market gain, how many dollars do I get? Please put that in writing.`,
    })),
    fixed: ({ rate, other_rate: other }, { facts }) => ({
      opening:
        rate === undefined || rate === other
          ? text`It's fine for money you won't need, if the rate beats a CD and a Treasury of the same length.`
          : other === undefined
            ? text`Yes, if ${given('rate', rate, 'percent')} beats a CD and a Treasury of the same length, and you won't need the money.`
            : rate > other
              ? text`Yes, ${given('rate', rate, 'percent')} beats ${given('other_rate', other, 'percent')}, but only for money you won't need before the term ends.`
              : text`Take the ${given('other_rate', other, 'percent')}: it beats ${given('rate', rate, 'percent')}.`,
      because: [
        text`A plain fixed annuity works like a CD from an insurer. The interest is taxed when you take it out, with a penalty before age ${fact('early_withdrawal_age', facts.get('early_withdrawal_age'), 'age', { decimals: 1 })}.`,
        text`It isn't FDIC insured. State guaranty funds step in up to limits that differ by state.`,
      ],
      unless: text`the rate is only a first-year bonus, or the surrender charges last longer than the rate. Then pass.`,
      next: text`Compare it today with Treasury and CD rates for the same number of years, and check the insurer's rating.`,
    }),
    income: offered((picture, context) => ({
      opening: isCovered(picture)
        ? hardlyNeeded
        : picture.amount !== undefined && picture.savings !== undefined && picture.savings > picture.amount
          ? text`Yes, a plain income annuity is fine for ${given('amount', picture.amount, 'usd')} of your ${given('savings', picture.savings, 'usd')}, but not for more than about a third.`
          : text`Yes, a plain income annuity is fine for part of your savings, at most about a third.`,
      because: [
        ...payoutOf(picture, context),
        ...(openBills(picture).length > 0
          ? openBills(picture)
          : [
              text`It does one job well: a check for as long as you live. That helps if Social Security and any pension don't cover your basic bills.`,
            ]),
        text`Delay Social Security first. It's the cheapest income for life, and it rises with prices.`,
      ],
      unless: text`your health is poor or your bills are already covered. Then keep the money.`,
      next: text`Get three quotes for the same payment from highly rated insurers, with no riders, and keep a cash reserve outside.`,
      say: text`Immediate income only, no riders. What's the monthly check, and what happens if I die early?`,
    })),
    less_income: offered((picture, context) => ({
      opening: isCovered(picture)
        ? hardlyNeeded
        : text`Yes to a plain income annuity, but for less than ${given('amount', picture.amount!, 'usd')}: at most about a third of your ${given('savings', picture.savings!, 'usd')}.`,
      because: [
        ...payoutOf(picture, context),
        ...openBills(picture),
        text`What you pay in is gone for repairs, care or heirs, and the check usually doesn't rise with prices. So only cover the basic bills that Social Security leaves open.`,
      ],
      unless: text`you haven't claimed Social Security yet. Delaying it is the cheaper income for life, so do that first.`,
      next: text`Get three quotes for the same payment from highly rated insurers, with no riders.`,
      say: text`Immediate income only, no riders. What's the monthly check, and what happens if I die early?`,
    })),
    too_early: ({ age: now }) => ({
      opening: text`Not at ${now === undefined ? 'your age' : given('age', now, 'age')}: keep the money invested and look at lifetime income after you stop working.`,
      because: [
        text`Bought young, an income annuity pays little, because the insurer expects to pay for decades. You also give up growth and access.`,
        text`Delaying Social Security later buys the same thing for less.`,
      ],
      unless: text`you're disabled or truly can't bear any ups and downs. Then talk to a fee-only planner first.`,
      next: text`Put the money into your 401(k) or IRA in a target-date index fund instead.`,
      say: text`Thanks, I'm not buying insurance products before I retire.`,
    }),
    cancel: () => ({
      opening: text`Cancel it now, while you still can.`,
      because: [
        text`Most states give you a free-look period, often ten to thirty days after you receive the contract, to get your money back. Your contract's cover page says how long.`,
        text`If money came from an IRA or 401(k), have it sent straight back into a retirement account, so it isn't taxed.`,
      ],
      unless: text`it's a plain income annuity that you understand and still want. Then keep it.`,
      next: text`Send the cancellation in writing today by certified mail and by email. If they stall, call your state's insurance department.`,
      say: text`I'm using my free-look right to cancel contract number … Please confirm the full refund in writing.`,
    }),
    leave: (picture, context) => ({
      opening: text`Get out of it: at ${given('fee', yearlyFee(picture)!, 'percent')} a year, waiting costs more than the surrender charge.`,
      because: [
        ...feeOf(picture, context),
        text`The charge usually falls by only about a point a year, while the fee takes more than that every year.`,
        text`Inside an IRA, move it straight to another IRA. Outside, a tax-free exchange into a low-cost annuity keeps the gain untaxed.`,
      ],
      unless: text`it guarantees an income worth more than the account, or the charge ends within months. Then wait.`,
      next: text`Ask the insurer for today's surrender value in dollars and any guarantee you'd lose, then let the new firm pull the money.`,
      say: text`Please send me the surrender value and the value of any income guarantee in writing.`,
    }),
    own_it: (picture, context) => ({
      opening: text`Don't pay a big surrender charge in a hurry: wait it out or take the free part each year.`,
      because: [
        ...feeOf(picture, context),
        text`Most contracts let you take about a tenth a year without a charge, and the charge shrinks every year.`,
        text`Outside an IRA, gains come out first and are taxed as income. A move to a cheaper annuity by tax-free exchange avoids that.`,
      ],
      unless: text`yearly fees are so high that leaving now is cheaper than staying. Add up both.`,
      next: text`Ask the insurer for today's surrender value, the charge for each coming year, all yearly fees, and any income guarantee you'd lose.`,
      say: text`If I swap it for the one you offer, what new surrender period and commission does that start?`,
    }),
  },
  asks: [
    {
      field: 'stage',
      settled: ({ held }) => held !== undefined,
      question: 'Where do you stand?',
      choices: [
        { label: "It's an offer", value: 'offered' },
        { label: 'I signed in the last weeks', value: 'just_signed' },
        { label: "I've had it for longer", value: 'owned_long' },
      ],
    },
    {
      field: 'kind',
      settled: ({ rate }) => rate !== undefined,
      question: 'Which kind is it?',
      choices: [
        { label: 'Indexed or variable', value: 'indexed_or_variable' },
        { label: 'Fixed rate for some years', value: 'fixed' },
        { label: 'Income for life, starting now', value: 'income' },
        { label: 'Not sure', value: 'unknown' },
      ],
    },
  ],
  followUps: [
    'When should I claim Social Security?',
    'Is a 1% adviser worth it?',
    'How much can I spend in retirement?',
  ],
  articles: ['annuities', 'fiduciary-standards'],
  related: ['income-annuities', 'everyday-scams'],
  sources: ['finra_annuities', 'irc_72'],
});
