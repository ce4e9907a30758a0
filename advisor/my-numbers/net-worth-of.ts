import type { NetWorth } from '#contract/my-plan.ts';
import type { MyNumbers } from '#contract/my-numbers.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const investedKinds: ReadonlySet<string> = new Set([
  'workplace',
  'traditional_ira',
  'roth',
  'brokerage',
  'hsa',
  'plan_529',
]);

const isInvested = ({ type }: { type: string }) => investedKinds.has(type);

/** What somebody owns and owes. */
export function netWorthOf({ things }: MyNumbers): NetWorth {
  const accounts = things.flatMap((thing) => (thing.kind === 'account' ? [thing.details] : []));
  const homes = things.flatMap((thing) => (thing.kind === 'home' ? [thing.details] : []));
  const mortgages = sum(homes.map(({ mortgage = 0 }) => mortgage));
  const parts = [
    { label: 'Investments', value: sum(accounts.filter(isInvested).map(({ balance }) => balance)) },
    {
      label: 'Cash and other accounts',
      value: sum(accounts.filter((account) => !isInvested(account)).map(({ balance }) => balance)),
    },
    { label: 'Homes', value: sum(homes.map(({ value }) => value)) },
    { label: 'Mortgages', value: -mortgages },
    {
      label: mortgages > 0 ? 'Other debts' : 'Debts',
      value: -sum(things.flatMap((thing) => (thing.kind === 'debt' ? [thing.details.balance] : []))),
    },
  ].filter(({ value }) => value !== 0);
  return {
    assets: sum(parts.map(({ value }) => Math.max(0, value))),
    debts: sum(parts.map(({ value }) => Math.max(0, -value))),
    parts,
  };
}
