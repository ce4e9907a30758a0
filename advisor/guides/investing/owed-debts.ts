import { debtNameField } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { choice, list, money, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { costlyRate } from '#advisor/guides/investing/footing-fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Each debt that was told, with its own rate: a car loan's rate must not be taken for the card's. */
export const owedDebtsField = list({
  label: 'Debts',
  min: 1,
  max: 30,
  items: {
    name: debtNameField,
    kind: choice({
      label: 'Kind',
      options: [
        'card',
        'car',
        'student',
        'mortgage',
        'heloc',
        'personal',
        'medical',
        'tax',
        'family',
        'other',
      ],
      ofKind: true,
      ofRole: { field: 'balance', role: 'mortgage_balance', value: 'mortgage' },
      default: { value: 'other', reason: 'nothing says what it is for' },
    }),
    balance: money({ label: 'Balance', roles: ['debt_balance', 'mortgage_balance'], min: 1, max: 1e8 }),
    rate: percent({
      label: 'Rate',
      roles: ['loan_rate'],
      min: 0,
      max: 400,
      default: { value: 0, reason: 'no rate was mentioned' },
    }),
  },
});

interface ToldDebt {
  name?: string | undefined;
  kind?: string | undefined;
  balance: number;
  rate?: number | undefined;
}

/** Debts as a guide knows them: listed, or one by one. */
export interface ToldDebts {
  debts?: readonly ToldDebt[] | undefined;
  card?: number | undefined;
  rate?: number | undefined;
  owed?: number | undefined;
  mortgage?: number | undefined;
}

export interface Owed {
  kind: string;
  name: string;
  balance: number;
  /** Undefined where it wasn't told, or can't be this debt's. */
  rate: number | undefined;
}

/** What cards and payday loans charge at least: a lower rate beside one is another loan's. */
const leastOfCard = costlyRate;

function asOwed({ name = '', kind = 'other', balance, rate = 0 }: ToldDebt): Owed {
  const isOthers = kind === 'card' && rate < leastOfCard;
  return { kind, name, balance, rate: rate === 0 || isOthers ? undefined : rate };
}

/** Every debt that was told, the costliest first. */
export function owedDebts({ debts, card, rate, owed, mortgage }: ToldDebts): Owed[] {
  const single: ToldDebt[] = [
    ...(card ? [{ kind: 'card', balance: card, rate }] : []),
    ...(owed ? [{ balance: owed, rate: card ? undefined : rate }] : []),
    ...(mortgage ? [{ kind: 'mortgage', balance: mortgage, rate: card || owed ? undefined : rate }] : []),
  ];
  return (debts ?? single).map(asOwed).toSorted((one, other) => usualRate(other) - usualRate(one));
}

/** Where no rate was told, a card still costs more than any other loan. */
const usualCardRate = 20;
const usualRate = ({ kind, rate }: Owed) => rate ?? (kind === 'card' ? usualCardRate : 0);

/** A mortgage goes on for decades, whatever it costs: it is never paid off before everything else. */
export const isCostly = ({ kind, rate }: Owed): boolean =>
  kind === 'card' || (kind !== 'mortgage' && (rate ?? 0) >= costlyRate);

/** Listed debts as the one costly sum and its rate, and the loan beside it, that rules about spare money ask for. */
export function asOneDebt({ debts, ...known }: ToldDebts & { loan?: number | undefined }) {
  if (!debts) return known;
  const all = owedDebts({ debts });
  const costly = all.filter(isCostly);
  const loans = all.filter((debt) => !isCostly(debt) && debt.kind !== 'mortgage');
  const rate = costly.length > 0 ? costly[0]!.rate : (loans[0]?.rate ?? known.rate);
  return {
    ...known,
    ...(costly.length > 0 ? { card: sumOf(costly) } : {}),
    rate,
    ...(costly.length === 0 && loans[0] ? { loan: loans[0].balance } : {}),
  };
}

export const sumOf = (debts: readonly Owed[]): number => debts.reduce((sum, { balance }) => sum + balance, 0);

const kindNames: Readonly<Record<string, string>> = {
  card: 'the cards',
  car: 'the car loan',
  student: 'the student loans',
  mortgage: 'the mortgage',
  heloc: 'the HELOC',
  personal: 'the personal loan',
  medical: 'the medical bills',
  tax: 'the tax debt',
  family: 'the family loan',
};

/** One card by its name, "my Visa", and not several. */
export const isOneCard = ({ kind, name }: Owed): boolean =>
  kind === 'card' && name !== '' && !name.endsWith('s');

export const nameOfDebt = (debt: Owed): string =>
  isOneCard(debt) ? 'the card' : (kindNames[debt.kind] ?? 'the loan');

/** "the $8,000 on the cards", "the $14,000 car loan", "the cards and the car loan, $22,000 in all". */
export function theDebts(debts: readonly Owed[]): Text {
  const [first, second] = debts;
  if (!first) return text`the costly debt`;
  if (!second) {
    const balance = given('debts', first.balance, 'usd');
    return first.kind === 'card'
      ? text`the ${balance} on ${nameOfDebt(first)}`
      : first.rate === undefined
        ? text`the ${balance} ${nameOfDebt(first).replace(/^the /, '')}`
        : text`the ${balance} at ${given('rate', first.rate, 'percent')}`;
  }
  const all = given('debts', sumOf(debts), 'usd');
  const kinds = [...new Set(debts.map(nameOfDebt))];
  if (kinds.length === 1) return text`${kinds[0]!}, ${all} in all`;
  return debts.length === 2
    ? text`${kinds[0]!} and ${kinds[1]!}, ${all} in all`
    : text`the costly debts, ${all} in all`;
}

/** "the car loan at 6%" */
export const debtAtRate = (debt: Owed): Text =>
  debt.rate === undefined
    ? text`${nameOfDebt(debt)}`
    : text`${nameOfDebt(debt)} at ${given('rate', debt.rate, 'percent')}`;
