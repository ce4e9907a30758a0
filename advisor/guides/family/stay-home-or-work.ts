import {
  choice,
  count,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  homeOpening,
  keepOpening,
  leftOver,
  littleLeft,
  matchLine,
  numbersLine,
  soonEarned,
} from '#advisor/guides/family/second-income.ts';

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
    who: choice({ label: 'Who would stay home', options: ['me', 'spouse'] }),
    wages: moneyPerYear({ label: 'Your pay', roles: ['wages_new', 'wages'], min: 1, max: 1e7 }),
    spouse_wages: moneyPerYear({ label: "Your spouse's pay", roles: ['wages@spouse'], min: 1, max: 1e7 }),
    take_home: moneyPerYear({
      label: 'Take-home pay',
      roles: ['take_home', 'take_home@spouse'],
      min: 1,
      max: 1e7,
    }),
    childcare: moneyPerMonth({
      label: 'Child care a month',
      roles: ['childcare_cost'],
      adds: true,
      min: 1,
      max: 500_000,
    }),
    earned_in: years({
      label: 'Time until a pension or another right is earned',
      roles: ['horizon', 'term_left'],
      matters: ({ leaves }) => leaves === 'vesting',
      min: 0.1,
      max: 40,
    }),
    leaves: choice({ label: 'What leaving gives up', options: ['vesting'] }),
    premium: moneyPerMonth({
      label: 'Insurance without this job',
      roles: ['premium', 'premium@spouse'],
      min: 1,
      max: 1e5,
    }),
    match_limit: percent({
      label: 'Share of pay matched',
      roles: ['match_limit', 'match_limit@spouse'],
      min: 0,
      max: 100,
    }),
    children: count({ label: 'Children', roles: ['n_children'], min: 1, max: 15 }),
    one_income: choice({ label: 'One income covers the bills', options: ['yes', 'no'] }),
    wish: choice({ label: 'What you want', options: ['home', 'work'] }),
  },
  sides: [
    {
      given: { who: 'me' },
      questions: [
        'I make 44k, daycare would be 2,700 a month, my husband makes 95k. Should I stay home?',
        'should I quit my job and stay home with the kids, my spouse earns more',
        'I earn more than my husband but daycare is a lot, should I be the one to quit',
      ],
    },
    {
      given: { who: 'spouse' },
      questions: [
        'my wife makes 38k and daycare is 2,400 a month. Should she stay home?',
        'should my husband quit and stay home with the kids, I earn more',
        'wife wants to stop working when the baby comes, I make 90k and she makes 42k',
      ],
    },
    {
      given: { leaves: 'vesting', who: 'me' },
      questions: [
        "I'm two years from a vested pension and daycare is expensive. Should I quit to stay home?",
        'teacher three years away from being vested in my pension, stay home with the baby or keep working',
        'stay home with the kids but my loan forgiveness needs two more years at this job',
      ],
    },
    {
      given: { wish: 'home' },
      questions: [
        'i really want to stay home with my kids, how do we make it work',
        'we want me home with the baby, money is tight',
      ],
    },
  ],
  decide: ({ one_income: enough, wish, leaves, earned_in, ...household }, context) => {
    if (leaves === 'vesting' && (earned_in ?? 0) <= soonEarned) return 'earn_it_first';
    if (enough === 'no') return 'keep_job';
    const left = leftOver(household, context);
    if (left === undefined) return enough === 'yes' && wish === 'home' ? 'home_with_plan' : 'count_both';
    if (left >= littleLeft) return wish === 'home' && enough === 'yes' ? 'home_with_plan' : 'keep_job';
    return wish === 'work' ? 'work_anyway' : 'home_is_fine';
  },
  verdicts: {
    earn_it_first: ({ earned_in, ...household }, context) => ({
      opening:
        earned_in === undefined
          ? text`Don't quit before it's yours: stay until the pension is vested or the loans are forgiven.`
          : text`Don't quit ${given('earned_in', earned_in, 'years')} before it's yours: stay until the pension is vested or the loans are forgiven.`,
      because: [
        text`Leave earlier and you usually get back only what you paid in. A vested pension waits for you, even if you stay home afterward.`,
        ...numbersLine(household, context),
      ],
      unless: text`you'll surely come back to the same system. Then ask how a break counts, and whether part-time earns service.`,
      next: text`Ask the pension office for your exact vesting date, and HR for unpaid leave or part-time until then.`,
      say: text`On which date am I vested, and does part-time or leave count toward it?`,
    }),
    count_both: () => ({
      opening: text`Keep at least one foot in the job, unless one income covers your bills with room to save.`,
      because: [
        text`Count more than this year's paycheck: raises, the match, health insurance and Social Security credits go on after day care ends. The child care credit and a dependent care account also lower the cost.`,
      ],
      unless: text`one income is enough and you want to be home. Then it's a good choice, with a plan for your own savings.`,
      next: text`Write down the take-home pay, minus child care and commuting, for each child's years until school.`,
    }),
    keep_job: (household, context) => ({
      opening: keepOpening(household, context),
      because: [
        ...numbersLine(household, context),
        ...matchLine(household, context),
        ...(household.premium === undefined
          ? []
          : [
              text`Health insurance without this job would take another ${given('premium', household.premium, 'usd_per_month')}.`,
            ]),
        text`What stays is more than cash: raises, the employer match, benefits, and a job if the other one is lost.`,
      ],
      unless: text`the work or the commute is breaking you. Then ask for part-time or other hours before you quit.`,
      next: text`Sign up for a dependent care account at work, and ask about flexible or fewer hours.`,
    }),
    work_anyway: (household, context) => ({
      opening: text`Keep the job if you want it: breaking even for a few years is a fair price for staying in.`,
      because: [
        ...numbersLine(household, context),
        text`Child care gets cheaper at school age, while a gap of several years often costs raises that don't come back.`,
      ],
      unless: text`it costs you sleep and health. Then part-time is a middle way.`,
      next: text`Put even a small amount in the retirement plan, so that the match isn't lost.`,
    }),
    home_is_fine: (household, context) => ({
      opening: homeOpening(household, context),
      because: [
        ...numbersLine(household, context),
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
  related: ['divorce-and-money'],
  sources: ['irs_pub_17'],
});
