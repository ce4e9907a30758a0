import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** What a homeowners policy pays on a partial loss where less is insured than it requires. */
export const homeCoinsurance = defineCalculator({
  name: 'home_coinsurance',
  version: 1,
  title: 'Homeowners insurance coinsurance',
  about:
    'What a homeowners or property insurer pays on a loss when the coverage is less than the policy requires, such as 80% of replacement cost: the coinsurance share, the payment after the deductible, the penalty and what you pay yourself.',
  simply:
    'The policy asks you to insure most of what rebuilding would cost. If you carry less, the insurer pays only that part of a claim.',
  input: {
    replacement: money({
      label: 'Replacement cost of the home',
      ask: 'what would it cost to rebuild the home',
      roles: ['home_value', 'home_price', 'bal_other', 'goal_amount'],
      min: 1,
      max: 1e9,
    }),
    coverage: money({
      label: 'Coverage you carry',
      ask: 'how much coverage do you carry',
      roles: ['insurance_amount'],
      min: 1,
      max: 1e9,
    }),
    loss: money({
      label: 'Loss',
      ask: 'how large is the loss',
      roles: ['loss_amount', 'spend_item', 'maintenance', 'home_improvement'],
      min: 1,
      max: 1e9,
    }),
    required: percent({
      label: 'Share of replacement cost you must insure',
      roles: ['limit_share', 'replace_share'],
      min: 1,
      max: 100,
      default: { value: 80, reason: 'what most homeowners policies ask for; yours says' },
    }),
    deductible: money({
      label: 'Deductible',
      roles: ['deductible'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'none was mentioned' },
    }),
  },

  run({ replacement, coverage, loss, required, deductible }) {
    const needed = (replacement * required) / 100;
    const share = Math.min(1, coverage / needed);
    const covered = loss * share;
    const paid = Math.max(0, Math.min(coverage, covered - deductible));
    const pays = figure('insurer_pays', 'Insurer pays', paid, 'usd');
    const own = figure('you_pay', 'You pay yourself', loss - paid, 'usd');
    const requires = figure('required_coverage', 'Coverage the policy requires', needed, 'usd');
    const part = figure('covered_share', 'Share of the loss that counts', share * 100, 'percent', {
      decimals: 1,
    });
    const full = Math.max(0, Math.min(coverage, loss - deductible));
    const penalty = figure('penalty', 'Coinsurance penalty', full - paid, 'usd');
    const short = figure('short_by', 'Coverage you’re short', Math.max(0, needed - coverage), 'usd');
    return {
      figures: [pays, own, penalty, part, requires, short],
      steps: [
        {
          label: 'Coverage required',
          formula: 'replacement cost x required share',
          value: needed,
          unit: 'usd',
        },
        {
          label: 'Share that counts',
          formula: 'coverage / coverage required, at most all',
          value: part.value,
          unit: 'percent',
          decimals: 1,
        },
        { label: 'Covered loss', formula: 'loss x share', value: covered, unit: 'usd' },
        {
          label: 'Insurer pays',
          formula: 'covered loss - deductible, at most the coverage',
          value: paid,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The deductible comes off after the coinsurance share, as most policies do it; some take it off first.`,
        text`The loss is covered at replacement cost. Homeowners policies pay the actual cash value where that is more.`,
      ],
      warnings: [],
      detail: { pays, own, penalty, part, requires, short, isFull: coverage >= needed },
    };
  },

  explain({ detail: { pays, own, penalty, part, requires, short, isFull } }, { loss, coverage, deductible }) {
    const told = given('loss', loss, 'usd');
    return {
      conclusion: text`The insurer pays about ${pays} of the ${told} loss, and you pay ${own}.`,
      openings: {
        yesno: isFull
          ? text`Yes, you carry enough: the insurer pays ${pays} of the ${told}, and you pay ${own}.`
          : text`No, you’re short by ${short}, so the insurer pays only ${pays} of the ${told}.`,
      },
      named: {
        you_pay: text`You’d pay ${own} yourself.`,
        penalty: text`The coinsurance rule costs you ${penalty}.`,
      },
      reasons: [
        isFull
          ? text`Your ${given('coverage', coverage, 'usd')} of coverage is at least the ${requires} the policy requires, so there’s no coinsurance penalty.`
          : text`The policy requires ${requires} and you carry ${given('coverage', coverage, 'usd')}, so only ${part} of the loss counts.`,
        ...(isFull ? [] : [text`Being underinsured costs you ${penalty} here.`]),
        ...(deductible > 0
          ? [text`The deductible of ${given('deductible', deductible, 'usd')} comes off too.`]
          : []),
      ],
      next: [
        isFull
          ? text`Have the replacement cost checked every year or two: building costs rise.`
          : text`Raise the coverage by ${short} to meet the rule, and ask about inflation protection.`,
        text`Read the loss settlement part of your policy: it has the share and the order of the steps.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Who pays the loss', figures, ['insurer_pays', 'you_pay']),

  formulas: {
    insurer_pays: [
      'max(0, loss * covered_share - deductible)',
      '{covered_share} of {loss}[ less {deductible}], at most {coverage}',
    ],
    you_pay: 'loss - insurer_pays',
    required_coverage: 'replacement * required',
    covered_share: ['coverage / required_coverage', 'All of the loss, since {coverage} is enough'],
    penalty: 'What would be paid with enough coverage, less {insurer_pays}',
    short_by: 'max(0, required_coverage - coverage)',
  },
  examples: [
    {
      question:
        'replacement cost 400k, policy needs 80%, i only carry 240,000. kitchen fire did 60k damage with a 2,000 deductible. what does insurance pay?',
      input: { replacement: 400_000, required: 80, coverage: 240_000, loss: 60_000, deductible: 2000 },
    },
    {
      question:
        'Coinsurance penalty: home would cost $350,000 to rebuild, insured for $210,000, $40,000 loss, $1,000 deductible',
      input: { replacement: 350_000, coverage: 210_000, loss: 40_000, deductible: 1000 },
    },
    {
      question:
        'we have 300k of dwelling coverage on a 360k rebuild with the 80 percent rule, 25k of hail damage. do they pay it all',
      input: { replacement: 360_000, coverage: 300_000, required: 80, loss: 25_000 },
    },
    {
      question:
        'underinsured house, 90% coinsurance clause, worth 500k to replace, carry 375k, loss was 120k. payout?',
      input: { replacement: 500_000, required: 90, coverage: 375_000, loss: 120_000 },
    },
  ],
  sources: ['naic_consumer'],
});
