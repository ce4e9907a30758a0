import { contributionRoomLeftFormulas } from '#advisor/calculators/retirement/contributions/contribution-room-left-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, count, money } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { taxOnExcess } from '#advisor/calculators/retirement/contributions/contribution-excess.ts';
import {
  contributionFields,
  lastMonthRule,
  limitFacts,
} from '#advisor/calculators/retirement/contributions/contribution-fields.ts';
import { allowanceOf, type Plan } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

const planNames: Record<Plan, string> = {
  workplace: 'your 401(k), 403(b) or similar plan at work',
  traditional_ira: 'your IRA',
  roth_ira: 'your Roth IRA',
  simple_ira: 'your SIMPLE IRA',
  sep_ira: 'your SEP IRA',
  hsa: 'your HSA',
};

interface Made {
  plan: Plan | 'of_contributions';
  made_at_work: number;
  made_ira: number;
  made_hsa: number;
}

/** The account of the question: the one that is named, or else the one that got contributions. */
function planOf({ plan, made_ira: ira, made_hsa: hsa, made_at_work: atWork }: Made): Plan {
  if (plan !== 'of_contributions') return plan;
  if (atWork > 0) return 'workplace';
  return ira > 0 ? 'traditional_ira' : hsa > 0 ? 'hsa' : 'workplace';
}

function madeInto(plan: Plan, { made_at_work: atWork, made_ira: ira, made_hsa: hsa }: Made): number {
  if (plan === 'hsa') return hsa;
  // People may say contributions to a SIMPLE IRA as those of a plan at work or of an IRA.
  if (plan === 'simple_ira') return atWork + ira;
  return plan === 'workplace' ? atWork : ira;
}

/** How much more may go into an account this year. */
export const contributionRoomLeft = defineCalculator({
  name: 'contribution_room_left',
  version: 2,
  title: 'Contribution room left',
  about:
    'How much more may still go into a 401(k) or similar plan, an IRA, a SIMPLE or SEP IRA or a health savings account this year, after the contributions already made, and what that is for each paycheck left; or how much too much is in, and the tax on that.',
  simply: "Each account has a cap for the year, and what you've already put in uses part of it up.",
  input: {
    plan: choice<Plan | 'of_contributions'>({
      label: 'Account',
      facts: {
        workplace: 'account=workplace',
        traditional_ira: 'account=traditional_ira',
        roth_ira: 'account=roth_ira',
        simple_ira: 'account=simple_ira',
        sep_ira: 'account=sep_ira',
        hsa: 'account=hsa',
      },
      options: [
        'of_contributions',
        'workplace',
        'traditional_ira',
        'roth_ira',
        'simple_ira',
        'sep_ira',
        'hsa',
      ],
      default: { value: 'of_contributions', reason: 'the account that your contributions went into' },
    }),
    made_at_work: money({
      label: 'Contribution at work this year',
      roles: ['k401_contrib'],
      adds: true,
      toldOnly: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'nothing was mentioned' },
    }),
    made_ira: money({
      label: 'IRA contribution this year',
      roles: ['ira_contrib'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'nothing was mentioned' },
    }),
    made_hsa: money({
      label: 'HSA contribution this year, employer included',
      roles: ['hsa_contrib', 'hsa_contrib@spouse', 'hsa_contrib@both'],
      adds: true,
      besideBoth: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'nothing was mentioned' },
    }),
    payments_left: count({
      label: 'Number of paychecks left this year',
      roles: ['n_periods'],
      min: 0,
      max: 366,
      default: { value: 0, reason: 'no number of paychecks was mentioned' },
    }),
    spouse_made: money({
      label: 'Spouse’s contribution this year',
      roles: ['k401_contrib@spouse', 'ira_contrib@spouse'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'only your own room is asked for' },
    }),
    spouse_age: householdFields.spouse_age,
    age: contributionFields.age,
    income: contributionFields.income,
    filing_status: contributionFields.filing_status,
    coverage: contributionFields.coverage,
    lived_apart: contributionFields.lived_apart,
    own_business: contributionFields.own_business,
    health: contributionFields.health,
    hsa_months: contributionFields.hsa_months,
    excess_years: count({
      label: 'Number of years an excess stays in',
      min: 0,
      max: 30,
      default: { value: 1, reason: 'the tax of one year is shown' },
    }),
  },

  run(input, { facts }) {
    const plan = planOf(input);
    const { year, warnings } = factYear(facts, limitFacts[plan]);
    const saver = {
      age: input.age,
      income: input.income,
      status: input.filing_status,
      coverage: input.coverage,
      livedApart: input.lived_apart,
      ownBusiness: input.own_business,
      health: input.health,
      hsaMonths: input.hsa_months,
    };
    const { allowed, catchUp } = allowanceOf(plan, saver, facts);
    const made = madeInto(plan, input);
    const room = Math.max(0, allowed - made);
    const excess = Math.max(0, made - allowed);
    const excessTax = taxOnExcess(plan, excess, input.excess_years, facts);
    const left = figure('room', 'Room left this year', room, 'usd');
    const spouseAllowed = allowanceOf(plan, { ...saver, age: input.spouse_age }, facts).allowed;
    const spouseRoom = Math.max(0, spouseAllowed - input.spouse_made);
    return {
      figures: [
        left,
        ...(input.spouse_made > 0
          ? [
              figure('spouse_room', 'Room left for your spouse', spouseRoom, 'usd'),
              figure('both', 'Room left for both of you', room + spouseRoom, 'usd'),
            ]
          : []),
        figure('limit', 'Your limit this year', allowed, 'usd'),
        figure('made', 'Amount put in so far', made, 'usd'),
        ...(catchUp > 0
          ? [figure('catch_up', 'Catch-up for your age, within the limit', catchUp, 'usd')]
          : []),
        ...(input.payments_left > 0
          ? [
              figure(
                'per_payment',
                'Amount from each remaining paycheck',
                room / input.payments_left,
                'usd',
                exact,
              ),
            ]
          : []),
        ...(excess > 0 ? [figure('excess', 'Amount over the limit', excess, 'usd')] : []),
        ...excessTax.figures,
      ],
      steps: [
        {
          label: 'Limit for you',
          formula: 'limit of the year and catch-up, by income',
          value: allowed,
          unit: 'usd',
        },
        { label: 'Already put in', value: made, unit: 'usd' },
        { label: 'Still allowed', formula: 'limit - already put in', value: room, unit: 'usd' },
      ],
      assumptions: assumptions[plan],
      warnings: [
        ...warnings,
        ...(excess > 0
          ? [
              plan === 'workplace' || plan === 'simple_ira'
                ? text`That’s over the limit. Have the plan pay the excess and its earnings back by April fifteenth, or it’s taxed twice: now and when you take it out.`
                : text`That’s over the limit. Take the excess and its earnings out before the tax deadline, or you’ll pay a penalty tax every year it stays in.`,
            ]
          : []),
        ...(plan === 'hsa' && input.hsa_months < monthsPerYear ? [lastMonthRule] : []),
      ],
      detail: { plan, year, room, excessRate: excessTax.rate },
    };
  },

  explain({ figures, detail: { plan, year, excessRate } }, { payments_left: payments, age, ...input }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [catchUp, each, excess] = [find('catch_up'), find('per_payment'), find('excess')];
    return {
      conclusion: excess
        ? text`You’ve put ${excess} too much into ${planNames[plan]} for ${year}${find('excess_tax') ? text`; left in, that costs ${find('excess_tax')!} of tax every year` : ''}.`
        : text`You may still put ${find('room')!} into ${planNames[plan]} for ${year}.`,
      openings: {
        yesno: excess
          ? text`Yes, you’re ${excess} over the limit for ${planNames[plan]} for ${year}.`
          : text`No, you’re not over: ${find('room')!} may still go into ${planNames[plan]} for ${year}.`,
        ...(each && !excess
          ? {
              payment: text`Put in ${each} from each of your ${given('payments_left', payments, 'count')} remaining paychecks to reach the limit.`,
            }
          : {}),
      },
      reasons: [
        text`Your limit is ${find('limit')!}${catchUp ? text`, with ${catchUp} of catch-up at age ${given('age', age, 'age')}` : ''}, and you’ve put in ${find('made')!}.`,
        ...(excessRate && find('excess_tax')
          ? [
              text`Left in, it costs ${find('excess_tax')!} of tax, ${excessRate} of the excess, every year it stays${find('excess_tax_total') ? text`: ${find('excess_tax_total')!} over ${given('excess_years', input.excess_years, 'count')} years` : ''}.`,
              text`Taken out with its earnings by the tax deadline, it costs nothing but income tax on the earnings.`,
            ]
          : []),
        ...(find('spouse_room')
          ? [
              text`Your spouse may still put in ${find('spouse_room')!}, so ${find('both')!} between the two of you.`,
            ]
          : []),
        ...(each
          ? [text`Over ${given('payments_left', payments, 'count')} paychecks, that’s ${each} from each one.`]
          : []),
      ],
      next: [
        plan === 'workplace' || plan === 'simple_ira'
          ? each && !excess
            ? text`Ask payroll to take ${each} from each paycheck: it has to come out of this year’s pay.`
            : text`Change it with payroll soon: it has to come out of this year’s paychecks.`
          : excess
            ? text`Ask the provider for a “removal of excess contributions”, which sends the earnings along, or have it moved to next year if there’s room.`
            : text`You have until the tax deadline in April of next year to put it in.`,
      ],
    };
  },

  chart: ({ detail: { room } }) => ({
    kind: 'bar',
    title: 'What to put in a month, by the months that are left',
    x: { label: 'Months left', unit: 'months' },
    y: { label: 'A month', unit: 'usd_per_month' },
    series: [
      {
        name: 'A month',
        points: Array.from({ length: monthsPerYear }, (_, index) => [index + 1, room / (index + 1)] as const),
      },
    ],
  }),

  formulas: contributionRoomLeftFormulas,
  examples: [
    {
      question:
        'I have put $14,250 into my 401(k) so far this year. How much more can I add at 44 with 9 paychecks left?',
      input: { plan: 'workplace', made_at_work: 14_250, age: 44, payments_left: 9 },
    },
    {
      question: 'HSA for just me, age 34, my employer puts in $750. What is left for me?',
      input: { plan: 'hsa', made_hsa: 750, age: 34, health: 'self' },
    },
    {
      question:
        'contributed 3,200 to my Roth and 1,000 to a traditional IRA this year, how much is still allowed',
      input: { made_ira: 4200 },
    },
    {
      question: 'I put 8,200 in my Roth IRA by mistake. How much is the excess and what does it cost me?',
      input: { plan: 'roth_ira', made_ira: 8200 },
    },
    {
      question: 'did 18,400 in my 403b already, age 61, how much till i hit the cap with catch ups',
      input: { plan: 'workplace', made_at_work: 18_400, age: 61 },
    },
  ],
  sources: ['irs_notice_2025_67', 'irs_pub_590a', 'irs_rev_proc_2025_19'],
});

const iraAssumption = text`All your IRAs, traditional and Roth together, share one limit. Income you didn’t mention is taken to be below every phase-out.`;

const assumptions: Record<Plan, Text[]> = {
  workplace: [
    text`What you put in counts, before tax and Roth, in all your plans at work together. What your employer adds does not count toward this limit.`,
  ],
  traditional_ira: [iraAssumption],
  roth_ira: [iraAssumption],
  simple_ira: [text`The usual limits: some small employers may offer a tenth more.`],
  sep_ira: [text`The share of your pay or profit sets the limit, so say what you earn.`],
  hsa: [
    text`You have a high-deductible health plan in those months and no Medicare. What your employer puts in counts too.`,
  ],
};
