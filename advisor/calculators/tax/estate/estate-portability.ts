import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { transferTax } from '#advisor/calculators/tax/estate/transfer-tax.ts';
import { roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const most = 1e11;

/** Both deaths of a couple, with and without the exemption that the first leaves unused. */
export const estatePortability = defineCalculator({
  name: 'estate_portability',
  version: 1,
  title: 'Estate tax of a couple, with portability',
  about:
    'The federal estate tax of a married couple at both deaths with and without the portability election on Form 706, which carries the unused exemption of the first spouse to die over to the survivor, and what the election saves the heirs.',
  simply:
    "Each person has a very large amount that passes without federal estate tax. What the first spouse didn't use can be handed on to the other, but only with the right form.",
  input: {
    estate: money({
      label: 'What both of you own together',
      ask: 'how much do both of you own together',
      roles: ['estate_size@both', 'estate_size', 'estate_size@spouse'],
      sumOf: ['bal_total@both', 'bal_total'],
      min: 1000,
      max: most,
    }),
    to_others: money({
      label: 'Left to others at the first death',
      roles: ['gift_amount'],
      min: 0,
      max: most,
      default: { value: 0, reason: 'everything goes to the survivor, free of tax' },
    }),
    years: years({
      label: 'Years between the deaths',
      roles: ['horizon', 'time_last', 'time_held', 'time_spread'],
      min: 0,
      max: 60,
      default: { value: 0, reason: 'both deaths count by the same year' },
    }),
    growth: percent({
      label: 'Yearly growth of the estate beyond inflation',
      roles: ['rate_return'],
      min: -20,
      max: 20,
      default: { value: 0, reason: 'it grows as fast as the exemption, which follows inflation' },
    }),
    earlier_gifts: money({
      label: 'Taxable gifts that the first spouse made',
      min: 0,
      max: most,
      default: { value: 0, reason: 'no exemption has been used yet' },
    }),
  },
  check: ({ estate, to_others: others }) =>
    others > estate ? 'What goes to others cannot be more than the estate.' : null,

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'estate_exemption');
    const [estate, others] = [toCents(told.estate), toCents(told.to_others)];
    const taxOn = (taxableEstate: Cents, spouseExemption: Cents, earlier: Cents) =>
      transferTax({ gift: 0, recipients: 1, givers: 1, earlier, spouseExemption, taxableEstate }, facts);
    const first = taxOn(others, 0, toCents(told.earlier_gifts));
    const carried = Math.max(0, first.exemptionLeft - others);
    const left = estate - others - first.estateTax;
    const later = roundHalfUp(left * (1 + told.growth / 100) ** told.years);
    const withIt = taxOn(later, carried, 0).estateTax;
    const withoutIt = taxOn(later, 0, 0).estateTax;
    const exemption = facts.get('estate_exemption');
    return {
      figures: [
        centsFigure('saved', 'Estate tax saved by the election', withoutIt - withIt),
        centsFigure('tax_with', 'Estate tax at both deaths with it', first.estateTax + withIt),
        centsFigure('tax_without', 'Estate tax at both deaths without it', first.estateTax + withoutIt),
        centsFigure('first_tax', 'Estate tax at the first death', first.estateTax),
        centsFigure('carried', 'Exemption carried over', carried),
        centsFigure('survivor_estate', 'Estate of the survivor', later),
        centsFigure('heirs_with', 'Heirs get at the second death with it', later - withIt),
        centsFigure('heirs_without', 'Heirs get at the second death without it', later - withoutIt),
        centsFigure('free_with', 'Estate free of tax with it', toCents(exemption) + carried),
      ],
      steps: [
        centsStep('Left to others at the first death', others),
        centsStep('Estate tax at the first death', first.estateTax),
        centsStep('Exemption carried over', carried, 'exemption - gifts - what went to others'),
        centsStep('Estate of the survivor', later, '(estate - left to others - tax) x growth'),
        centsStep(
          'Estate tax at the second death with it',
          withIt,
          `${facts.get('estate_tax_rate')}% of what is above both exemptions`,
        ),
        centsStep(
          'Estate tax at the second death without it',
          withoutIt,
          `${facts.get('estate_tax_rate')}% of what is above one exemption`,
        ),
      ],
      assumptions: [
        text`Everything else goes to the survivor, who is a citizen, doesn’t marry again and makes no taxable gifts.`,
        text`The exemption of ${year} counts for both deaths; the part carried over doesn’t grow with inflation.`,
        text`Estate and inheritance taxes of states are left out; most states don’t know this election.`,
      ],
      warnings,
      detail: {
        year,
        exemption: fact('estate_exemption', exemption, 'usd'),
        bars: [first.estateTax + withIt, first.estateTax + withoutIt].map(toDollars),
      },
    };
  },

  explain({ figures, detail: { exemption } }, { estate }) {
    const at = (id: string) => requireFigure(figures, id);
    const saves = at('saved').value > 0;
    const owned = given('estate', estate, 'usd');
    return {
      conclusion: saves
        ? text`The portability election saves about ${at('saved')} in federal estate tax: ${at('tax_with')} at both deaths instead of ${at('tax_without')}.`
        : text`At ${owned}, the portability election saves no federal estate tax: it’s ${at('tax_with')} either way.`,
      openings: {
        yesno: saves
          ? text`Yes, make the election: it saves about ${at('saved')} in federal estate tax.`
          : text`It saves nothing at ${owned}, but costs little and keeps ${at('carried')} of exemption in case the estate grows.`,
        which: saves
          ? text`With the election: the heirs get ${at('heirs_with')} at the second death, and ${at('heirs_without')} without it.`
          : text`Either way the heirs get ${at('heirs_with')} at the second death.`,
      },
      reasons: [
        text`Each person can leave ${exemption} free of tax; the election adds the ${at('carried')} that the first spouse leaves unused.`,
        text`So ${at('free_with')} is free at the second death, of an estate of ${at('survivor_estate')}.`,
        ...(saves ? [text`The heirs get ${at('heirs_with')} then, not ${at('heirs_without')}.`] : []),
      ],
      next: [
        text`When the first of you dies, file an estate tax return within nine months, even if no tax is due; small estates have five years.`,
        text`Ask an estate lawyer about your state’s tax: a trust at the first death can use an exemption that the election doesn’t carry over.`,
      ],
    };
  },

  chart: ({ detail: { bars } }) => ({
    kind: 'bar',
    title: 'Federal estate tax at both deaths',
    x: { label: 'Way', unit: 'count', names: ['With the election', 'Without it'] },
    y: { label: 'Estate tax', unit: 'usd' },
    series: [{ name: 'Estate tax', points: bars.map((value, index) => [index + 1, value] as const) }],
  }),

  formulas: {
    saved: 'tax_without - tax_with',
    tax_with: 'first_tax + "Estate tax at the second death with it"',
    tax_without: 'first_tax + "Estate tax at the second death without it"',
    first_tax: 'What {to_others} left to others has above the exemption × the rate of the law',
    carried: 'The exemption of the law, less gifts and what went to others at the first death',
    survivor_estate: ['estate - to_others - first_tax', 'What the first death leaves, grown for {years}'],
    heirs_with: 'survivor_estate - "Estate tax at the second death with it"',
    heirs_without: 'survivor_estate - "Estate tax at the second death without it"',
    free_with: 'The exemption of the law, plus {carried} carried over',
  },
  examples: [
    {
      question: 'What does portability save us? My wife and I own 25 million together.',
      input: { estate: 25_000_000 },
    },
    {
      question: 'estate tax for a couple with $40m at both deaths, with and without filing form 706',
      input: { estate: 40_000_000 },
    },
    {
      question: 'is the portability election worth it for an 18 million estate',
      input: { estate: 18_000_000 },
    },
    {
      question:
        'husband died, everything went to me, we had 12M. Should I file to keep his unused exemption?',
      input: { estate: 12_000_000 },
    },
  ],
  sources: ['irs_estate_tax', 'usc_26_2010'],
});
