import type { MyNumbers, SavedFact, SavedThing } from '#contract/my-numbers.ts';

const stored = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;

const savedFact = (fact: SavedFact['fact'], value: SavedFact['value']): SavedFact => ({
  ...stored,
  fact,
  value,
});

/** A thing under its own name as its id. */
export function savedThing<Kind extends SavedThing['kind']>(
  kind: Kind,
  name: string,
  details: Extract<SavedThing, { kind: Kind }>['details'],
): SavedThing {
  return { ...stored, id: name, kind, name, details } as SavedThing;
}

/** A couple in Ohio with two children, a mortgage, a card and a goal. */
export const savedFamily: MyNumbers = {
  facts: [
    savedFact('age', 41),
    savedFact('retire_age', 64),
    savedFact('filing_status', 'married_joint'),
    savedFact('state', 'oh'),
    savedFact('children', 2),
    savedFact('child_ages', '4, 9'),
    savedFact('yearly_income', 95_000),
    savedFact('yearly_spouse_income', 62_000),
    savedFact('monthly_spending', 6_200),
    savedFact('monthly_saving', 1_200),
  ],
  things: [
    savedThing('account', '401(k)', { type: 'workplace', balance: 210_000 }),
    savedThing('account', 'Ally', { type: 'cash', balance: 18_000 }),
    savedThing('debt', 'Visa', { type: 'card', balance: 6_400, rate: 24.9, payment: 200 }),
    savedThing('home', 'Home', { value: 520_000, mortgage: 310_000, rate: 6.9, payment: 2_300 }),
    savedThing('goal', 'Kitchen', { amount: 40_000, by: '2028-06', saved: 5_000, monthly: 500 }),
  ],
};

/** The same without some of the things. */
export const withoutThings = (...names: readonly string[]): MyNumbers => ({
  ...savedFamily,
  things: savedFamily.things.filter(({ name }) => !names.includes(name)),
});
