import {
  assetClasses,
  assetClassIds,
  regionIds,
  regions,
  sectorIds,
  sectors,
  type Weights,
} from '#advisor/portfolio/data/classes.ts';
import type { ToldKind } from '#contract/holdings.ts';
import { labelOf, sumOf, type Position } from '#advisor/portfolio/analyze/position.ts';

export interface Share {
  id: string;
  name: string;
  /** In dollars. */
  value: number;
  /** Of the whole, in percent. */
  share: number;
}

export interface Allocation {
  classes: Share[];
  regions: Share[];
  /** Of what is in companies. */
  sectors: Share[];
  accounts: Share[];
}

const toShares = (sums: ReadonlyMap<string, number>, names: Readonly<Record<string, string>>): Share[] => {
  const total = sumOf(sums.values());
  return [...sums]
    .filter(([, value]) => Math.abs(value) >= 0.005)
    .map(([id, value]) => ({ id, name: names[id] ?? id, value, share: (value / total) * 100 }));
};

function addUp<Id extends string>(
  positions: readonly Position[],
  weightsOf: (position: Position) => Weights<Id>,
  ids: readonly Id[],
  names: Readonly<Record<string, string>>,
): Share[] {
  const sums = new Map<string, number>(ids.map((id) => [id, 0]));
  for (const position of positions)
    for (const [id, weight] of Object.entries(weightsOf(position)) as [Id, number][])
      sums.set(id, (sums.get(id) ?? 0) + weight * position.holding.value);
  return toShares(sums, names);
}

const classesOf = (positions: readonly Position[]): Share[] =>
  addUp(positions, ({ classes }) => classes, assetClassIds, assetClasses);

const bySize = (shares: readonly Share[]) => shares.toSorted((a, b) => b.value - a.value);

export function allocationOf(positions: readonly Position[]): Allocation {
  const accounts = new Map<string, number>();
  for (const { holding } of positions)
    accounts.set(holding.account, (accounts.get(holding.account) ?? 0) + holding.value);
  return {
    classes: classesOf(positions),
    regions: addUp(positions, (one) => one.regions, regionIds, regions),
    sectors: bySize(
      addUp(positions, (one) => one.sectors, [...sectorIds, 'unknown' as const], {
        ...sectors,
        unknown: 'Unknown',
      }),
    ),
    accounts: bySize(toShares(accounts, { '': 'Your account' })),
  };
}

export interface UnknownHolding {
  label: string;
  name: string;
  value: number;
  share: number;
  /** It is known what an option is, but not how it would move. */
  isOption: boolean;
  /** What our own table says it is, although there is no class for it: "a leveraged fund". */
  holds: string | null;
  /** What its owner has said it is in. */
  told: ToldKind | null;
}

/** What could not be looked through without its owner, the largest first: they are asked about it, and may change their mind. */
export function unknownHoldings(positions: readonly Position[], total: number): UnknownHolding[] {
  const found = new Map<string, UnknownHolding>();
  for (const position of positions) {
    const { security, told, holding, classes } = position;
    const isNamed = classes.unknown === 1 || classes.options === 1 || told !== null;
    if (!isNamed) continue;
    const label = labelOf(position);
    const value = (found.get(label)?.value ?? 0) + holding.value;
    found.set(label, {
      label,
      name: security?.name ?? holding.name,
      value,
      share: (value / total) * 100,
      isOption: holding.kind === 'option',
      holds: security?.profile.name ?? null,
      told,
    });
  }
  return [...found.values()].toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
}
