import { age, choice, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { pensionOrLumpSum } from '#advisor/calculators/retirement/spending/pension-or-lump-sum.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { figureIfAny, ownAge } from '#advisor/guides/retirement/retirement-picture.ts';
import {
  noSurvivorPlan,
  survivorPlan,
  survivorPlanQuestions,
} from '#advisor/guides/retirement/military-survivor-plan.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A lump sum that has to earn more than this is hard to make last without taking risk. */
const hardReturn = 5;
/** Treasury and high-grade bonds have earned about this, so that a lump sum keeps up with little risk. */
const easyReturn = 3.5;

const input = {
  pension: moneyPerMonth({
    label: 'Pension a month',
    roles: ['pension_income', 'pension_income@spouse'],
    min: 1,
    max: 1e6,
  }),
  other_pension: moneyPerMonth({
    label: 'The other pension a month',
    roles: ['pension_income#2'],
    min: 1,
    max: 1e6,
  }),
  lump: money({ label: 'Lump sum offered', roles: ['pension_lump', 'lump_sum'], min: 1, max: 1e9 }),
  age: ownAge,
  start_age: age({
    label: 'Age when the pension starts',
    roles: ['age_claim', 'age_retire'],
    min: 18,
    max: 100,
  }),
  marital: choice({
    label: 'Family situation',
    options: ['married', 'single'],
    facts: { married: ['status=married', 'filing=married_joint'], single: 'filing=single' },
  }),
  spouse_age: age({ label: 'Age of your spouse', roles: ['age@spouse'], min: 18, max: 100 }),
  service: choice({ label: 'Whose pension', options: ['military'] }),
  health: choice({
    label: 'Health',
    options: ['good', 'poor'],
    facts: { poor: 'flag=sick' },
  }),
};
type Picture = GivenTo<typeof input>;

function compare(
  { pension, other_pension: other = 0, lump, age: now, start_age: told }: Picture,
  { run }: GuideContext,
) {
  if (pension === undefined || lump === undefined) return undefined;
  // "1,410 now or 2,020 at 65": the age is that of the larger one, which is paid to who waits.
  const start = other > pension ? undefined : told;
  return run(pensionOrLumpSum, {
    pension,
    lump,
    ...(now === undefined ? {} : { age: now }),
    ...(start === undefined || (now !== undefined && start < now) ? {} : { start_age: start }),
  });
}

const overLump = ({ lump }: Picture) =>
  lump === undefined ? '' : text` over the ${given('lump', lump, 'usd')}`;

const neededReturn = (picture: Picture, context: GuideContext) =>
  figureIfAny(compare(picture, context), 'break_even_return');

function returnSentence(picture: Picture, context: GuideContext): Text[] {
  const needed = neededReturn(picture, context);
  return needed
    ? [text`The lump sum would have to earn ${needed} every year to pay you the same until ninety.`]
    : [];
}

/** Whether the choice decides a spouse's income. Two amounts also mean a spouse: one of them pays a survivor. */
const hasSpouse = (picture: Picture) =>
  picture.marital === 'married' ||
  picture.spouse_age !== undefined ||
  (picture.marital !== 'single' && twoPensions(picture));

/** The larger of two amounts is the one without a survivor benefit. */
const largerPension = ({ pension, other_pension: other = 0 }: Picture) =>
  pension === undefined ? undefined : Math.max(pension, other);

const survivorUnlessIll = ({ lump }: Picture) =>
  lump === undefined
    ? text`the plan offers a lump sum or a guaranteed number of years that would pay your spouse more. Ask for both before you sign.`
    : text`your spouse has enough income of their own. Then the lump sum, rolled into an IRA with your spouse as beneficiary, can be worth more.`;

/** With a survivor benefit, at least this share of the check is left. A smaller amount is something else. */
const leastWithSurvivor = 0.5;

/** Whether two amounts are one pension with and without a survivor benefit. */
const twoPensions = ({ pension, other_pension: other }: Partial<Picture>) =>
  pension !== undefined &&
  other !== undefined &&
  pension !== other &&
  Math.min(pension, other) >= leastWithSurvivor * Math.max(pension, other);

/** What a survivor plan takes off the check: a second amount that is far below the pension. */
const costOfPlan = (picture: Picture) =>
  picture.pension === undefined || picture.other_pension === undefined || twoPensions(picture)
    ? undefined
    : Math.min(picture.pension, picture.other_pension);

/** What the check that goes on costs each month, where both amounts are told. */
function costOfSurvivor(picture: Picture): Text[] {
  if (!twoPensions(picture)) return [];
  const cost = Math.abs(picture.pension! - picture.other_pension!);
  return [text`It costs ${given('cost', cost, 'usd_per_month')} now, the price of a check for two lives.`];
}

/** By so many years younger, a spouse is likely to be left alone for long. */
const muchYounger = 4;

const youngerSpouse = ({ age: now, spouse_age: theirs }: Picture): Text[] =>
  now !== undefined && theirs !== undefined && now - theirs >= muchYounger
    ? [
        text`With a spouse of ${given('spouse_age', theirs, 'age')}, that check may have to last for decades after you.`,
      ]
    : [];

const orElse = (one: Text[], other: Text[]) => (one.length > 0 ? one : other);

export const pensionChoice = defineGuide({
  id: 'pension_choice',
  title: 'Pension or lump sum',
  about: 'Pension or lump sum, and survivor options',
  questions: [
    'pension or lump sum?',
    'company is offering 310k now or 1,850 a month for life starting at 65. which one',
    "single life pays 2,900 but with my wife on it it's only 2,450. what should we pick",
    'got a letter about a pension buyout window, deadline in 30 days, dont know what to do',
    'Should I take the lump sum from my old employer and roll it into an IRA?',
    'my financial guy says take the lump sum and let him invest it. is he right',
    'i have cancer and retire in june, monthly pension or take the cash',
    'What happens to my wife if I choose the higher pension and die first?',
    'teacher pension, option 1 vs option 3 survivor stuff, help',
    'is a 42000 dollar buyout for 260/mo at age 65 fair, im 51',
  ],
  simply:
    'A pension is a paycheck that never stops while you live; a lump sum is a pile of money that may last or not. The longer you or your spouse may live, the more a check that never stops is worth.',
  input,
  sides: [{ given: { service: 'military' }, questions: survivorPlanQuestions }],
  // A sum that was read as a pension would be recommended as a monthly check.
  fits: (picture) =>
    picture.lump !== undefined ||
    picture.service === 'military' ||
    picture.pension === undefined ||
    picture.other_pension === undefined ||
    picture.pension === picture.other_pension ||
    twoPensions(picture),
  decide: (picture, context) => {
    const { lump, health } = picture;
    if (picture.service === 'military')
      return picture.marital === 'single' ? 'no_survivor_plan' : 'survivor_plan';
    // A spouse may live decades longer than the one who is ill, and a check for one life would end with it.
    if (hasSpouse(picture) && (lump === undefined || health === 'poor')) return 'survivor';
    if (health === 'poor') return 'poor_health';
    const needed = neededReturn(picture, context)?.value;
    if (needed === undefined || needed >= hardReturn) return 'monthly';
    return needed <= easyReturn ? 'lump' : 'close';
  },
  verdicts: {
    survivor_plan: (picture) => survivorPlan({ pension: largerPension(picture), cost: costOfPlan(picture) }),
    no_survivor_plan: noSurvivorPlan,
    monthly: (picture, context) => ({
      opening: hasSpouse(picture)
        ? text`Take the monthly pension${overLump(picture)}, in the joint-and-survivor form that goes on for your spouse.`
        : picture.pension === undefined
          ? text`Take the monthly pension.`
          : text`Take the ${given('pension', largerPension(picture)!, 'usd_per_month')}${overLump(picture)}.`,
      because: [
        ...returnSentence(picture, context),
        ...orElse(youngerSpouse(picture), [
          text`The check comes as long as you live, whatever markets do, and nobody can talk you out of it.`,
        ]),
        ...(hasSpouse(picture)
          ? [text`A single-life check is larger, but it leaves your spouse without one.`]
          : picture.marital === undefined
            ? [text`If you're married, choose the form that keeps paying your spouse.`]
            : []),
      ],
      unless: hasSpouse(picture)
        ? text`Social Security and other income already cover the bills of you both. Then the lump sum deserves a look.`
        : text`your health is poor and nobody depends on you, or Social Security and other income already cover your bills. Then the lump sum deserves a look.`,
      next: text`Ask the plan for the survivor options in writing, and whether the PBGC insures it.`,
      say: text`I'm comparing, not deciding. Please send me the numbers, and what you earn if I take the lump sum.`,
    }),
    close: (picture, context) => ({
      opening: text`It's close, so take the pension if you need it for your basic bills.`,
      because: [
        ...returnSentence(picture, context),
        text`A careful mix might earn that, but not for sure, and you'd carry the risk of living long. The pension carries it for you.`,
        ...(picture.marital === 'single'
          ? []
          : [text`With a spouse, take it in the form that keeps paying the one who lives longer.`]),
      ],
      unless: text`your other income already covers rent, food and insurance. Then the lump sum, rolled into an IRA, gives you a reserve and something for heirs.`,
      next: text`Get a quote for a plain income annuity with the same sum. If it pays less than the pension, the pension is the better deal.`,
    }),
    lump: (picture, context) => ({
      opening: text`Take the lump sum, and roll it straight into an IRA.`,
      because: [
        ...returnSentence(picture, context),
        text`Safe bonds have earned about that much, and what you don't use stays with you or your family.`,
        text`If the check is made out to you, ${fact('rollover_withholding_percent', context.facts.get('rollover_withholding_percent'), 'percent')} is withheld and the rest may be taxed.`,
      ],
      unless: text`you'd be tempted to spend it, or the pension rises with inflation. Then take the monthly check.`,
      next: text`Ask the plan for a direct rollover to an IRA in your name. If you're married, your spouse has to sign.`,
    }),
    poor_health: ({ lump, marital }, { facts }) => ({
      opening:
        lump === undefined
          ? text`Ask for a lump sum or a pension with a guaranteed number of years.`
          : text`Take the lump sum, and roll it into an IRA.`,
      because: [
        text`A pension for one life stops when you die. With poor health, money that stays yours and goes to the people you name is usually worth more.`,
        text`A direct rollover avoids the ${fact('rollover_withholding_percent', facts.get('rollover_withholding_percent'), 'percent')} withholding, and you pay tax only as you draw it.`,
      ],
      unless:
        marital === 'single'
          ? text`your doctor expects many more years. Then the monthly check is worth more.`
          : text`you have a husband or wife who needs the income. Then take the joint-and-survivor pension, which goes on for life.`,
      next: text`Ask the plan for every payment form in writing, and name your beneficiary on the IRA the day you open it.`,
    }),
    survivor: (picture) => ({
      opening: twoPensions(picture)
        ? text`Take the ${given('other_pension', Math.min(picture.pension!, picture.other_pension!), 'usd')} with the survivor benefit, so the check goes on for the one who lives longer.`
        : text`Take the joint-and-survivor pension${overLump(picture)}, so the check goes on for the one who lives longer.`,
      because: [
        picture.health === 'poor'
          ? text`With serious illness your spouse may need that check far longer than you, and a single-life pension would leave nothing.`
          : text`The single-life check looks bigger, but it stops the day you die, and one Social Security check goes with it.`,
        ...costOfSurvivor(picture),
        ...orElse(youngerSpouse(picture), [
          text`Half to three quarters for the survivor is usually enough, or all of it if your spouse has little other income.`,
        ]),
      ],
      unless:
        picture.health === 'poor'
          ? survivorUnlessIll(picture)
          : text`your spouse has a good pension or is seriously ill. Then single life can be right, and your spouse has to agree in writing.`,
      next: text`Write down what your spouse would live on with each option. The choice can rarely be changed.`,
      say: text`Before you sell me life insurance instead, show me its cost for life, in writing.`,
    }),
  },
  asks: [
    {
      field: 'health',
      settled: ({ service }) => service !== undefined,
      question: 'How is your health?',
      choices: [
        { label: 'Normal or good', value: 'good' },
        { label: 'Poor', value: 'poor' },
      ],
    },
    {
      field: 'marital',
      question: 'Are you married?',
      choices: [
        { label: 'Yes', value: 'married' },
        { label: 'No', value: 'single' },
      ],
    },
  ],
  followUps: [
    'When should I claim Social Security?',
    'Someone wants to sell me an annuity. Should I buy it?',
    'What should I do with my old 401(k)?',
  ],
  articles: ['pensions', 'annuities', 'military-money'],
  related: ['the-year-you-retire'],
  sources: ['cfpb_pension_lump_sums', 'pbgc_annuity_or_lump_sum', 'irs_rollovers', 'dod_survivor_plan'],
});
