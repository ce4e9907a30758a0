import { rothVsTraditionalFormulas } from '#advisor/calculators/retirement/contributions/roth-vs-traditional-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, flag, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { annuityFactor, growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

type Frequency = 'yearly' | 'once';

interface Comparison {
  amount: number;
  /** Rates as fractions. */
  now: number;
  later: number;
  growth: number;
  gains: number;
  time: number;
  frequency: Frequency;
  fullLimit: boolean;
}

/** Tax now or tax later: which leaves more to spend. */
export const rothVsTraditional = defineCalculator({
  name: 'roth_vs_traditional',
  version: 1,
  title: 'Roth or traditional',
  about:
    'Whether a Roth or a traditional 401(k) or IRA leaves you more after tax, from your tax rate now and the one you expect in retirement, and the rate at which both are equal.',
  simply:
    'You pay tax either before the money goes in or when it comes out. The better time is when your tax rate is lower.',
  input: {
    rate_now: percent({
      label: 'Tax rate now',
      roles: ['rate_tax', 'rate_tax@both'],
      min: 0,
      max: 70,
    }),
    rate_later: percent({
      label: 'Tax rate in retirement',
      roles: ['rate_tax_later', 'rate_tax_later@both', 'rate_tax#2'],
      usual: {
        by: ({ rate_now: now }) => (typeof now === 'number' ? now : undefined),
        reason: 'the same as now; below it traditional wins, above it Roth',
      },
      min: 0,
      max: 70,
    }),
    amount: moneyPerYear({
      label: 'Contribution before tax',
      roles: ['k401_contrib', 'ira_contrib', 'ira_contrib@both', 'save_amount', 'lump_sum', 'conversion'],
      min: 1,
      max: 1e7,
      default: { value: 5000, reason: 'a round amount; which one wins does not depend on it' },
    }),
    frequency: choice<Frequency>({
      label: 'Contribution schedule',
      ofRole: { field: 'amount', role: 'lump_sum', value: 'once' },
      options: ['yearly', 'once'],
      default: { value: 'yearly', reason: 'retirement saving is usually repeated' },
    }),
    years: years({
      label: 'Time until you withdraw it',
      roles: ['horizon'],
      min: 1,
      max: 80,
      default: { value: 25, reason: 'the middle of a working life' },
    }),
    rate: percent({
      label: 'Yearly return',
      market: true,
      roles: ['rate_return'],
      min: -20,
      max: 30,
      default: { value: 6, reason: 'a mixed portfolio over a long time' },
    }),
    full_limit: flag({
      label: 'You put the full legal limit into either one',
      fact: 'flag=maxes_out',
      default: { value: false, reason: 'the same pay is set aside either way' },
    }),
    gains_rate: percent({
      label: 'Tax rate on gains outside the account',
      min: 0,
      max: 50,
      default: {
        value: 15,
        reason: 'what most people pay on long-term gains; it matters only at the full limit',
      },
    }),
  },

  run(input) {
    const comparison: Comparison = {
      amount: input.amount,
      now: input.rate_now / 100,
      later: input.rate_later / 100,
      growth: input.rate / 100,
      gains: input.gains_rate / 100,
      time: input.years,
      frequency: input.frequency,
      fullLimit: input.full_limit,
    };
    const { grown, roth, traditional, side, breakEven } = compare(comparison);
    return {
      figures: [
        figure('roth_advantage', 'Roth advantage', roth - traditional, 'usd', {
          labelBelowZero: 'Traditional advantage',
        }),
        figure('roth_value', 'Roth money to spend', roth, 'usd'),
        figure('traditional_value', 'Traditional money to spend', traditional, 'usd'),
        figure('break_even_rate', 'Break-even tax rate in retirement', breakEven * 100, 'percent'),
        ...(input.frequency === 'once' ? [] : onceFigures(comparison)),
        ...(input.full_limit
          ? [figure('side_value', 'Part of it from tax savings invested outside', side, 'usd')]
          : []),
      ],
      steps: [
        {
          label: 'What goes into the Roth account each time',
          formula: input.full_limit ? 'contribution' : 'contribution x (1 - rate now)',
          value: input.full_limit ? input.amount : input.amount * (1 - comparison.now),
          unit: 'usd',
        },
        {
          label: 'Traditional account before tax',
          formula: 'contributions with growth',
          value: grown,
          unit: 'usd',
        },
        {
          label: 'Tax on it in retirement',
          formula: 'account x rate later',
          value: grown * comparison.later,
          unit: 'usd',
        },
        { label: 'Traditional, to spend', value: traditional, unit: 'usd' },
        { label: 'Roth, to spend', value: roth, unit: 'usd' },
      ],
      assumptions: [
        input.full_limit
          ? text`The same amount goes into either account; with the traditional one you invest the tax saved in a taxable account, and pay tax on its gain at the end.`
          : text`The same pay is set aside either way: the Roth contribution is what is left of it after tax.`,
        text`Both earn the same return and follow all rules for withdrawals, and state tax is within your rates.`,
        text`Left out: required distributions, what withdrawals do to Medicare premiums and the tax on Social Security, and changes of the law.`,
      ],
      warnings: [],
      detail: {
        byRate: Array.from({ length: 11 }, (_, index) => index * 5).map((percentLater) => {
          const at = compare({ ...comparison, later: percentLater / 100 });
          return { rate: percentLater, roth: at.roth, traditional: at.traditional };
        }),
      },
    };
  },

  explain({ figures }, { rate_now: now, rate_later: later, full_limit: fullLimit, amount, years: time }) {
    const [advantage, roth, traditional, breakEven] = figures;
    const find = (id: string) => figures.find((one) => one.id === id);
    const [rothOnce, traditionalOnce] = [find('roth_once'), find('traditional_once')];
    const put = given('amount', amount, 'usd');
    const over = given('years', time, 'years');
    const ahead = advantage!.value;
    const rates = text`a tax rate of ${given('rate_now', now, 'percent')} now and ${given('rate_later', later, 'percent')} later`;
    const even = Math.abs(ahead) < 1;
    const difference = { ...advantage!, value: Math.abs(ahead) };
    const winner = even
      ? text`It’s a tie: both leave you ${roth!}.`
      : text`${ahead > 0 ? 'Roth' : 'Traditional'}, by about ${difference}: ${ahead > 0 ? roth! : traditional!} to spend against ${ahead > 0 ? traditional! : roth!}.`;
    return {
      openings: {
        which: winner,
        yesno: even
          ? winner
          : text`${ahead > 0 ? 'Roth' : 'Traditional'} wins by about ${difference} with ${rates}.`,
        change: winner,
        amount: winner,
        rate: text`The break-even is ${breakEven!}: Roth wins if your tax rate later is higher, traditional if it’s lower.`,
      },
      conclusion: even
        ? text`Both leave you the same ${roth!} with ${rates}.`
        : text`${ahead > 0 ? 'Roth' : 'Traditional'} leaves you more with ${rates}: ${ahead > 0 ? roth! : traditional!} against ${ahead > 0 ? traditional! : roth!}.`,
      reasons: [
        rothOnce && traditionalOnce
          ? text`That’s ${put} every year for ${over}. Put in only once, it becomes ${rothOnce} after tax as Roth, ${traditionalOnce} as traditional.`
          : text`That’s ${put} put in once and left for ${over}.`,
        text`Roth pays off if your rate later is above ${breakEven!}, traditional if it’s below.`,
        fullLimit
          ? text`At the full limit a Roth dollar is worth more because its tax is already paid; what traditional saves you has to grow outside, where gains are taxed.`
          : text`Paying the tax up front or at the end takes the same share of the growth, so only the two rates matter.`,
      ],
      next: [
        text`Get the whole employer match first, whichever you choose.`,
        text`If you can’t guess your rate later, hold some of both, and pick each year which one to draw from.`,
      ],
    };
  },

  chart: ({ detail: { byRate } }, { rate_later: later }) => ({
    kind: 'line',
    about: later,
    title: 'What is left to spend, by the later tax rate',
    x: { label: 'Tax rate in retirement', unit: 'percent' },
    y: { label: 'After tax', unit: 'usd' },
    series: [
      { name: 'Roth', points: byRate.map(({ rate, roth }) => [rate, roth] as const) },
      { name: 'Traditional', points: byRate.map(({ rate, traditional }) => [rate, traditional] as const) },
    ],
  }),

  formulas: rothVsTraditionalFormulas,
  examples: [
    {
      question: 'I am in the 22% bracket now and expect 12% in retirement. Roth or traditional?',
      input: { rate_now: 22, rate_later: 12 },
    },
    {
      question:
        'Should I choose a Roth 401(k) if I pay 12 percent today and maybe 24 percent later, putting in 10k a year for 30 years?',
      input: { rate_now: 12, rate_later: 24, amount: 10_000, years: 30 },
    },
    {
      question:
        'We max out our accounts with $20,000 a year at a 24% tax rate now and 24% when we retire. Which is better over 20 years at 7%?',
      input: { rate_now: 24, rate_later: 24, amount: 20_000, years: 20, rate: 7, full_limit: true },
    },
    {
      question: 'paying 32 percent in tax today, probably 22 percent once i stop working, which ira wins',
      input: { rate_now: 32, rate_later: 22 },
    },
    {
      question: 'roth or pre-tax with a 10% rate now and 15% later, 6,000 a year for 35 years',
      input: { rate_now: 10, rate_later: 15, amount: 6000, years: 35 },
    },
  ],
  sources: ['irs_pub_590a', 'irs_pub_590b'],
});

/** What the first contribution alone becomes: people ask for a single one as often as for one every year. */
function onceFigures(comparison: Comparison): Figure[] {
  const { roth, traditional } = compare({ ...comparison, frequency: 'once' });
  return [
    figure('roth_once', 'Roth money to spend from a single contribution', roth, 'usd'),
    figure('traditional_once', 'Traditional money to spend from a single contribution', traditional, 'usd'),
  ];
}

function compare({ amount, now, later, growth, gains, time, frequency, fullLimit }: Comparison) {
  const factor = frequency === 'once' ? growthFactor(growth, time) : annuityFactor(growth, time);
  const times = frequency === 'once' ? 1 : time;
  const grown = amount * factor;
  if (!fullLimit) {
    return { grown, roth: grown * (1 - now), traditional: grown * (1 - later), side: 0, breakEven: now };
  }
  const saved = amount * now;
  const outside = saved * factor;
  const side = outside - gains * Math.max(0, outside - saved * times);
  return { grown, roth: grown, traditional: grown * (1 - later) + side, side, breakEven: side / grown };
}
