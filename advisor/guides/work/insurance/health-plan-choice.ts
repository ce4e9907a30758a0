import {
  age,
  choice,
  count,
  flag,
  list,
  moneyPerMonth,
  moneyPerYear,
  months,
} from '#advisor/calculators/define/fields.ts';
import { filingStatusField } from '#advisor/calculators/tax/household/filing-status-field.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { healthPlanItems } from '#advisor/calculators/saving/insurance/health-plan-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { areCostsKnown, inDollars } from '#advisor/guides/work/insurance/health-plan-dollars.ts';
import { noGap, partnerPlan } from '#advisor/guides/work/insurance/health-plan-partner.ts';
import { lowerDeductible } from '#advisor/guides/work/insurance/two-deductibles.ts';
import { healthPlanSides } from '#advisor/guides/work/insurance/health-plan-sides.ts';
import {
  byHealth,
  byUse,
  isCheaperBothWays,
  monthly,
  savedIfHealthy,
  twoPlans,
} from '#advisor/guides/work/insurance/two-health-plans.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  cheaperBy,
  hasLowIncome,
  incomeLimit,
  monthsToElect,
  mostFor,
} from '#advisor/guides/work/insurance/health-plan-help.ts';

export const healthPlanChoice = defineGuide({
  id: 'health_plan_choice',
  title: 'Which health plan',
  about: "Which health plan to take: Marketplace, COBRA, a spouse's plan, Medicaid, or which plan at work",
  questions: [
    'COBRA or obamacare, I lost my job last week',
    'should I go on my wifes insurance or keep my own',
    'ppo for 240 a month with 1500 deductible or hdhp for 95 with 3500 deductible',
    'lost coverage from my parents at 26, what now for insurance',
    "I'm retiring at 61. What do I do about health insurance until Medicare?",
    'cobra wants 1,980 a month for the family thats insane what else is there',
    'pregnant and changing jobs in march, which coverage do i keep',
    'turning 65 and still on cobra, is that ok',
    "can't afford insurance at all, part time job",
    'Bronze or silver plan for a healthy 30 year old?',
  ],
  simply:
    "With health insurance you pay twice: a fixed amount each month, and part of the bill when you're sick. Add both for a good year and for a bad year, and see what help you get with the price.",
  input: {
    age: age({ label: 'Age', roles: ['age'], min: 0, max: 110 }),
    plans: list({
      label: 'Plans to choose from',
      items: healthPlanItems,
      min: 1,
      max: 6,
      comparesCases: true,
    }),
    spouse_premium: moneyPerMonth({
      label: "Premium of a spouse's plan",
      roles: ['premium@spouse'],
      min: 1,
      max: 1e5,
    }),
    bills: moneyPerYear({ label: 'Medical bills you expect', roles: ['medical_cost'], min: 0, max: 1e8 }),
    income: moneyPerYear({
      label: 'Income of the year',
      roles: ['agi', 'agi@both', 'wages@both', 'wages', 'se_income', 'other_income'],
      min: 0,
      max: 1e8,
    }),
    filing_status: filingStatusField,
    children: count({
      label: 'Children',
      roles: ['n_children'],
      min: 0,
      max: 20,
      default: { value: 0, reason: 'no children are mentioned' },
    }),
    out_of_work: flag({
      label: 'You are out of work',
      fact: 'work=unemployed',
      default: { value: false, reason: 'nothing is said of being out of work' },
    }),
    situation: choice({
      label: 'Where coverage could come from',
      options: ['spouse', 'in_treatment', 'low_income', 'marketplace', 'two_at_work'],
      facts: {
        in_treatment: ['flag=sick & flag=laid_off', 'flag=deductible_met & flag=laid_off'],
        spouse: 'flag=spouse_health',
        two_at_work: ['flag=employer_health', 'account=hsa'],
      },
    }),
    gap: months({ label: 'Time until other coverage starts', roles: ['horizon'], min: 0, max: 60 }),
    cobra: choice({ label: 'COBRA', options: ['asked'] }),
    asked: choice({ label: 'Asked about', options: ['partner', 'no_plan'] }),
    use: choice({ label: 'Care you expect', options: ['low', 'high'] }),
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
  sides: healthPlanSides,
  decide: (
    {
      asked,
      age: old,
      situation,
      lost_job: lostJob,
      out_of_work: idle,
      expecting,
      plans,
      bills,
      gap,
      cobra,
      ...household
    },
    context,
  ) => {
    if (asked !== undefined) return asked;
    const pair = twoPlans(plans);
    const isOut = lostJob || idle;
    const isBetween = isOut || cobra !== undefined;
    const isOld = old !== undefined && old >= context.facts.get('medicare_age');
    const isIll = household.use === 'high' || bills !== undefined;
    const mayWait = situation === undefined && !expecting && !isIll && !isOld;
    if (isBetween && gap !== undefined && gap <= monthsToElect && mayWait) return 'bridge';
    const isWork = (situation === 'two_at_work' && !isOut) || (pair !== undefined && !isOut);
    if (!isWork && isOld) return 'medicare';
    if (expecting && !isOut && pair && isCheaperBothWays(pair)) return 'cheaper_both_ways';
    if (expecting && !isOut && (isWork || situation === undefined)) return 'birth';
    if (!isOut && areCostsKnown(plans, bills, context)) return 'in_dollars';
    if (isWork) return pair && isCheaperBothWays(pair) ? 'cheaper_both_ways' : pair ? 'by_use' : 'by_health';
    if (situation === 'spouse') return 'spouse';
    if (situation === 'in_treatment' || (expecting && isOut)) return 'cobra';
    if (situation === undefined && hasLowIncome(household, context)) return 'medicaid';
    return situation === 'low_income' ? 'medicaid' : 'marketplace';
  },
  verdicts: {
    partner: partnerPlan,
    no_plan: noGap,
    marketplace: ({ lost_job: lostJob, out_of_work: idle, cobra: asked, plans, ...household }, context) => {
      const [cobra] = plans ?? [];
      const isOut = lostJob || idle || asked !== undefined;
      const most = mostFor(household, context);
      const onIncome = text`On ${given('income', household.income ?? 0, 'usd_per_year')}, a benchmark silver plan costs you at most about ${most ?? ''}.`;
      return {
        opening:
          isOut && cobra
            ? text`Skip COBRA at ${monthly(cobra)}: take a spouse's plan if you can, or else a Marketplace plan.`
            : isOut
              ? text`Without a plan from a job, take a Marketplace plan, or a spouse's plan if you can, rather than COBRA.`
              : most
                ? text`Take a job's plan if you have one, or else a Marketplace plan: a silver one costs you at most about ${most}.`
                : text`Take a job's plan, yours or a spouse's, or else a Marketplace plan: silver on a low income, bronze if you're healthy with savings.`,
        because: isOut
          ? [
              text`COBRA makes you pay the whole price of the old plan plus a small fee. ${most ? onIncome : incomeLimit(context)}`,
              text`You have sixty days from losing job coverage to enroll. COBRA has sixty days too and reaches back, so it can cover a gap.`,
            ]
          : [
              text`A bronze plan is fine if you're healthy and could pay its large deductible. On a low income a silver plan also lowers the deductible. ${incomeLimit(context)}`,
            ],
        unless: isOut
          ? text`you've met this year's deductible or you're in treatment. Then COBRA until January can be cheaper.`
          : text`you take regular medicine or plan surgery. Then a plan with a smaller deductible usually costs less in all.`,
        next: text`Enter your expected income for the year at HealthCare.gov before you choose, and pick silver if your income is low.`,
      };
    },
    bridge: ({ plans, gap = 0 }) => {
      const premium = plans?.[0]?.premium;
      return {
        opening: text`Don't pay for COBRA yet: for ${given('gap', gap, 'months')} you can keep the right to it and use it only if something happens.`,
        because: [
          text`You have sixty days to choose it, and it reaches back to the day your coverage ended. If you stay healthy, you never pay${premium === undefined ? '' : text`, which saves about ${{ value: Math.round(premium * Math.max(1, gap)), unit: 'usd', decimals: 0 }}`}. If you get hurt, you elect it, pay for the months that have passed, and it covers the bills. At a firm of fewer than twenty people state rules count, and the time can be shorter.`,
        ],
        unless: text`you take costly medicine, are in treatment, or the new plan may start later than sixty days from now. Then elect it, or take a Marketplace plan.`,
        next: text`Mark the last day to elect on your calendar, keep the form at hand, and get the start date of the new plan in writing.`,
      };
    },
    cobra: ({ plans }) => ({
      opening: text`Take COBRA${plans?.[0] ? text` at ${monthly(plans[0])}` : ''} for now, so your doctors and your deductible stay the same.`,
      because: [
        text`In the middle of treatment or a pregnancy, a new plan means a new deductible and perhaps other doctors. COBRA keeps the old plan, usually for up to eighteen months.`,
      ],
      unless: text`a Marketplace or spouse's plan has the same doctors for less, or you qualify for Medicaid, which covers pregnancy at higher incomes. Decide within sixty days: dropping COBRA later doesn't by itself let you enroll before open enrollment.`,
      next: text`Send the election form before its date, and mark open enrollment to switch in January.`,
      say: text`Is my doctor and hospital in the network of this exact plan, and would you approve my treatment to continue?`,
    }),
    spouse: ({ spouse_premium: theirs, plans }) => ({
      opening:
        theirs === undefined
          ? text`Join your spouse's plan, and do it within thirty days.`
          : text`Join your spouse's plan at ${given('spouse_premium', theirs, 'usd_per_month')}, and do it within thirty days.`,
      because: [
        ...cheaperBy(plans, theirs),
        text`An employer pays part of it, so it's usually the cheapest good coverage. Losing your own coverage opens a special enrollment, which often lasts only thirty days.`,
        text`One catch: if the family premium there counts as affordable, you can't get help with a Marketplace plan.`,
      ],
      unless: text`adding you costs more than a plan of your own. Some employers charge extra for spouses.`,
      next: text`Have your spouse ask HR today for the price with you on it, and the date it starts.`,
      say: text`My spouse lost coverage. What's the premium with them added, and what do you need from us?`,
    }),
    medicaid: ({ income }, context) => ({
      opening:
        income === undefined
          ? text`Apply for Medicaid first, and a Marketplace plan with the same form.`
          : text`Apply for Medicaid first: on ${given('income', income, 'usd_per_year')} most states cover you, and the same form checks for a Marketplace plan.`,
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
    in_dollars: inDollars,
    cheaper_both_ways: ({ plans, expecting }) => {
      const [low] = twoPlans(plans)!;
      return {
        opening: text`Take the plan that costs ${monthly(low)}.`,
        because: [
          text`Even in a year ${expecting ? 'with a birth, ' : ''}when you'd use up its deductible of ${given('plans', low.deductible, 'usd')}, premiums and deductible together come to no more than with the other plan. In a healthy year you keep about ${savedIfHealthy(twoPlans(plans)!)}.`,
        ],
        unless: text`your doctors or medicines aren't in it, or its out-of-pocket maximum is much higher. Check those two first.`,
        next: text`Compare the out-of-pocket maximums, and if it's an HSA plan, put what you save on premiums into the HSA.`,
      };
    },
    birth: ({ plans = [] }) => ({
      opening:
        lowerDeductible(plans) ??
        text`With a birth coming, take the plan with the lower out-of-pocket maximum, which is usually the PPO.`,
      because: [
        text`A delivery uses up most deductibles, so compare the worst case: a year of premiums plus the out-of-pocket maximum.`,
        lowerDeductible(plans) !== undefined
          ? text`Count doctors, hospital and any HSA money from an employer before you sign.`
          : plans.length === 1 && (plans[0]?.premium ?? 0) > 0
            ? text`Against the PPO count ${monthly(plans[0]!)} of extra premium, the employer's HSA money and your tax break on an HSA.`
            : text`Count the employer's HSA money and your tax break for the HSA plan.`,
      ],
      unless: text`the two maximums are close: then the HSA plan usually wins. If you have no coverage yet, apply for Medicaid first, since it covers pregnancy at higher incomes.`,
      next: text`Write down both maximums for you plus the baby, check that your doctor and hospital are in network, and add the baby within thirty days of the birth.`,
    }),
    by_use: byUse,
    by_health: byHealth,
  },
  asks: [
    {
      field: 'situation',
      settled: ({ asked }) => asked !== undefined,
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
    'health-plan-choices',
  ],
  sources: ['dol_cobra', 'healthcare_special_enrollment', 'healthcare_cobra', 'medicare_late_enrollment'],
});
