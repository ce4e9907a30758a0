import { age, choice, flag, money, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Plans {
  premium: number | undefined;
  other_premium: number | undefined;
  deductible: number | undefined;
  other_deductible: number | undefined;
}

/** Which of two plans costs less in a healthy year and in a bad one: `first`, `second` or neither. */
function cheaperPlan({ premium, other_premium, deductible, other_deductible }: Plans) {
  if (premium === undefined || other_premium === undefined) return undefined;
  if (deductible === undefined || other_deductible === undefined) return undefined;
  const first = premium * monthsPerYear;
  const second = other_premium * monthsPerYear;
  const badYear = first + deductible - (second + other_deductible);
  if (first < second && badYear <= 0) return 'first';
  if (second < first && badYear >= 0) return 'second';
  return 'neither';
}

/** What the cheaper of the two costs. */
function quoted(plans: Plans) {
  return cheaperPlan(plans) === 'first'
    ? {
        monthly: given('premium', plans.premium ?? 0, 'usd_per_month'),
        deductible: given('deductible', plans.deductible ?? 0, 'usd'),
      }
    : {
        monthly: given('other_premium', plans.other_premium ?? 0, 'usd_per_month'),
        deductible: given('other_deductible', plans.other_deductible ?? 0, 'usd'),
      };
}

/** Above a certain income there is no help with Marketplace premiums. */
function incomeLimit({ facts }: GuideContext): Text {
  const limit = facts.get('premium_credit_income_percent');
  return limit === null
    ? text`Help with premiums depends on your income for the year.`
    : text`Help with premiums depends on your income for the whole year, and it ends above ${fact('premium_credit_income_percent', limit, 'percent')} of the poverty line.`;
}

export const healthPlanChoice = defineGuide({
  id: 'health_plan_choice',
  title: 'Which health plan',
  about: "Which health plan to take: Marketplace, COBRA, a spouse's plan, Medicaid, or which plan at work",
  questions: [
    'COBRA or obamacare, I lost my job last week',
    'should I go on my wifes insurance or keep my own',
    'ppo for 240 a month with 1500 deductible or hdhp for 95 with 3500 deductible',
    'is a high deductible plan with hsa better if i barely see a doctor',
    "I'm retiring at 61. What do I do about health insurance until Medicare?",
    'cobra wants 1,980 a month for the family thats insane what else is there',
    'pregnant and changing jobs in march, which coverage do i keep',
    'turning 65 and still on cobra, is that ok',
    "can't afford insurance at all, part time job",
    'Bronze or silver plan for a healthy 30 year old?',
  ],
  input: {
    age: age({ label: 'Age', roles: ['age'], min: 0, max: 110 }),
    premium: moneyPerMonth({ label: 'Premium of the first plan', roles: ['premium'], min: 0, max: 1e5 }),
    other_premium: moneyPerMonth({ label: 'Premium of the second', roles: ['premium#2'], min: 0, max: 1e5 }),
    deductible: money({ label: 'Deductible of the first plan', roles: ['deductible'], min: 0, max: 1e5 }),
    other_deductible: money({ label: 'Deductible of the second', roles: ['deductible#2'], min: 0, max: 1e5 }),
    situation: choice({
      label: 'Where coverage could come from',
      options: ['spouse', 'in_treatment', 'low_income', 'marketplace', 'two_at_work'],
      facts: { spouse: 'flag=spouse_health', two_at_work: ['flag=employer_health', 'account=hsa'] },
    }),
    lost_job: flag({
      label: 'You lost a job',
      fact: 'flag=laid_off',
      default: { value: false, reason: 'nothing is said of a lost job' },
    }),
    expecting: flag({
      label: 'A baby is on the way',
      fact: 'flag=expecting',
      default: { value: false, reason: 'nothing is said of a baby' },
    }),
  },
  decide: ({ age: old, situation, lost_job: lostJob, expecting, ...plans }, { facts }) => {
    const isWork = (situation === 'two_at_work' && !lostJob) || cheaperPlan(plans) !== undefined;
    if (!isWork && old !== undefined && old >= facts.get('medicare_age')) return 'medicare';
    if (expecting && !lostJob && (isWork || situation === undefined)) return 'birth';
    if (isWork) {
      const cheaper = cheaperPlan(plans);
      return cheaper === 'first' || cheaper === 'second' ? 'cheaper_both_ways' : 'by_health';
    }
    if (situation === 'spouse') return 'spouse';
    if (situation === 'in_treatment' || (expecting && lostJob)) return 'cobra';
    return situation === 'low_income' ? 'medicaid' : 'marketplace';
  },
  verdicts: {
    marketplace: ({ lost_job: lostJob }, context) => ({
      opening: lostJob
        ? text`Without a plan from a job, take a Marketplace plan, or a spouse's plan if you can, rather than COBRA.`
        : text`Take a job's plan, yours or a spouse's, or else a Marketplace plan: silver on a low income, bronze if you're healthy with savings.`,
      because: [
        text`COBRA makes you pay the whole price of the old plan plus a small fee. ${incomeLimit(context)}`,
        text`You have sixty days from losing job coverage to enroll. COBRA has sixty days too and reaches back, so it can cover a gap.`,
      ],
      unless: text`you've met this year's deductible or you're in treatment. Then COBRA until January can be cheaper.`,
      next: text`Enter your expected income for the year at HealthCare.gov before you choose, and pick silver if your income is low.`,
    }),
    cobra: () => ({
      opening: text`Take COBRA for now, so your doctors and your deductible stay the same.`,
      because: [
        text`In the middle of treatment or a pregnancy, a new plan means a new deductible and perhaps other doctors. COBRA keeps the old plan, usually for up to eighteen months.`,
      ],
      unless: text`a Marketplace or spouse's plan has the same doctors for less, or you qualify for Medicaid, which covers pregnancy at higher incomes. Decide within sixty days: dropping COBRA later doesn't by itself let you enroll before open enrollment.`,
      next: text`Send the election form before its date, and mark open enrollment to switch in January.`,
      say: text`Is my doctor and hospital in the network of this exact plan, and would you approve my treatment to continue?`,
    }),
    spouse: () => ({
      opening: text`Join your spouse's plan, and do it within thirty days.`,
      because: [
        text`An employer pays part of it, so it's usually the cheapest good coverage. Losing your own coverage opens a special enrollment, which often lasts only thirty days.`,
        text`One catch: if the family premium there counts as affordable, you can't get help with a Marketplace plan.`,
      ],
      unless: text`adding you costs more than a plan of your own. Some employers charge extra for spouses.`,
      next: text`Have your spouse ask HR today for the price with you on it, and the date it starts.`,
      say: text`My spouse lost coverage. What's the premium with them added, and what do you need from us?`,
    }),
    medicaid: (_, context) => ({
      opening: text`Apply for Medicaid first, and a Marketplace plan with the same form.`,
      because: [
        text`In most states Medicaid covers adults with low incomes at little or no cost, and you can apply any day of the year. Children often qualify at higher incomes. ${incomeLimit(context)}`,
      ],
      unless: text`your state hasn't expanded Medicaid and you earn less than the poverty line. Then look for a community health center, which charges by income.`,
      next: text`Fill in the application at HealthCare.gov, and list monthly and yearly income.`,
    }),
    medicare: (_, { facts }) => ({
      opening: text`Sign up for Medicare, and don't rely on COBRA instead.`,
      because: [
        text`From ${fact('medicare_age', facts.get('medicare_age'), 'age')} on, COBRA and Marketplace plans don't count as coverage from a current job. Waiting can mean gaps and a Part B penalty for life, and COBRA may pay as if you had Medicare.`,
      ],
      unless: text`you or your spouse still work for an employer with twenty or more people and are covered there. Then you may wait until that ends.`,
      next: text`Apply at ssa.gov now, and ask your State Health Insurance Assistance Program about Medigap and drug plans.`,
    }),
    cheaper_both_ways: (plans) => {
      const { monthly, deductible } = quoted(plans);
      return {
        opening: text`Take the plan that costs ${monthly}.`,
        because: [
          text`Even in a year when you'd use up its deductible of ${deductible}, premiums and deductible together come to no more than with the other plan. In a healthy year you keep the difference.`,
        ],
        unless: text`your doctors or medicines aren't in it, or its out-of-pocket maximum is much higher. Check those two first.`,
        next: text`Compare the out-of-pocket maximums, and if it's an HSA plan, put what you save on premiums into the HSA.`,
      };
    },
    birth: ({ premium, other_premium: other }) => ({
      opening: text`With a birth coming, take the plan with the lower out-of-pocket maximum, which is usually the PPO.`,
      because: [
        text`A delivery uses up most deductibles, so compare the worst case: a year of premiums plus the out-of-pocket maximum.`,
        premium !== undefined && other === undefined
          ? text`Against the PPO count ${given('premium', premium, 'usd_per_month')} of extra premium, the employer's HSA money and your tax break on an HSA.`
          : text`Count the employer's HSA money and your tax break for the HSA plan.`,
      ],
      unless: text`the maximums are close, and the HSA plan wins, or you have no coverage yet. Medicaid covers pregnancy at higher incomes, so apply there first.`,
      next: text`Write down both maximums for you plus the baby, check that your doctor and hospital are in network, and add the baby within thirty days of the birth.`,
    }),
    by_health: () => ({
      opening: text`Healthy with some cash: the high-deductible plan. Regular care: the richer one.`,
      because: [
        text`Add a year of premiums to what you'd likely spend, then to the out-of-pocket maximum. The plan with the lower totals wins. Money from the employer and the tax break of an HSA count for the high-deductible plan.`,
      ],
      unless: text`you couldn't pay the deductible from savings next month. Then take the lower deductible.`,
      next: text`Write down both premiums, deductibles, and out-of-pocket maximums, and check that your doctors are in both.`,
    }),
  },
  asks: [
    {
      field: 'situation',
      question: 'Which fits best?',
      choices: [
        { label: "I could join a spouse's plan", value: 'spouse' },
        { label: 'In treatment or pregnant', value: 'in_treatment' },
        { label: 'Very low income now', value: 'low_income' },
        { label: 'Choosing between plans at work', value: 'two_at_work' },
      ],
    },
  ],
  followUps: ['Is an HSA a good investment?', 'How does Medicare work if I still have a job at 65?'],
  articles: [
    'cobra-and-marketplace',
    'early-retirement-and-aca-credits',
    'health-savings-account',
    'health-insurance-terms',
  ],
  sources: ['dol_cobra', 'healthcare_special_enrollment', 'healthcare_cobra', 'medicare_late_enrollment'],
});
