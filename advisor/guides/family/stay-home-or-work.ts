import { choice, count, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** About the share of a second income that is left after income and payroll tax, before commuting. */
const keptShare = 0.7;
/** With less than this left a year, family and career should decide, not money. */
const littleLeft = 5000;

interface Household {
  wages?: number | undefined;
  take_home?: number | undefined;
  childcare?: number | undefined;
}

/** A year of the second income after taxes and child care. */
function leftOver({ wages, take_home: net, childcare }: Household): number | undefined {
  const kept = net ?? (wages === undefined ? undefined : wages * keptShare);
  return kept === undefined || childcare === undefined ? undefined : kept - childcare;
}

function numbersLine({ wages, take_home: net, childcare }: Household) {
  if (net !== undefined && childcare !== undefined)
    return [
      text`Of ${given('take_home', net, 'usd_per_year')} that you bring home, child care takes ${given('childcare', childcare, 'usd_per_year')}.`,
    ];
  return wages === undefined || childcare === undefined
    ? []
    : [
        text`Of ${given('wages', wages, 'usd_per_year')}, roughly a third goes to taxes and getting to work, and child care takes ${given('childcare', childcare, 'usd_per_year')}.`,
      ];
}

export const stayHomeOrWork = defineGuide({
  id: 'stay_home_or_work',
  title: 'Stay home with the children or keep working',
  about: 'One parent stays home with small children or keeps the job and pays for day care',
  questions: [
    'should I be a stay at home mom or keep working',
    'day care costs almost as much as I make, should I quit',
    'stay at home dad, does it make sense financially',
    'daycare for two is 2600 a month and i bring home 3100. quit?',
    'wife wants to stay home with the baby, can we do it on one salary',
    'is it worth working if it all goes to childcare',
    'go part time or stay home with the kids',
    'what do i lose if i leave work for five years to raise kids',
    'nanny costs more than my salary, should i stop working',
    'go back to work after maternity leave or stay home',
  ],
  simply:
    'Compare what is left of the second paycheck after taxes and child care, and count what staying in the job is worth later: raises, retirement savings and benefits. Child care costs end, a career goes on.',
  input: {
    wages: moneyPerYear({
      label: 'Pay of the parent who might stay home',
      roles: ['wages@spouse', 'wages'],
      min: 1,
      max: 1e7,
    }),
    take_home: moneyPerYear({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@spouse'],
      min: 1,
      max: 1e7,
    }),
    childcare: moneyPerYear({
      label: 'Child care',
      roles: ['childcare_cost'],
      adds: true,
      min: 1,
      max: 500_000,
    }),
    children: count({ label: 'Children', roles: ['n_children'], min: 1, max: 15 }),
    one_income: choice({ label: 'One income covers the bills', options: ['yes', 'no'] }),
    wish: choice({ label: 'What you want', options: ['home', 'work'] }),
  },
  sides: [
    {
      given: { wish: 'home' },
      questions: [
        'i really want to stay home with my kids, how do we make it work',
        'we want me home with the baby, money is tight',
      ],
    },
  ],
  decide: ({ one_income: enough, wish, ...household }) => {
    if (enough === 'no') return 'keep_job';
    const left = leftOver(household);
    if (left === undefined) return enough === 'yes' && wish === 'home' ? 'home_with_plan' : 'count_both';
    if (left >= littleLeft) return wish === 'home' && enough === 'yes' ? 'home_with_plan' : 'keep_job';
    return wish === 'work' ? 'work_anyway' : 'home_is_fine';
  },
  verdicts: {
    count_both: () => ({
      opening: text`Keep at least one foot in the job, unless one income covers your bills with room to save.`,
      because: [
        text`Count more than this year's paycheck: raises, the match, health insurance and Social Security credits go on after day care ends. The child care credit and a dependent care account also lower the cost.`,
      ],
      unless: text`one income is enough and you want to be home. Then it's a good choice, with a plan for your own savings.`,
      next: text`Write down the take-home pay, minus child care and commuting, for each child's years until school.`,
    }),
    keep_job: (household) => ({
      opening: text`Keep working: the second income still adds to what you have, and it grows while child care ends.`,
      because: [
        ...numbersLine(household),
        text`What stays is more than cash: raises, the employer match, benefits, and a job if the other one is lost.`,
      ],
      unless: text`the work or the commute is breaking you. Then ask for part-time or other hours before you quit.`,
      next: text`Sign up for a dependent care account at work, and ask about flexible or fewer hours.`,
    }),
    work_anyway: (household) => ({
      opening: text`Keep the job if you want it: breaking even for a few years is a fair price for staying in.`,
      because: [
        ...numbersLine(household),
        text`Child care gets cheaper at school age, while a gap of several years often costs raises that don't come back.`,
      ],
      unless: text`it costs you sleep and health. Then part-time is a middle way.`,
      next: text`Put even a small amount in the retirement plan, so that the match isn't lost.`,
    }),
    home_is_fine: (household) => ({
      opening: text`Staying home is fine with money like this, because little or nothing is left of the second paycheck.`,
      because: [
        ...numbersLine(household),
        text`Still protect the parent at home: a spousal IRA each year, life insurance on both, and both names on the accounts.`,
      ],
      unless: text`that job has the health insurance, a pension close to vesting or loan forgiveness. Then keep it.`,
      next: text`Live on one income for three months and save the other, before anyone gives notice.`,
    }),
    home_with_plan: () => ({
      opening: text`Yes, stay home if you want to, since one income carries you, and plan for your own security.`,
      because: [
        text`Put money into a spousal IRA every year, keep life insurance on both of you, and keep licenses and contacts alive for the way back.`,
        text`Both names belong on the house, the savings and the big decisions.`,
      ],
      unless: text`the working parent's job is shaky. Then wait until six months of bills are in cash.`,
      next: text`Live on one income for three months and save the other, before you give notice.`,
    }),
  },
  asks: [
    {
      field: 'one_income',
      question: 'Would one income cover your bills?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'wish',
      question: 'What would you rather do?',
      choices: [
        { label: 'Be home', value: 'home' },
        { label: 'Keep working', value: 'work' },
      ],
    },
  ],
  followUps: ['How does a dependent care FSA work?', 'Can my stay-at-home wife have a Roth IRA?'],
  articles: ['family-tax-credits', 'flexible-spending-accounts', 'kids-and-money'],
  sources: ['irs_pub_17'],
});
