import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const mostBill = 1e8;
const mostDeductible = 1e6;
/** A larger share of what goes beyond the deductible is what the plan pays: "then they cover 80%". */
const highestShare = 50;

/** What the insured person pays of one medical bill, and what the plan pays. */
export const medicalBill = defineCalculator({
  name: 'medical_bill',
  version: 1,
  title: 'Your part of a medical bill',
  about:
    'What you owe of a hospital, doctor or surgery bill under one health plan: the deductible first, then coinsurance in percent, up to the out-of-pocket maximum, and what the insurance pays.',
  simply:
    'You pay the first part of the bills yourself, then only a share of the rest, and nothing more once you reach a limit for the year.',
  input: {
    bill: money({
      label: 'Bill at the price the plan allows',
      ask: 'how much is the bill, at the price your plan allows',
      roles: ['medical_cost', 'debt_balance:medical', 'spend_item', 'debt_balance'],
      adds: 'within',
      min: 1,
      max: mostBill,
    }),
    deductible: money({
      label: 'Deductible',
      ask: 'what is your deductible',
      roles: ['deductible'],
      order: 'rising',
      usual: { facts: { 'flag=deductible_met': 0 }, reason: 'you’ve met it already' },
      min: 0,
      max: mostDeductible,
    }),
    met: money({
      label: 'Part of the deductible already paid this year',
      roles: ['debt_extra'],
      asSaid: true,
      min: 0,
      max: mostDeductible,
      default: { value: 0, reason: 'none of it is used yet' },
    }),
    coinsurance: percent({
      label: 'Your share after the deductible',
      roles: ['replace_share', 'limit_share'],
      min: 0,
      max: highestShare,
      default: {
        value: 20,
        reason: 'what the plan leaves, or a common share',
        by: ({ plan_share: plans }) => (typeof plans === 'number' && plans > 0 ? 100 - plans : undefined),
      },
    }),
    plan_share: percent({
      label: 'Plan’s share after the deductible',
      roles: ['replace_share', 'limit_share'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'your own share is taken' },
    }),
    most: money({
      label: 'Out-of-pocket maximum',
      roles: ['deductible#2'],
      order: 'rising',
      min: 0,
      max: mostDeductible,
      default: { value: 0, reason: 'no maximum is mentioned' },
    }),
  },
  alternatives: [{ fields: ['coinsurance', 'plan_share'] }],
  check({ deductible, met, most }) {
    if (most > 0 && most < deductible)
      return 'The out-of-pocket maximum is below the deductible: check the two.';
    return met > deductible ? 'More of the deductible is paid than there is: check the two.' : null;
  },

  run({ bill, deductible, met, coinsurance, most }) {
    const first = Math.min(bill, deductible - met);
    const share = ((bill - first) * coinsurance) / 100;
    const limit = most > 0 ? most - met : Infinity;
    const owed = Math.min(first + share, limit);
    return {
      figures: [
        figure('owed', 'You pay', owed, 'usd'),
        figure('plan_pays', 'The plan pays', bill - owed, 'usd'),
        figure('deductible_part', 'Of it deductible', first, 'usd'),
        figure('share_part', 'Of it your share of the rest', owed - first, 'usd'),
        ...(most > 0 ? [figure('left_to_most', 'Left until the maximum', limit - owed, 'usd')] : []),
      ],
      steps: [
        { label: 'Deductible', formula: 'what is left of it, up to the bill', value: first, unit: 'usd' },
        { label: 'Your share of the rest', formula: 'rest x share', value: share, unit: 'usd' },
        { label: 'You pay', formula: 'both, up to the maximum', value: owed, unit: 'usd' },
      ],
      assumptions: [
        text`The care is in the network and covered, and no copay applies. Other bills of the year also count toward the deductible and the maximum.`,
      ],
      warnings: [],
      detail: { isCapped: first + share > limit },
    };
  },

  explain({ figures, detail: { isCapped } }, { bill, deductible, met, coinsurance, most }) {
    const at = (id: string) => figures.find((one) => one.id === id)!;
    const share = given('coinsurance', coinsurance, 'percent');
    return {
      conclusion: text`You’d pay ${at('owed')} of the ${given('bill', bill, 'usd')}, and the plan ${at('plan_pays')}.`,
      reasons: [
        isCapped
          ? text`The deductible and ${share} of the rest would be more, but your maximum of ${given('most', most, 'usd')} caps it.`
          : text`That’s ${at('deductible_part')} of deductible and ${share} of the rest, ${at('share_part')}.`,
        met > 0
          ? text`${given('met', met, 'usd')} of the ${given('deductible', deductible, 'usd')} deductible is already paid.`
          : text`It counts none of the ${given('deductible', deductible, 'usd')} deductible as used yet: what you’ve already paid toward it comes off.`,
      ],
      next: [
        text`Wait for the plan’s explanation of benefits before you pay, and ask the hospital for an itemized bill and a payment plan.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('Who pays the bill', figures, ['deductible_part', 'share_part', 'plan_pays']),

  formulas: {
    owed: [
      'deductible_part + share_part',
      'The deductible and your share of the rest of {bill}, up to the maximum of {most}',
    ],
    plan_pays: 'bill - owed',
    deductible_part: ['deductible', 'deductible - met', 'bill'],
    share_part: [
      '(bill - deductible_part) * coinsurance',
      'What the maximum of {most} leaves beyond the deductible',
    ],
    left_to_most: ['most - owed', 'most - met - owed'],
  },

  examples: [
    {
      question:
        'I have $600 left on my deductible, then 20% coinsurance. The procedure is 7,500. What will I owe?',
      input: { bill: 7500, deductible: 600, coinsurance: 20 },
    },
    {
      question:
        'hospital bill 9,400 after insurance discount, my deductible is 2,000 then 20% up to a 6,500 out of pocket max. what do i owe',
      input: { bill: 9400, deductible: 2000, coinsurance: 20, most: 6500 },
    },
    {
      question:
        'surgery will be about $32,000, deductible $1,500, coinsurance 10%, max out of pocket $4,000. how much is on me?',
      input: { bill: 32_000, deductible: 1500, coinsurance: 10, most: 4000 },
    },
    {
      question: 'er visit 5,200 and i have a 3k deductible and pay 30% after that, my cost?',
      input: { bill: 5200, deductible: 3000, coinsurance: 30 },
    },
    {
      question: 'having a baby, allowed charges 16k, deductible 2,500, 20 percent coinsurance, oop max 7k',
      input: { bill: 16_000, deductible: 2500, coinsurance: 20, most: 7000 },
    },
  ],
  sources: ['healthcare_gov_out_of_pocket'],
});
