import { moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { planFields } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** Percent of the savings in the first year, raised with prices later: what has lasted thirty years nearly always. */
const usualRate = 4;
/** For forty years or more history asks for about this. */
const longRate = 3.5;
/** For about twenty years this has held up with the same safety. */
const shortRate = 5;
/** Drawing more than this has often emptied a portfolio within thirty years. */
const boldRate = 6;
/** Late in life the same pace empties it only after most people's time. */
const lateBoldRate = 9;
/** Below this retirement age the money has to last about forty years. */
const earlyAge = 58;
/** From here on twenty years are a long plan. */
const lateAge = 75;
const longTime = 35;
const shortTime = 22;

const input = {
  age: planFields.age,
  savings: planFields.savings,
  social_security: planFields.social_security,
  pension: planFields.pension,
  spending: moneyPerYear({
    label: 'What you spend in a year',
    roles: ['spend_total'],
    min: 0,
    max: 900_000,
  }),
  taken: moneyPerYear({
    label: 'What you take out of savings in a year',
    roles: ['withdraw_amount', 'withdraw_amount@both'],
    min: 0,
    max: 900_000,
  }),
  rate: percent({ label: 'Withdrawal rate in mind', roles: ['rate_withdrawal'], min: 0.1, max: 20 }),
  time: years({ label: 'Time the money has to last', roles: ['time_last'], min: 1, max: 70 }),
};
type Picture = GivenTo<typeof input>;

/** Below this age nobody draws Social Security of their own. */
const firstCheck = 62;

const isBeforeCheck = ({ age: now }: Picture) => now !== undefined && now < firstCheck;

/** What comes in beside the savings today. */
const otherIncome = (picture: Picture) =>
  ((isBeforeCheck(picture) ? 0 : (picture.social_security ?? 0)) + (picture.pension ?? 0)) * monthsPerYear;

function draw(picture: Picture, rate: number, { run }: GuideContext) {
  const { savings, spending, taken } = picture;
  if (savings === undefined) return undefined;
  // What is taken out of savings comes on top of other income; spending is paid from both.
  return run(withdrawalAmount, {
    portfolio: savings,
    rate,
    ...(taken === undefined ? { other_income: otherIncome(picture) } : { spending: taken }),
    ...(taken === undefined && spending !== undefined ? { spending } : {}),
  });
}

/** The share that someone takes or means to take, in percent. */
function shareTaken(picture: Picture, context: GuideContext): number | undefined {
  if (picture.spending === undefined && picture.taken === undefined) return picture.rate;
  return draw(picture, usualRate, context)?.figure('spending_share').value ?? picture.rate;
}

const isLate = ({ age: now, time }: Picture) =>
  time === undefined ? now !== undefined && now >= lateAge : time <= shortTime;

const isLong = ({ age: now, time }: Picture) =>
  time === undefined ? now !== undefined && now < earlyAge : time > longTime;

/** What has lasted for about the time that is left. */
function lastingRate(picture: Picture): number {
  if (isLate(picture)) return shortRate;
  return isLong(picture) ? longRate : usualRate;
}

/** The share taken as a figure of the run, or as it was told. */
function shareSaid(picture: Picture, context: GuideContext) {
  const { spending, taken, rate } = picture;
  const drawn =
    spending === undefined && taken === undefined ? undefined : draw(picture, lastingRate(picture), context);
  return drawn?.figure('spending_share') ?? given('rate', rate ?? 0, 'percent');
}

/** What to spend, where the savings are known: in all, where other income comes on top. */
function startWith(picture: Picture, rate: number, context: GuideContext): Text | undefined {
  const drawn = draw(picture, rate, context);
  if (!drawn) return undefined;
  const yearly = drawn.figure('yearly');
  return otherIncome(picture) > 0
    ? text`You can spend about ${drawn.figure('income')} in all to start: ${yearly} from your savings, on top of ${picture.pension === undefined ? 'Social Security' : 'your other income'}.`
    : text`You can take about ${yearly} from your savings to start, or ${drawn.figure('monthly')}.`;
}

/** A benefit that was told and cannot start yet. */
const laterCheck = (picture: Picture): Text[] =>
  isBeforeCheck(picture) && picture.social_security !== undefined
    ? [text`Social Security comes on top once it starts.`]
    : [];

/** What the amount is as a share, after an opening with the amount. */
const asShare = (picture: Picture, rate: number): Text[] =>
  picture.savings === undefined
    ? []
    : [text`That's ${given('rate', rate, 'percent')} of your savings in the first year.`];

const usualCheck = 67;

/** Where Social Security has yet to start: whether the savings carry a larger draw until then. */
function untilBenefit(picture: Picture, { run }: GuideContext) {
  const { age: now, savings, social_security: benefit = 0, pension = 0, taken, spending = taken } = picture;
  if (now === undefined || now >= firstCheck || benefit === 0) return undefined;
  if (savings === undefined || spending === undefined) return undefined;
  return run(retirementPlan, {
    age: now,
    retire_age: now,
    savings,
    spending,
    social_security: benefit,
    // What is taken out of savings is on top of a pension already.
    pension: taken === undefined ? pension : 0,
    claim_age: usualCheck,
  });
}

function amountOf(picture: Picture, rate: number, context: GuideContext): Text[] {
  const drawn = draw(picture, rate, context);
  if (!drawn) return [];
  const { taken, pension } = picture;
  // Of what is taken out of savings alone, other income is no part.
  const all = otherIncome(picture) > 0 && taken === undefined ? drawn.figure('income') : undefined;
  return [
    text`From your savings that's ${drawn.figure('yearly')}, or ${drawn.figure('monthly')}${all ? text`; with ${pension === undefined ? 'Social Security' : 'your other income'} it makes ${all} in all` : ''}.`,
  ];
}

export const howMuchMayISpend = defineGuide({
  id: 'how_much_may_i_spend',
  title: 'How much can I spend in retirement',
  about: 'How much may I spend in retirement',
  questions: [
    'how much can i safely spend each year in retirement',
    'we have 1.3 million and just retired at 66. what can we take out',
    'is 5% withdrawal too much',
    "I'm 71 with $480,000 and I'm scared to touch it. How much is okay to spend?",
    'whats a safe withdrawal amount on 750k plus 2600 a month ss',
    'retired early at 52 with 1.9M how much per month',
    'Does the 4% rule still work or should I go lower?',
    'we pull 70k a year out of 900k are we going too fast',
    'mom is 84 with 300k left, can she spend more freely now?',
    "how do i pay myself once i'm retired, like how much per month",
  ],
  simply:
    "Your savings are like an apple tree: pick a few apples each year and it keeps giving; cut off branches and there's less every year. The longer it has to last, the fewer you can pick.",
  input,
  decide: (picture, context) => {
    const bridged = untilBenefit(picture, context);
    if (bridged) return bridged.figure('covered').value >= 100 ? 'bridge' : 'too_fast_until';
    const share = shareTaken(picture, context);
    if (share !== undefined) {
      if (share > (isLate(picture) ? lateBoldRate : boldRate)) return 'slow_down';
      return share <= lastingRate(picture) ? 'fine' : 'trim';
    }
    if (isLate(picture)) return 'more_freely';
    return isLong(picture) ? 'long' : 'four';
  },
  verdicts: {
    bridge: (picture, context) => {
      const plan = untilBenefit(picture, context)!;
      const benefit = given('social_security', picture.social_security!, 'usd_per_month');
      return {
        opening: text`It's fine as a bridge: your savings carry it until Social Security pays ${benefit} of it.`,
        because: [
          text`You have ${given('savings', picture.savings!, 'usd')}, and spending this way needs about ${plan.figure('needed')} today. Until sixty-seven about ${plan.figure('bridge')} comes out, and much less after that.`,
          text`A deep fall in the first years is the danger, because you'd sell low just when you draw most.`,
        ],
        unless: text`the amount leaves out taxes or health insurance. Then add them and ask again.`,
        next: text`Keep two years of withdrawals in cash and short bonds, and skip raises after a year in which markets fell.`,
      };
    },
    too_fast_until: (picture, context) => {
      const plan = untilBenefit(picture, context)!;
      return {
        opening: text`That's too fast: with Social Security later, your savings carry about ${plan.figure('supported_spending')}.`,
        because: [
          text`Spending this way needs about ${plan.figure('needed')} today, and you have ${given('savings', picture.savings!, 'usd')}. Until sixty-seven about ${plan.figure('bridge')} would come out of it.`,
          text`The first years decide: what's taken then can't grow back.`,
        ],
        unless: text`you'd earn something for a few years. Each dollar earned is one you don't draw at the worst time.`,
        next: text`Go through last month's statement and find the fixed costs that could go first: housing, cars, insurance.`,
      };
    },
    fine: (picture, context) => ({
      opening: text`That's fine: ${shareSaid(picture, context)} of your savings a year is a pace that should last.`,
      because: [
        ...(picture.spending === undefined && picture.taken === undefined
          ? []
          : amountOf({ ...picture, spending: undefined, taken: undefined }, lastingRate(picture), context)),
        text`For about as long as you need it, ${given('lasting', lastingRate(picture), 'percent')} of the savings in the first year, raised with prices, has held up in nearly all of US history.`,
        text`Taxes come out of what you take.`,
      ],
      unless: text`a large cost is ahead, such as care or a new roof. Then keep that much apart.`,
      next: text`Check the share again each January, and skip the raise after a year in which markets fell.`,
    }),
    trim: (picture, context) => ({
      opening: text`A little fast: you'd take ${shareSaid(picture, context)} of your savings a year, and about ${given('lasting', lastingRate(picture), 'percent')} is safer.`,
      because: [
        ...amountOf(picture, lastingRate(picture), context),
        text`You don't have to cut at once. Holding your spending flat for some years while prices rise gets you there too.`,
      ],
      unless: text`a pension or Social Security that starts soon will lower it. Then it's fine for a few years.`,
      next: text`Find the part of your spending you could pause for a year if markets fall, and plan to.`,
    }),
    four: (picture, context) => ({
      opening:
        startWith(picture, usualRate, context) ??
        text`Start with about ${given('rate', usualRate, 'percent')} of your savings in the first year.`,
      because: [
        ...laterCheck(picture),
        ...asShare(picture, usualRate),
        text`Raise it with prices each year and it has lasted thirty years in nearly all of US history, with at least half in stocks.`,
        text`Taxes come out of it.`,
      ],
      unless: text`markets drop hard in your first years. Then skip the raise and cut a little until they recover.`,
      next: text`Set up a monthly transfer of that amount to your checking account, like a paycheck.`,
    }),
    long: (picture, context) => ({
      opening:
        startWith(picture, longRate, context) ??
        text`Start lower, with about ${given('rate', longRate, 'percent')} of your savings in the first year.`,
      because: [
        ...laterCheck(picture),
        ...asShare(picture, longRate),
        text`Your money has to last forty years or so, longer than the four percent rule was tested for. Health insurance before Medicare and taxes come out of it.`,
      ],
      unless: text`you'd earn something on the side or could cut a fifth of your spending in a bad market. Then four percent is reasonable.`,
      next: text`Keep two years of withdrawals in cash and short bonds before you stop working.`,
    }),
    more_freely: (picture, context) => ({
      opening:
        startWith(picture, shortRate, context) ??
        text`You can spend more freely: about ${given('rate', shortRate, 'percent')} of your savings a year is reasonable.`,
      because: [
        ...laterCheck(picture),
        ...asShare(picture, shortRate),
        text`The money has to last about twenty years rather than thirty, so the usual four percent is overly cautious for you.`,
      ],
      unless: text`this money is also your reserve for long-term care. Then keep a few years of care costs apart first.`,
      next: text`Take the required distribution from your IRA each year as a minimum, and spend what you'd enjoy up to that limit.`,
    }),
    slow_down: (picture, context) => {
      const rate = lastingRate(picture);
      return {
        opening: text`That's too fast: ${shareSaid(picture, context)} of your savings a year is more than has lasted.`,
        because: [
          text`About ${given('lasting', rate, 'percent')} is the safer pace.`,
          ...amountOf(picture, rate, context),
          text`${isLate(picture) ? 'At this pace it may run out in about ten years.' : 'At this pace money has often run out within thirty years.'}`,
        ],
        unless: text`it's only for a few years until Social Security or a pension starts. Then a faster start can be fine.`,
        next: text`Go through last month's statement and find the fixed costs that could go first: housing, cars, insurance.`,
      };
    },
  },
  asks: [
    {
      field: 'age',
      question: 'How old are you?',
      choices: [
        { label: 'Under 58', value: 54 },
        { label: '58 to 74', value: 66 },
        { label: '75 or older', value: 79 },
      ],
    },
  ],
  followUps: [
    'Can I retire early?',
    'What is sequence of returns risk?',
    'When should I claim Social Security?',
  ],
  articles: ['four-percent-rule', 'withdrawal-guardrails'],
  sources: ['bengen_1994', 'trinity_study', 'pfau_decision_rules'],
});
