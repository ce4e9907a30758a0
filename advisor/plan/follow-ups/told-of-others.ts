import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** Pay told after other pay is other pay, where a guide takes both: "what if I make 200k later" is no pay of today. */
export function withOtherPay(
  { fields }: AnyGuide,
  before: Readonly<Record<string, unknown>>,
  asking: Asking,
): Picture {
  const takes = (name: string, role: RoleId) =>
    aboutField((fields as Fields)[name])?.roles?.includes(role) === true;
  const isPayKnown = Object.keys(before).some((name) => takes(name, 'wages'));
  if (!isPayKnown || !Object.keys(fields as Fields).some((name) => takes(name, 'wages_new')))
    return asking.wider;
  const facts = asking.wider.facts.map((fact) =>
    fact.role === 'wages' && fact.owner === 'me' && fact.turn === asking.turn
      ? { ...fact, role: 'wages_new' as const }
      : fact,
  );
  return { ...asking.wider, facts };
}

interface Weighed {
  before: Readonly<Record<string, unknown>>;
  input: Readonly<Record<string, unknown>>;
  used: Iterable<PictureFact>;
}

/** "I also have 21k of student loans at 5.5%" after a card at 29%: the lower rate of another debt is not the card's. */
export function withoutOtherRate(
  { fields }: AnyGuide,
  { before, input, used }: Weighed,
  { wider, turn }: Asking,
) {
  const weighed = new Set(used);
  const isOwed = ({ role, turn: told }: PictureFact) => role === 'debt_balance' && told === turn;
  const kinds = wider.facts.flatMap((fact) =>
    fact.role === 'debt_balance' && fact.turn < turn ? [fact.kind] : [],
  );
  const isOfOtherKind = ({ kind }: PictureFact) => kinds.length > 0 && !kinds.includes(kind);
  const isOther = wider.facts.some((fact) => isOwed(fact) && (!weighed.has(fact) || isOfOtherKind(fact)));
  const isLower = ([name, value]: [string, unknown]) =>
    aboutField((fields as Fields)[name])?.roles?.includes('loan_rate') === true &&
    typeof before[name] === 'number' &&
    typeof value === 'number' &&
    value < before[name];
  return isOther ? Object.fromEntries(Object.entries(input).filter((one) => !isLower(one))) : input;
}
