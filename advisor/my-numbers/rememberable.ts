import { factNames, factSchemas, type FactName, type FactValue } from '#contract/my-numbers.ts';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';

const monthsPerYear = 12;

/** Which fact a role and its owner stand for. */
const factOfRole: Readonly<Record<string, FactName>> = {
  'age@me': 'age',
  'age_retire@me': 'retire_age',
  'n_children@me': 'children',
  'wages@me': 'yearly_income',
  'wages@spouse': 'yearly_spouse_income',
  'spend_total@me': 'monthly_spending',
  'save_amount@me': 'monthly_saving',
  'ss_income@me': 'monthly_social_security',
};
const factOfWord: Readonly<Record<string, FactName>> = { filing: 'filing_status', state: 'state' };

export type Rememberable = Partial<Record<FactName, FactValue>>;

/** What somebody said of themselves in the inputs of a run or a guide and may want to be remembered, by its fact. */
export function rememberable(
  { fields }: Pick<AnyCalculator, 'fields'>,
  { inputs }: Pick<Receipt, 'inputs'>,
): Rememberable {
  const facts = Object.entries(inputs).flatMap(([name, { value, origin }]) => {
    const about = aboutField((fields as Fields)[name]);
    const fact = about && origin === 'you said' ? factOf(about) : undefined;
    if (!fact) return [];
    const read = factSchemas[fact].safeParse(inPeriodOf(fact, about!, value));
    return read.success ? [[fact, read.data] as const] : [];
  });
  return Object.fromEntries(facts);
}

/** The same of a record, which comes from the history: only what can be saved. */
export function rememberableIn(said: AnswerRecord['remember'] = {}): Rememberable {
  return Object.fromEntries(
    factNames.flatMap((fact) => {
      const read = factSchemas[fact].safeParse(said[fact]);
      return read.success ? [[fact, read.data]] : [];
    }),
  );
}

/** By its first role: what else may fill a field means something else. */
function factOf({ roles, fact, unit }: FieldAbout): FactName | undefined {
  const [use] = roles ?? [];
  if (!use) return unit === 'choice' && fact !== undefined ? factOfWord[fact] : undefined;
  const { role, owner, kind, place } = readRoleUse(use);
  return kind === undefined && place === 0 ? factOfRole[`${role}@${owner}`] : undefined;
}

function inPeriodOf(fact: FactName, { unit }: FieldAbout, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (fact.startsWith('yearly_')) return unit === 'usd_per_month' ? value * monthsPerYear : value;
  if (fact.startsWith('monthly_')) return unit === 'usd_per_year' ? Math.round(value / monthsPerYear) : value;
  return value;
}
