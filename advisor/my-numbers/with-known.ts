import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { Owner, RoleId } from '#advisor/reader/roles.ts';

/** What is told of one of these makes everything saved of them another case: $80,000 of somebody's pay is not added to. */
const groups: readonly (readonly RoleId[])[] = [
  ['age', 'year_birth'],
  ['age_retire', 'year_future', 'horizon'],
  ['n_children', 'n_dependents', 'household_size'],
  ['wages', 'wages_new', 'take_home', 'se_income', 'agi', 'other_income', 'pension_income', 'rate_tax'],
  ['spend_total', 'spend_needs', 'spend_wants', 'housing_cost', 'withdraw_amount'],
  ['save_amount', 'save_share', 'k401_contrib', 'ira_contrib', 'hsa_contrib'],
  ['ss_income'],
  [
    'bal_cash',
    'bal_retirement',
    'bal_roth',
    'bal_brokerage',
    'bal_hsa',
    'bal_529',
    'bal_total',
    'bal_other',
    'hold_amount',
    'lump_sum',
  ],
  [
    'debt_balance',
    'loan_rate',
    'loan_rate_new',
    'debt_payment',
    'debt_budget',
    'debt_extra',
    'mortgage_balance',
    'mortgage_payment',
    'home_value',
    'home_price',
  ],
];

const groupOf = (role: RoleId) => groups.find((roles) => roles.includes(role)) ?? [role];

/** A picture with what is known besides, where nothing of the sort was told. What is asked for somebody else is theirs. */
export function withKnown(picture: Picture, known: Picture): Picture {
  if (picture.about !== undefined || picture.facts.some(({ owner }) => owner === 'other')) return picture;
  const isTold = ({ role, owner }: PictureFact) => {
    const group = groupOf(role);
    return picture.facts.some(
      (fact) =>
        fact.source !== 'profile' &&
        group.includes(fact.role) &&
        // "I make $120,000" changes nothing about the pay of a spouse, and "my wife makes $70,000" nothing about ours.
        !(fact.role === role && isOfTheOther(owner, fact.owner)),
    );
  };
  const keys = new Set(picture.words.map(({ key }) => key));
  const isWordTold = (key: string) => keys.has(key) || (key === 'filing' && keys.has('status'));
  return {
    facts: [...known.facts.filter((fact) => !isTold(fact)), ...picture.facts],
    words: [...known.words.filter(({ key }) => !isWordTold(key)), ...picture.words],
  };
}

/**
 * Without the balances of earlier messages that were saved since. Told once for another question, one account would hide
 * everything else that is saved.
 */
export function withoutRemembered(
  picture: Picture,
  { toldBalances: saved }: { toldBalances: readonly Pick<PictureFact, 'role' | 'value'>[] },
  turn: number,
): Picture {
  const isSaved = (fact: PictureFact) =>
    fact.source === 'words' &&
    fact.turn < turn &&
    saved.some(({ role, value }) => role === fact.role && value === fact.value);
  return { ...picture, facts: picture.facts.filter((fact) => !isSaved(fact)) };
}

const isOfTheOther = (owner: Owner, other: Owner) =>
  (owner === 'spouse' && other === 'me') || (owner === 'me' && other === 'spouse');

/** Whether all that a value was made of is saved, and nothing of it was said. */
export function isKnown(facts: readonly PictureFact[]): boolean {
  return facts.length > 0 && facts.every(({ source, from }) => source === 'profile' || isKnown(from ?? []));
}
