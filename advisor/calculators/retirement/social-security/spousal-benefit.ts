import { spousalBenefitFormulas } from '#advisor/calculators/retirement/social-security/spousal-benefit-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, calendarYear, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import {
  claimingFactor,
  fullRetirementMonths,
  spousalFactor,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Couple {
  own_benefit: number;
  spouse_benefit: number;
  claim_age: number;
  spouse_claim_age: number;
}

/** The spouse with the smaller benefit draws on the other's record. */
function partsOf(input: Couple) {
  const {
    own_benefit: yours,
    spouse_benefit: theirs,
    claim_age: claim,
    spouse_claim_age: spouseClaim,
  } = input;
  return theirs >= yours
    ? { isYou: true, worker: theirs, own: yours, claim }
    : { isYou: false, worker: yours, own: theirs, claim: spouseClaim };
}

/** What a husband or wife gets on the other's record. */
export const spousalBenefit = defineCalculator({
  name: 'spousal_benefit',
  version: 2,
  title: 'Social Security for a spouse',
  about:
    'The spousal Social Security benefit on a husband’s or wife’s record: half of the worker’s full benefit, less when it is claimed early, on top of the spouse’s own benefit.',
  simply:
    "A husband or wife can get up to half of the other's full benefit, if that's more than their own. Starting early makes it smaller.",
  input: {
    spouse_benefit: moneyPerMonth({
      label: 'Spouse’s full benefit',
      ask: 'what is your spouse’s benefit at full retirement age',
      roles: ['ss_income@spouse', 'ss_income@other'],
      usual: {
        by: ({ own_benefit: own }) => (typeof own === 'number' && own > 0 ? 0 : undefined),
        reason: 'no benefit of your spouse’s own was mentioned',
      },
      min: 0,
      max: 10_000,
    }),
    own_benefit: moneyPerMonth({
      label: 'Your own full benefit',
      roles: ['ss_income', 'ss_income@other#2'],
      min: 0,
      max: 10_000,
      default: { value: 0, reason: 'no benefit of your own was mentioned' },
    }),
    claim_age: age({
      label: 'Age when you claim',
      roles: ['age_claim', 'age'],
      min: 62,
      max: 70,
      default: { value: 67, reason: 'the full retirement age of everyone born from 1960 on' },
    }),
    spouse_claim_age: age({
      label: 'Age when your spouse claims',
      roles: ['age_claim@spouse', 'age@spouse'],
      min: 62,
      max: 70,
      default: {
        value: 67,
        reason: 'the same as yours',
        by: ({ claim_age: yours }) => (typeof yours === 'number' ? yours : undefined),
      },
    }),
    birth_year: calendarYear({
      label: 'Birth year of the spouse who draws it',
      roles: ['year_birth'],
      min: 1943,
      max: 2020,
      default: { value: 1975, reason: 'the full retirement age is the same for everyone born later' },
    }),
  },
  check: ({ own_benefit: own, spouse_benefit: spouses }) =>
    own + spouses === 0 ? 'Give the full benefit of the one who worked.' : null,

  run(input, { facts }) {
    const { isYou, worker, own, claim } = partsOf(input);
    const born = input.birth_year;
    const share = facts.get('spousal_benefit_percent');
    const full = fullRetirementMonths(born, facts);
    const half = (worker * share) / 100;
    const factor = spousalFactor(claim * monthsPerYear, full, facts);
    const added = Math.max(0, half - own) * factor;
    const ownPaid = own * claimingFactor(claim * monthsPerYear, full, facts);
    const spousal = figure('spousal', 'Benefit on the worker’s record', added, 'usd_per_month');
    const total = figure('total', 'Total benefit', ownPaid + added, 'usd_per_month');
    const atFull = figure(
      'at_full_age',
      'Benefit on the worker’s record at full retirement age',
      half,
      'usd_per_month',
    );
    const cut = figure('cut', 'Cut for claiming early', (1 - factor) * 100, 'percent');
    return {
      figures: [...(own > 0 ? [total, spousal] : [spousal]), atFull, cut],
      steps: [
        {
          label: 'Half of the worker’s full benefit',
          formula: 'full benefit x share',
          value: half,
          unit: 'usd_per_month',
        },
        {
          label: 'Amount above the spouse’s own full benefit',
          formula: 'half - the spouse’s own full benefit',
          value: Math.max(0, half - own),
          unit: 'usd_per_month',
        },
        { label: 'Share left at the claiming age', value: factor * 100, unit: 'percent', decimals: 2 },
      ],
      assumptions: [
        text`The worker has claimed already; until then nothing is paid on that record. What the worker gets by waiting does not raise the spouse’s half.`,
        text`Claiming one benefit counts as claiming both, your own first. Taxes, Medicare premiums and the earnings test are left out.`,
      ],
      warnings:
        own > 0 && half <= own
          ? [text`The smaller full benefit is at least half of the larger one, so nothing is added to it.`]
          : [],
      detail: { isYou, own, spousal, total, atFull, cut, full: worker, claim },
    };
  },

  explain({ detail: { isYou, own, spousal, total, atFull, cut, full: worker, claim } }) {
    const field = (yours: string, theirs: string) => (isYou ? yours : theirs);
    const at = given(field('claim_age', 'spouse_claim_age'), claim, 'age');
    const full = given(field('spouse_benefit', 'own_benefit'), worker, 'usd_per_month');
    const [who, whose] = isYou ? ['you’d get', 'your spouse’s'] : ['your spouse would get', 'your'];
    const [added, theirs] = isYou ? ['you’d get', 'your spouse’s'] : ['your spouse would get', 'your'];
    return {
      openings: {
        yesno:
          spousal.value === 0
            ? text`No, nothing is added: ${isYou ? 'your own' : 'your spouse’s own'} benefit of ${total} is already more than half of ${isYou ? 'your spouse’s' : 'yours'}.`
            : own > 0
              ? text`Yes, ${added} ${spousal} on top, from ${theirs} record.`
              : text`Yes, ${added} ${spousal} from ${theirs} record.`,
        ...(cut.value > 0
          ? { change: text`Claiming at ${at} instead of full retirement age cuts it by ${cut}, for good.` }
          : {}),
      },
      conclusion:
        own > 0
          ? text`Claiming at ${at} ${who} ${total} in all; ${spousal} of it is on ${whose} record.`
          : text`Claiming at ${at} ${who} ${spousal} on ${whose} record.`,
      reasons: [
        text`At full retirement age it’s ${fact('spousal_benefit_percent', (atFull.value / worker) * 100, 'percent')} of the worker’s full benefit of ${full}: ${atFull}.`,
        ...(cut.value > 0
          ? [text`Claiming before full retirement age cuts it by ${cut}, for good.`]
          : [text`Waiting beyond full retirement age adds nothing to it.`]),
      ],
      next: [text`Look at the survivor benefit too: the one who lives longer keeps the larger of the two.`],
    };
  },

  chart: ({ figures }) => barsOf('The benefit by when you claim', figures, ['spousal', 'at_full_age']),

  formulas: spousalBenefitFormulas,
  examples: [
    {
      question:
        'What is my spousal benefit if my husband’s full benefit is $2,600 a month and I claim at 64?',
      input: { spouse_benefit: 2600, claim_age: 64 },
    },
    {
      question: 'wife’s PIA is 3,000, I claim spousal social security at 62, how much',
      input: { spouse_benefit: 3000, claim_age: 62 },
    },
    {
      question:
        'My own benefit is $900 and my husband gets $2,800 at full retirement age. What do I get at 67 with the spousal benefit?',
      input: { own_benefit: 900, spouse_benefit: 2800, claim_age: 67 },
    },
    {
      question: 'My wife never worked. My full benefit is $3,020. What would she receive if she files at 64?',
      input: { own_benefit: 3020, spouse_benefit: 0, spouse_claim_age: 64 },
    },
  ],
  sources: ['ssa_spouses', 'ssa_early_late'],
});
