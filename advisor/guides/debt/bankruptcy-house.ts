import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import { stateNames, type StateCode } from '#advisor/reader/states.ts';

/** More equity than most states protect for one owner, so Chapter 7 could cost the house. */
const muchEquity = 50_000;

/** Here the law protects the equity in a home almost without a limit. */
export const homesProtected: ReadonlySet<StateCode> = new Set([
  'ar',
  'dc',
  'fl',
  'ia',
  'ks',
  'ok',
  'sd',
  'tx',
]);

interface House {
  house: number | undefined;
  owed: number | undefined;
  paid_off: boolean;
  state: StateCode | undefined;
}

/** What there is in the house, where both are known and it is not so much that it surely stands in the way. */
export function protectedEquity(
  { house, owed, paid_off: isPaidOff, state }: House,
  { run }: GuideContext,
): Text[] {
  if (house === undefined || (owed === undefined && !isPaidOff)) return [];
  if (state !== undefined && homesProtected.has(state)) return [];
  const equity = run(homeEquity, { value: house, owed: owed ?? 0 })?.figure('equity');
  if (!equity || equity.value >= muchEquity) return [];
  const where =
    state === undefined
      ? 'how much of it is protected depends on your state'
      : `a lawyer there knows whether ${stateNames[state]} protects all of it`;
  return equity.value <= 0
    ? [text`You owe about what the house is worth, so there's nothing in it for creditors to take.`]
    : [
        text`The house has ${equity} of equity, and ${where}. You'd keep it only if all of that is protected and the mortgage stays current, so ask before you file.`,
      ];
}

/** What the house would leave after its loan, where both are known and creditors might reach it. */
export function reachable({ house, owed, paid_off: isPaidOff, state }: House, { run }: GuideContext) {
  if (house === undefined || (owed === undefined && !isPaidOff)) return undefined;
  if (state !== undefined && homesProtected.has(state)) return undefined;
  const equity = run(homeEquity, { value: house, owed: owed ?? 0 })?.figure('equity');
  return equity && equity.value >= muchEquity ? equity : undefined;
}
