import { describe, expect, it } from 'vitest';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { changeInWords } from '#advisor/compose/calculations/what-if.ts';

function fieldOf(calculator: string, field: string): FieldAbout {
  const { fields } = calculators.find(({ name }) => name === calculator)!;
  return aboutField((fields as Fields)[field])!;
}

const whatIf = (about: FieldAbout, value: unknown) =>
  `What if ${changeInWords(about, value, describeValue(about, value))}?`;

describe('a question with another number', () => {
  it.each([
    ['federal_income_tax', 'wages', 89_000, 'What if I earn $89,000 a year?'],
    ['federal_income_tax', 'filing_status', 'married_joint', 'What if I file as married filing jointly?'],
    ['federal_income_tax', 'spouse_wages', 50_000, 'What if my spouse earns $50,000 a year?'],
    ['compound_growth', 'monthly', 550, 'What if I put in $550 a month?'],
    ['compound_growth', 'years', 33, 'What if I have 33 years?'],
    ['compound_growth', 'rate', 7.7, 'What if the yearly return is 7.7%?'],
    ['rent_vs_buy', 'rent', 2400, 'What if the rent is $2,400 a month?'],
    ['rent_vs_buy', 'price', 660_000, 'What if the home costs $660,000?'],
    ['rent_vs_buy', 'years', 6, 'What if I stay 6 years?'],
    ['federal_income_tax', 'spouse_age', 67, 'What if my spouse is 67?'],
  ])('%s.%s = %j: %s', (calculator, field, value, said) => {
    expect(whatIf(fieldOf(calculator, field), value)).toBe(said);
  });

  it('never says the same period twice, or “the your”', () => {
    for (const { fields } of calculators)
      for (const field of Object.values(fields as Fields)) {
        const about = aboutField(field)!;
        if (about.unit === 'list') continue;
        const said = whatIf(about, about.options?.[0] ?? (about.unit === 'flag' ? true : 12));
        expect(said).not.toMatch(/the (?:the|your|my)\b|the monthly .* a month\?|the yearly .* a year\?/);
      }
  });
});
