import { choice } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import type { StateIncomeTax } from '#advisor/facts/state-income-tax.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { stateCodes, stateNames, statesWithoutTax, type StateCode } from '#advisor/facts/states.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

export type ToldState = StateCode | 'not_said';

/** Where somebody lives, as far as the income tax on pay goes. */
export const stateField = choice<ToldState>({
  label: 'State',
  fact: 'state',
  options: ['not_said', ...stateCodes],
  default: { value: 'not_said', reason: 'no state is named, so no state tax is counted' },
});

/** What is known of a state's income tax. */
export type KnownState =
  | { kind: 'not_said' }
  | { kind: 'no_tax'; name: string }
  | { kind: 'unknown'; name: string }
  | { kind: 'known'; name: string; rule: StateIncomeTax; year: Quantity; lapsed: boolean };

export function stateOf(state: ToldState, facts: FactReader): KnownState {
  if (state === 'not_said') return { kind: 'not_said' };
  const name = stateNames[state];
  if (statesWithoutTax.has(state)) return { kind: 'no_tax', name };
  const id = `state_tax_${state}`;
  if (!(id in ledger)) return { kind: 'unknown', name };
  const rule = facts.get(id as FactId) as StateIncomeTax;
  const use = facts.used().find((one) => one.id === id)!;
  return { kind: 'known', name, rule, year: fact(id, use.year, 'year'), lapsed: use.lapsed };
}

/** Cities or counties of these take income tax too. */
const localTaxes: ReadonlySet<string> = new Set<string>([
  stateNames.in,
  stateNames.md,
  stateNames.mi,
  stateNames.mo,
  stateNames.ny,
  stateNames.oh,
  stateNames.or,
  stateNames.pa,
]);

/** What the end of a sentence about take-home pay says of the state. */
export function afterState(state: KnownState): string {
  switch (state.kind) {
    case 'known':
      return `after federal and ${state.name} tax`;
    case 'no_tax':
      return `and ${state.name} doesn’t tax it`;
    case 'unknown':
      return `before ${state.name}’s own income tax, which I don’t have`;
    case 'not_said':
      return 'before any state tax';
  }
}

/** What has to be said of a state's tax besides its amount. */
export function stateNotes(state: KnownState): { assumptions: Text[]; warnings: Text[] } {
  if (state.kind === 'not_said')
    return {
      assumptions: [text`State and local income tax is left out; in most states it takes another bite.`],
      warnings: [],
    };
  if (state.kind === 'no_tax')
    return { assumptions: [text`${state.name} has no income tax on pay.`], warnings: [] };
  if (state.kind === 'unknown')
    return {
      assumptions: [],
      warnings: [
        text`Only federal taxes are counted: I don’t have the income tax of ${state.name}. Its department of revenue has a calculator or tables.`,
      ],
    };
  return {
    assumptions: [
      text`The tax of ${state.name} is worked out with its standard deduction and exemptions; credits for renters, low pay or age, and levies such as disability insurance, are left out.`,
    ],
    warnings: [
      ...(localTaxes.has(state.name)
        ? [text`Your city or county in ${state.name} may take income tax on top. It isn’t counted here.`]
        : []),
      ...(state.lapsed
        ? [
            text`For ${state.name} these are the figures of ${state.year}: later ones aren’t out yet, or I don’t have them.`,
          ]
        : []),
    ],
  };
}
