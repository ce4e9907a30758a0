import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyGuide, GuideSide } from '#advisor/guides/define/define-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import { withCarried } from '#advisor/plan/told/carried-facts.ts';
import { withPairsTogether } from '#advisor/plan/fill/compared-cases.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { isKnown, withKnown } from '#advisor/my-numbers/with-known.ts';
import { withNamedLoan } from '#advisor/my-numbers/with-named-loan.ts';
import { notWeighed } from '#advisor/plan/told/not-weighed.ts';
import { isInThread } from '#advisor/dialogue/in-thread.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { hasWord, type Picture, type PictureFact } from '#advisor/picture/picture.ts';
import { ofDebts, seenForSubject } from '#advisor/picture/seen-for.ts';
import { sidePart } from '#advisor/retrieve/collect-entries.ts';
import { savedInputs } from '#advisor/plan/fill/saved-inputs.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** The guide of an ask, with everything that the picture says to it; none where that rules its decision out. */
export function guidePlan(asking: Asking, id: string): Plan | undefined {
  const guide = guides.find((one) => one.id === id);
  if (!guide) return undefined;
  return guidePlanSeeing(withCarried(asWhole(asking, guide), guide.fields as Fields), guide);
}

/** From this cosine on, a question about one side of a decision says what the message means. */
const nearSide = 0.55;
/** A question of another side, or of the decision as a whole, must not be about as near: below this less so than above. */
const surelySide = 0.7;
const aheadOfRival = { below: 0.03, above: 0.01 };
/** From here on it is asked in the very words of that side. */
const same = 0.95;
/** A later message is looked up together with the last topic, whose words may be near a side as well. */
const nearSideLater = 0.65;

/** What the nearest of the guide's own questions says, where that is about one side of the decision. */
export function sideOf(asking: Asking, { id, sides = [] }: AnyGuide): Readonly<Record<string, unknown>> {
  if (sides.length === 0) return {};
  const isLater = asking.turn > 0 && isInThread(asking);
  const ofMessage = isLater ? nearestSide(asking.alone, { id, sides }, nearSide) : undefined;
  return ofMessage ?? nearestSide(asking.query, { id, sides }, isLater ? nearSideLater : nearSide) ?? {};
}

function nearestSide(
  query: Asking['query'],
  { id, sides }: { id: string; sides: readonly GuideSide[] },
  least: number,
): Readonly<Record<string, unknown>> | undefined {
  const found = query.find('guides', { limit: Infinity, id });
  const [nearest] = found;
  if (!nearest || nearest.cosine === null || nearest.cosine < least) return undefined;
  const rival = found.find(({ entry }) => entry.part !== nearest.entry.part)?.cosine ?? 0;
  const ahead = nearest.cosine < surelySide ? aheadOfRival.below : aheadOfRival.above;
  if (nearest.cosine < same && nearest.cosine - rival < ahead) return undefined;
  return sides.find((_: GuideSide, at: number) => sidePart(at) === nearest.entry.part)?.given;
}

/** "Should I use my savings and kill it?" after what is owed on a card: what may go on knows all that was told. */
function asWhole(asking: Asking, { fields }: AnyGuide): Asking {
  if (asking.turn === 0 || !isInThread(asking)) return asking;
  const { year, month } = asking;
  const wider = withoutOtherLoan(asking, fields as Fields);
  return { ...asking, picture: withDerived(seenForSubject(wider), year, month) };
}

/**
 * "And should we pay off the car first, 14,000 at 9%?" after a mortgage is about that loan alone, where the decision does
 * not look at all debts.
 */
function withoutOtherLoan({ wider, turn, reading }: Asking, fields: Fields): Picture {
  const told = wider.facts.filter((fact) => fact.turn === turn && owed.has(fact.role));
  const isOfAll = Object.keys(fields).some((name) => takesAll(fields, name));
  if (reading.act.id !== 'new' || told.length === 0 || isOfAll) return wider;
  const isOther = (fact: PictureFact) =>
    fact.turn !== turn && ofDebts.has(fact.role) && !told.some(({ kind }) => kind === fact.kind);
  return { ...wider, facts: wider.facts.filter((fact) => !isOther(fact)) };
}

const owed: ReadonlySet<RoleId> = new Set<RoleId>(['debt_balance', 'mortgage_balance']);

/** Whether a field takes every debt, not one of them. */
function takesAll(fields: Fields, name: string): boolean {
  const about = aboutField(fields[name]);
  return about?.unit === 'list' || about?.ofAllDebts === true;
}

function guidePlanSeeing(asking: Asking, guide: AnyGuide): Plan | undefined {
  const side = sideOf(asking, guide);
  const planned = asking.known && guidePlanKnowing(asking, guide, side);
  // What was saved long ago must not rule out what somebody asks about now.
  const said = { ...asking, picture: asSaid(asking.picture), known: undefined };
  return planned ?? guidePlanKnowing(said, guide, side);
}

/** Without what was saved before. */
function asSaid({ facts, words, ...rest }: Picture): Picture {
  return {
    ...rest,
    facts: facts.filter((fact) => !isKnown([fact])),
    words: words.filter(({ turn }) => turn >= 0),
  };
}

/** The decision for somebody who has asked nothing: from what they have saved alone. */
export function planGuideBySaved(
  saved: Pick<Asking, 'picture' | 'known'>,
  guide: AnyGuide,
): Plan | undefined {
  return guidePlanKnowing({ ...saved, turn: 0 }, guide);
}

type ByPicture = Pick<Asking, 'picture' | 'turn' | 'known'>;

function guidePlanKnowing(
  { picture: told, turn, known }: ByPicture,
  guide: AnyGuide,
  side: Readonly<Record<string, unknown>> = {},
): Plan | undefined {
  const owned = known ? withKnown(told, known.amounts) : told;
  const picture = known ? withNamedLoan(guide.fields as Fields, owned, { known, turn }) : told;
  const filled = fillFields(guide, withPairsTogether(guide.fields, picture));
  const { used } = filled;
  const things = known ? savedThings(guide, filled.input, withKnown(owned, known.things)) : {};
  const given = { ...side, ...things, ...filled.input };
  if (guide.fits && !guide.fits(given)) return undefined;
  const isBereaved = turn === 0 && weighsLoss(guide) && hasWord(picture, widowed);
  return {
    kind: 'guide',
    guide,
    given,
    chosen: {},
    manner: 'decide',
    saved: [...savedInputs(guide.fields as Fields, filled, picture), ...Object.keys(things)],
    notWeighed: notWeighed(picture, turn, used),
    comfort: isBereaved ? bereaved : comfortOf(guide, picture),
  };
}

/**
 * Saved debts belong where all of them are added up, listed or spoken of. Which of them a question means by "the loan" nobody
 * knows, so its rate or balance is never taken from there.
 */
function savedThings(guide: AnyGuide, given: Readonly<Record<string, unknown>>, picture: Picture) {
  const { input } = fillFields(guide, picture);
  const fields = guide.fields as Fields;
  const isOfAll = (name: string) => takesAll(fields, name) || aboutField(fields[name])?.adds !== undefined;
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => isOfAll(name) && !Object.hasOwn(given, name)),
  );
}

const bereaved = "I'm sorry for your loss.";

/** In other decisions the widow may be a parent, or long used to it. */
function weighsLoss({ fields }: AnyGuide): boolean {
  return Object.values(fields as Fields).some((field) =>
    Object.values(aboutField(field)?.facts ?? {})
      .flat()
      .includes(widowed),
  );
}

const widowed = 'status=widowed';

function comfortOf({ comfort, comfortOnlyWith }: AnyGuide, picture: Picture): string | undefined {
  const isFitting = comfortOnlyWith === undefined || comfortOnlyWith.some((word) => hasWord(picture, word));
  return isFitting ? comfort : undefined;
}

/** The record comes from the browser: only what the guide's fields take is used. */
export function acceptable(
  { fields }: AnyGuide,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        aboutField((fields as Fields)[name]) && (fields as Fields)[name]!.safeParse(value).success,
    ),
  );
}
