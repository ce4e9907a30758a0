import { estateGiftFormulas } from '#advisor/calculators/tax/estate/estate-gift-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { giftRecipients } from '#advisor/calculators/tax/estate/gift-recipients.ts';
import { flag, money } from '#advisor/calculators/define/fields.ts';
import { fact, given, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { transferTax, type TransferTax } from '#advisor/calculators/tax/estate/transfer-tax.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const most = 1e11;

const input = {
  estate: money({
    label: 'Size of the estate',
    roles: ['estate_size', 'estate_size@spouse', 'estate_size@both', 'insurance_amount'],
    sumOf: ['bal_total', 'bal_total@both'],
    adds: true,
    min: 0,
    max: most,
    default: { value: 0, reason: 'the question is about a gift' },
  }),
  costs: money({
    label: 'Debts and costs of settling the estate',
    roles: ['final_costs'],
    adds: true,
    min: 0,
    max: most,
    default: { value: 0, reason: 'no costs of the estate are mentioned' },
  }),
  to_spouse_or_charity: money({
    label: 'Part left to a spouse or charity',
    roles: ['charity'],
    min: 0,
    max: most,
    default: { value: 0, reason: 'no spouse or charity is mentioned' },
  }),
  gift: money({
    label: 'Gift to each person',
    roles: ['gift_amount', 'gift_amount@both', 'lump_sum', 'down_amount'],
    min: 0,
    max: most,
    default: { value: 0, reason: 'no gift is mentioned' },
  }),
  recipients: giftRecipients('Number of people who get the gift'),
  split: flag({
    label: 'Joint gift by a married couple',
    fact: 'flag=couple_gives',
    unless: 'status=widowed',
    default: { value: false, reason: 'one giver, unless you say two' },
  }),
  spouses: flag({
    label: 'Gift to a couple, or to their spouses too',
    fact: 'flag=spouses_get_gift',
    unlessSeveral: 'recipients',
    default: { value: false, reason: 'nothing is said of their spouses' },
  }),
  earlier_gifts: money({
    label: 'Taxable gifts of earlier years',
    min: 0,
    max: most,
    default: { value: 0, reason: 'no exemption has been used yet' },
  }),
  spouse_exemption: money({
    label: 'Unused exemption of a late spouse',
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'none was carried over' },
  }),
  exemption: money({
    label: 'Exemption',
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'that of the year' },
  }),
  whole_spouse_exemption: flag({
    label: 'Late spouse’s whole exemption carried over',
    default: { value: false, reason: 'it isn’t mentioned' },
  }),
};

/** One gift to a couple is half for each of them; a gift to each of several goes to their spouses too. */
const giftsOf = ({ gift, recipients, spouses }: { gift: number; recipients: number; spouses: boolean }) => ({
  gift: toCents(spouses && recipients === 1 ? gift / 2 : gift),
  recipients: recipients * (spouses ? 2 : 1),
});

const aboutCosts = (input_: { estate: number; costs: number; to_spouse_or_charity: number }) =>
  input_.estate > 0 ? input_.costs + input_.to_spouse_or_charity : 0;

/** What a gift uses up, and what an estate would owe. */
export const estateGift = defineCalculator({
  name: 'estate_gift',
  version: 1,
  title: 'Gift and estate tax',
  about:
    'Whether a gift has to be reported, how much of the lifetime exemption it uses, and the federal estate tax on what you would leave behind.',
  simply:
    'Everyone may give away or leave behind a very large amount without federal tax. Only what goes beyond that is taxed.',
  input,
  check: ({ estate, gift, costs, to_spouse_or_charity: passed }) => {
    if (estate === 0 && gift === 0) return 'Give the amount of a gift, or what you would leave behind.';
    if (estate > 0 && costs + passed > estate)
      return 'What goes to a spouse, to charity and for costs can’t be more than the estate.';
    if (passed > estate) return 'What goes to a spouse or to charity cannot be more than the estate.';
    return null;
  },

  run(input_, { facts }) {
    const { year, warnings } = factYear(facts, 'estate_exemption');
    const estate = toCents(input_.estate);
    const taxableEstate = estate - toCents(aboutCosts(input_));
    const done = transferTax(
      {
        ...giftsOf(input_),
        givers: input_.split ? 2 : 1,
        earlier: toCents(input_.earlier_gifts),
        spouseExemption: toCents(
          input_.spouse_exemption || (input_.whole_spouse_exemption ? facts.get('estate_exemption') : 0),
        ),
        taxableEstate,
        ...(input_.exemption > 0 ? { exemption: toCents(input_.exemption) } : {}),
      },
      facts,
    );
    const giftFigures = [
      centsFigure('exemption_used', 'Exemption this gift uses, of each giver', done.exemptionUsed),
      centsFigure('gift_tax', 'Gift tax due now, of each giver', done.giftTax),
      centsFigure('free_gift', 'Gift to each person that uses none', done.exclusion),
      centsFigure('free_altogether', 'Total without a form', done.exclusion * giftsOf(input_).recipients),
      centsFigure('exemption_left', 'Exemption that gifts leave', done.exemptionLeft),
    ];
    const estateFigures = [
      centsFigure('estate_tax', 'Federal estate tax', done.estateTax),
      centsFigure('taxable_estate', 'Estate that counts', taxableEstate),
      centsFigure('to_heirs', 'Left after federal estate tax', estate - done.estateTax),
    ];
    const aboutEstate = estate > 0;
    return {
      figures: aboutEstate ? [...estateFigures, ...giftFigures] : giftFigures,
      steps: stepsOf(done, taxableEstate, facts.get('estate_tax_rate')),
      assumptions: [
        ...(aboutEstate ? [text`The estate is taxed as if you died in the year of these figures.`] : []),
        text`Left out: estate and inheritance taxes of states, which can begin far lower; gifts to a spouse who is not a citizen; the tax on skipping a generation; tuition and medical bills paid directly, which are free without limit.`,
      ],
      warnings,
      detail: {
        year,
        aboutEstate,
        reported: done.reported > 0,
        exemption: fact('estate_exemption', facts.get('estate_exemption'), 'usd'),
      },
    };
  },

  explain({ figures, detail: { year, aboutEstate, reported, exemption } }, told) {
    const at = (id: string) => requireFigure(figures, id);
    const { split, recipients, spouses } = told;
    const sum = given('gift', told.gift, 'usd');
    const amount =
      recipients > 1
        ? text`${sum} to each of ${given('recipients', recipients, 'count')} people${spouses ? ' and their spouses' : ''}`
        : spouses
          ? text`${sum} to the two of them`
          : text`${sum}`;
    const giftConclusion = reported
      ? text`A gift of ${amount} would cost you ${at('gift_tax')} in gift tax now and use ${at('exemption_used')} of your lifetime exemption.`
      : text`A gift of ${amount} is free of gift tax: up to ${at('free_gift')} for each person doesn’t count in ${year}.`;
    return {
      conclusion: aboutEstate
        ? text`The federal estate tax would be ${at('estate_tax')} for a death in ${year}.`
        : giftConclusion,
      openings: {
        yesno: aboutEstate
          ? at('estate_tax').value > 0
            ? text`Yes, the federal estate tax would be ${at('estate_tax')} for a death in ${year}.`
            : text`No, there’d be no federal estate tax in ${year}: each person can leave ${exemption}.`
          : !reported
            ? text`No, ${amount} is within the ${at('free_gift')} a person for ${year}: no tax and no form.`
            : at('gift_tax').value > 0
              ? text`Yes, a gift of ${amount} would cost you ${at('gift_tax')} in gift tax.`
              : text`No tax, but you’d file a gift tax return: ${amount} uses ${at('exemption_used')} of your lifetime exemption.`,
      },
      reasons: [
        text`Each person may give and leave ${exemption} in all before any federal tax is due; gifts leave ${at('exemption_left')} of yours.`,
        ...(aboutEstate ? [text`${at('to_heirs')} would be left after it.`] : []),
        text`The person who gets a gift or an inheritance pays no federal income tax on it.`,
      ],
      next: [
        ...(reported ? [text`File a gift tax return, even if no tax is due.`] : []),
        ...(split && !reported
          ? [text`Give half each. If all of it comes from one of you, file a gift tax return to split it.`]
          : []),
        text`Check the beneficiaries on retirement accounts and insurance: they override the will.`,
        text`When a spouse dies, file an estate tax return to keep the unused exemption, even if no tax is due.`,
      ],
    };
  },

  formulas: estateGiftFormulas,
  examples: [
    {
      question: 'Can I give my daughter $50,000 without paying gift tax?',
      input: { gift: 50_000 },
    },
    {
      question: 'My wife and I want to give 30k to each of our three kids. Do we owe gift tax?',
      input: { gift: 30_000, recipients: 3, split: true },
    },
    {
      question: 'How much estate tax on an estate of twenty million dollars?',
      input: { estate: 20_000_000 },
    },
    {
      question:
        'dad dies in 2026 with a 16 million estate and 2 million of earlier taxable gifts, what does uncle sam take',
      input: { estate: 16_000_000, earlier_gifts: 2_000_000 },
    },
    {
      question: 'handing my nephew 25k for a car, do i have to fill out some form or pay on it',
      input: { gift: 25_000 },
    },
  ],
  sources: ['irs_gift_tax', 'irs_estate_tax'],
});

function stepsOf(done: TransferTax, taxableEstate: Cents, rate: number): Step[] {
  return [
    centsStep(
      'Part of the gifts that is reported',
      done.reported,
      '(gift - yearly exclusion of each giver) x people',
    ),
    centsStep('Exemption', done.exemption, 'own + unused of a late spouse'),
    centsStep('Exemption that gifts leave', done.exemptionLeft, 'exemption - taxable gifts'),
    centsStep('Estate that counts', taxableEstate, 'estate - costs - what goes to a spouse or charity'),
    centsStep('Federal estate tax', done.estateTax, `${rate}% of what is above the exemption`),
  ];
}
