import { runwayExamples } from '#advisor/calculators/saving/goals/runway-examples.ts';
import { runwayFormulas } from '#advisor/calculators/saving/goals/runway-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, months } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { cashAfter, runwayMonths, type Runway } from '#advisor/calculators/saving/goals/runway-months.ts';
import { text } from '#advisor/quantities/text.ts';

/** Beyond this the chart says nothing more. */
const longestChart = 36;
/** Money that lasts longer than this is not counted in months. */
const longest = 600;
const roundDollars = 50;
/** Months closer than this are told as one. */
const leastApart = 0.1;

interface Input {
  cash: number;
  severance: number;
  spending: number;
  health: number;
  income: number;
  benefit: number;
  benefit_months: number;
}

function runwayOf({ cash, severance, spending, health, income, benefit, benefit_months }: Input): Runway {
  return {
    cash: cash + severance,
    spending: spending + health,
    income,
    benefit,
    benefitMonths: benefit_months,
  };
}

/** How long money lasts when the pay has stopped. */
export const runwayCalculator = defineCalculator({
  name: 'runway',
  version: 1,
  title: 'How long your money lasts without a job',
  about:
    'How many months savings and severance last after a layoff, quitting or a strike, with unemployment benefits for a while, a partner’s pay and health insurance (COBRA), and how much to cut to make it to a date.',
  simply:
    "Your savings are the tank, and your monthly bills are how fast it empties. This is how many months until it's empty.",
  input: {
    spending: moneyPerMonth({
      label: 'Monthly spending',
      ask: 'how much do you spend a month',
      roles: ['spend_needs', 'spend_needs@both', 'spend_total', 'spend_total@both'],
      adds: 'within',
      sumOf: [
        'housing_cost',
        'mortgage_payment',
        'spend_item',
        'debt_payment',
        'childcare_cost',
        'medical_cost',
        'premium',
      ],
      orPart: true,
      min: 1,
      max: 1e6,
    }),
    cash: money({
      label: 'Savings you can use',
      ask: 'how much do you have saved',
      roles: [
        'bal_cash',
        'bal_cash@spouse',
        'bal_cash@both',
        'bal_total',
        'bal_total@both',
        'bal_brokerage',
        'bal_brokerage@both',
      ],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no savings were mentioned' },
    }),
    severance: money({
      label: 'Severance or other single payment',
      roles: ['lump_sum', 'bonus', 'gift_amount@other'],
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'none is named' },
    }),
    benefit: moneyPerMonth({
      label: 'Monthly unemployment benefit',
      roles: ['other_income'],
      adds: true,
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'none is named' },
    }),
    benefit_months: months({
      label: 'Number of months the benefit is paid',
      roles: ['time_last'],
      min: 0,
      max: 60,
      default: { value: 6, reason: 'most states pay for up to 26 weeks; some pay for less' },
    }),
    income: moneyPerMonth({
      label: 'Other income that keeps coming in',
      roles: [
        'take_home@spouse',
        'take_home',
        'se_income',
        'ss_income',
        'ss_income@spouse',
        'pension_income',
        'pension_income@spouse',
        'rental_income',
      ],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no other income is named' },
    }),
    health: moneyPerMonth({
      label: 'Health insurance premium on top',
      roles: ['premium'],
      adds: true,
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'counted in your spending' },
    }),
    wanted: months({
      label: 'Number of months it has to last',
      roles: ['months_cover', 'horizon'],
      min: 0,
      max: 120,
      default: { value: 0, reason: 'no date is named' },
    }),
  },
  check: (input) =>
    runwayOf(input).cash === 0 && input.income === 0 && input.benefit === 0
      ? 'Give what you have saved, or what still comes in.'
      : null,

  run(input) {
    const runway = runwayOf(input);
    const exact = runwayMonths(runway);
    const lasting = exact === null || exact > longest ? null : exact;
    const gap = runway.spending - runway.income - runway.benefit;
    const later = runway.spending - runway.income;
    const atWanted = cashAfter(runway, input.wanted);
    const lasts = figure('months_lasting', 'Months your money lasts', lasting ?? longest, 'months', {
      decimals: 1,
    });
    const drain = figure(
      'monthly_gap',
      'Monthly draw on savings at first',
      Math.max(0, gap),
      'usd_per_month',
    );
    // If it is not known when benefits end, both answers are given.
    const kept = input.benefit > 0 ? runwayMonths({ ...runway, benefitMonths: Infinity }) : null;
    const keeps = kept !== null && kept <= longest && lasting !== null && kept > lasting + leastApart;
    const trim = Math.round(runway.spending / 10 / roundDollars) * roundDollars;
    const longer = runwayMonths({ ...runway, spending: runway.spending - trim });
    const tighter =
      lasting === null || trim === 0 || longer === null || longer > longest
        ? []
        : [
            figure('trim', 'Cut of about a tenth of spending', trim, 'usd_per_month'),
            figure('months_trimmed', 'Months your money lasts with that cut', longer, 'months', {
              decimals: 1,
            }),
          ];
    return {
      figures: [
        ...(lasting === null ? [drain] : [lasts, drain]),
        ...(input.benefit > 0
          ? [figure('gap_later', 'Monthly draw once benefits end', Math.max(0, later), 'usd_per_month')]
          : []),
        figure('money', 'Money to live on', runway.cash, 'usd'),
        ...(keeps
          ? [
              figure('months_kept', 'Months your money lasts if benefits keep coming', kept, 'months', {
                decimals: 1,
              }),
            ]
          : []),
        ...tighter,
        ...(input.wanted > 0
          ? [
              figure('left_then', 'Money left by then', atWanted, 'usd', {
                labelBelowZero: 'Money short by then',
              }),
              figure('cut', 'Monthly cut to make it', Math.max(0, -atWanted / input.wanted), 'usd_per_month'),
            ]
          : []),
      ],
      steps: [
        {
          label: 'Monthly draw on savings at first',
          formula: 'spending + health insurance - other income - benefit',
          value: gap,
          unit: 'usd_per_month',
        },
        {
          label: 'Once benefits have ended',
          formula: 'spending + health insurance - other income',
          value: later,
          unit: 'usd_per_month',
        },
      ],
      assumptions: [
        text`Spending and other income stay the same, and the savings earn nothing.`,
        ...(input.benefit > 0
          ? [
              text`Unemployment benefits are counted for ${given('benefit_months', input.benefit_months, 'months')}; they’re taxable, and you can have tax withheld.`,
            ]
          : [text`No unemployment benefits are counted. If you were laid off, they’d stretch the money.`]),
        text`Retirement accounts aren’t counted.`,
      ],
      warnings: [],
      detail: {
        endless: lasting === null,
        points: Array.from(
          { length: Math.min(longestChart, Math.ceil(lasting ?? longestChart)) + 1 },
          (_, month) => [month, Math.max(0, cashAfter(runway, month))] as const,
        ),
      },
    };
  },

  explain({ figures, detail: { endless } }, { wanted, benefit, benefit_months: paid }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [lasts, gap, later, funds, left, cut] = [
      'months_lasting',
      'monthly_gap',
      'gap_later',
      'money',
      'left_then',
      'cut',
    ].map(find);
    const kept = find('months_kept');
    const [trim, trimmed] = ['trim', 'months_trimmed'].map(find);
    const goal = given('wanted', wanted, 'months');
    const opening = endless
      ? text`What still comes in covers your spending, so your ${funds!} stays put`
      : kept
        ? text`Your money lasts about ${lasts!} if benefits end after ${given('benefit_months', paid, 'months')}, and ${kept} if they keep coming`
        : text`Your money lasts about ${lasts!}`;
    return {
      conclusion: !left
        ? text`${opening}.`
        : left.value >= 0
          ? text`Yes, ${goal} from now you’d still have ${left}.`
          : text`Not quite ${goal}: your money lasts about ${lasts!}, unless you cut ${cut!}.`,
      openings: {
        time: text`${opening}.`,
        payment:
          cut && cut.value > 0
            ? text`You’d have to cut ${cut} to make it ${goal}.`
            : text`You’d draw ${gap!} from savings at first.`,
        ...(left
          ? {
              amount:
                left.value >= 0
                  ? text`You’d have ${left} left after ${goal}.`
                  : text`You’d be ${{ ...left, value: -left.value }} short of ${goal}.`,
            }
          : {}),
      },
      reasons: [
        text`You start with ${funds!} and draw ${gap!} from it.`,
        ...(later && benefit > 0
          ? [text`Once benefits end after ${given('benefit_months', paid, 'months')}, that becomes ${later}.`]
          : []),
      ],
      next: [
        ...(trim && trimmed ? [text`Cutting ${trim} now stretches it to about ${trimmed}.`] : []),
        text`If you were laid off, file for unemployment in the first week: benefits don’t reach back.`,
        text`Call lenders and the landlord early, before a payment is late.`,
        text`Compare COBRA with a marketplace plan; with less income you may get a tax credit.`,
      ],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'area',
    title: 'What’s left of your money',
    x: { label: 'Month', unit: 'months' },
    y: { label: 'Left', unit: 'usd' },
    series: [{ name: 'Left', points }],
  }),

  formulas: runwayFormulas,
  examples: runwayExamples,
  sources: ['cfpb_emergency_fund', 'dol_unemployment'],
});
