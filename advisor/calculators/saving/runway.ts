import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, months } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { cashAfter, runwayMonths, type Runway } from '#advisor/calculators/saving/runway-months.ts';
import { text } from '#advisor/quantities/text.ts';

/** Beyond this the chart says nothing more. */
const longestChart = 36;
/** Money that lasts longer than this is not counted in months. */
const longest = 600;

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
      default: { value: 0, reason: 'nothing is saved' },
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
      label: 'Unemployment benefit a month',
      roles: ['other_income'],
      adds: true,
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'none is named' },
    }),
    benefit_months: months({
      label: 'Months the benefit is paid',
      roles: ['time_last'],
      min: 0,
      max: 60,
      default: { value: 6, reason: 'most states pay for up to 26 weeks; some pay for less' },
    }),
    income: moneyPerMonth({
      label: 'Other income that keeps coming',
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
      label: 'Health insurance on top',
      roles: ['premium'],
      adds: true,
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'counted in your spending' },
    }),
    wanted: months({
      label: 'Months it has to last',
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
      'Taken from savings each month at first',
      Math.max(0, gap),
      'usd_per_month',
    );
    return {
      figures: [
        ...(lasting === null ? [drain] : [lasts, drain]),
        ...(input.benefit > 0
          ? [figure('gap_later', 'Taken each month once benefits end', Math.max(0, later), 'usd_per_month')]
          : []),
        figure('money', 'Money to live on', runway.cash, 'usd'),
        ...(input.wanted > 0
          ? [
              figure('left_then', 'Left by then, or short', atWanted, 'usd'),
              figure(
                'cut',
                'To cut each month to make it',
                Math.max(0, -atWanted / input.wanted),
                'usd_per_month',
              ),
            ]
          : []),
      ],
      steps: [
        {
          label: 'Taken from savings each month at first',
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
        text`Spending and other income stay as they are, and savings earn nothing meanwhile.`,
        ...(input.benefit > 0
          ? [
              text`Unemployment benefits come for ${given('benefit_months', input.benefit_months, 'months')} as you named them; they’re taxable, and you can have tax withheld.`,
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
    const goal = given('wanted', wanted, 'months');
    const opening = endless
      ? text`What still comes in covers your spending, so your ${funds!} isn’t used up`
      : text`Your money lasts about ${lasts!}`;
    return {
      conclusion: !left
        ? text`${opening}.`
        : left.value >= 0
          ? text`Yes: ${goal} from now you’d still have ${left}.`
          : text`Not ${goal}: your money lasts about ${lasts!}, unless you cut ${cut!}.`,
      reasons: [
        text`You start with ${funds!} and take ${gap!} from it.`,
        ...(later && benefit > 0
          ? [text`After ${given('benefit_months', paid, 'months')} of benefits that becomes ${later}.`]
          : []),
      ],
      next: [
        text`File for unemployment in your state in the first week: it isn’t paid for the time before.`,
        text`Cut what you can do without this month, and ask lenders and the landlord early, before a payment is late.`,
        text`Compare COBRA with a marketplace plan; with less income there may be a credit.`,
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

  examples: [
    {
      question:
        'Just got laid off. 18k in savings, bills are 3,600 a month, unemployment pays 1,900. How long do I have?',
      input: { cash: 18_000, spending: 3600, benefit: 1900 },
    },
    {
      question:
        'if I quit, my wife brings home 3,100, we spend 5,200 and have $40,000. how many months can we go',
      input: { cash: 40_000, spending: 5200, income: 3100 },
    },
    {
      question:
        'severance of 12,000 plus 9k saved, rent and everything 2,900, can i make it 8 months without a job?',
      input: { cash: 9000, severance: 12_000, spending: 2900, wanted: 8 },
    },
    {
      question: 'lost my job, 25k cash, need 3k a month plus cobra 900, how long does the money last',
      input: { cash: 25_000, spending: 3000, health: 900 },
    },
  ],
  sources: ['cfpb_emergency_fund', 'dol_unemployment'],
});
