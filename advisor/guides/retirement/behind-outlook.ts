import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';
import { carriedIn, wholeDollars } from '#advisor/guides/retirement/can-i-retire-words.ts';
import { figureIfAny, planInputs, type PlanPicture } from '#advisor/guides/retirement/retirement-picture.ts';
import { benefitBasis } from '#advisor/guides/retirement/social-security-estimate.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** The plan's own, where none is named. */
const usualAge = 67;
/** Later than this few people can count on working, and Social Security grows no more. */
const latestUsual = 70;
/** By so much a later date is tried. */
const yearsLonger = 3;
/** What planners ask of late starters, in percent of pay. */
const goodShare = 15;

export interface Behind extends PlanPicture {
  nothing_saved?: string | undefined;
}

const saves = ({ saving = 0, save_share: share = 0 }: PlanPicture) => saving > 0 || share > 0;

/** Who tells what they put in, or that there is nothing yet, starts from what they told. */
export const counted = <P extends Behind>(picture: P): P =>
  picture.savings === undefined && (saves(picture) || picture.nothing_saved === 'yes')
    ? { ...picture, savings: 0 }
    : picture;

/** Where this path leads, whatever is known of pay or spending: what is saved, what is added, and Social Security. */
function pathOf(picture: PlanPicture, { run, facts }: GuideContext): GuideRun | undefined {
  if (picture.age === undefined || (!picture.savings && !saves(picture))) return undefined;
  return run(retirementPlan, planInputs(picture, facts));
}

/** What is put in, as it was told; nothing where that is only what is there already. */
function savingSaid({ saving, save_share: share }: PlanPicture): Text | undefined {
  if (saving) return text`${given('saving', saving / monthsPerYear, 'usd_per_month')}`;
  return share ? text`${given('save_share', share, 'percent')} of pay` : undefined;
}

/** By when, as it stands at the end of a sentence; the usual age in words, because it was not told. */
function byThen({ age: now = 0, retire_age: then }: PlanPicture): Text {
  if (then !== undefined && then > now) return text` by ${given('retire_age', then, 'age')}`;
  return then === undefined && now < usualAge ? text` by sixty-seven` : text``;
}

/** What all of it makes by the last day of work, for an opening. */
export function madeOf(told: Behind, context: GuideContext): Text | undefined {
  const picture = counted(told);
  const path = pathOf(picture, context);
  const put = savingSaid(picture);
  if (!path || !put) return undefined;
  const pot = text`about ${path.figure('savings_at_retirement')} in today's money${byThen(picture)}`;
  return picture.savings
    ? text`with the ${given('savings', picture.savings, 'usd')} you have, saving ${put} makes ${pot}`
    : text`saving ${put} from now on makes ${pot}`;
}

/** What it pays each month with Social Security, and what a few more years of work make of that. */
export function carriedWith(told: Behind, context: GuideContext): Text[] {
  const picture = counted(told);
  const path = pathOf(picture, context);
  if (!path) return [];
  const { age: now = 0, retire_age: then = usualAge } = picture;
  const later = then + yearsLonger;
  // An average check says nothing of how much later work would add to it.
  const isTried = now < then && later <= latestUsual && benefitBasis(picture) === 'pay';
  const longer = isTried ? pathOf({ ...picture, retire_age: later }, context) : undefined;
  const more = figureIfAny(longer, 'supported_monthly');
  return [
    carriedIn(picture, path),
    ...(more ? [text`Working to ${given('later', later, 'age')} makes it about ${wholeDollars(more)}.`] : []),
  ];
}

/** The same where it is not the opening: what is there and what is added leads to. */
export function outlook(told: Behind, context: GuideContext): Text[] {
  const picture = counted(told);
  const path = pathOf(picture, context);
  if (!path) return ifSaved(picture, context);
  const put = savingSaid(picture);
  const made = put
    ? madeOf(picture, context)!
    : text`the ${given('savings', picture.savings!, 'usd')} you have grows to about ${path.figure('savings_at_retirement')} in today's money${byThen(picture)} on its own`;
  return [sentence(made), ...carriedWith(picture, context)];
}

/** Where pay is all that is known: what a good share of it would make. */
export function ifSaved(picture: Behind, context: GuideContext): Text[] {
  const { age: now, pay = 0 } = picture;
  if (now === undefined || pay === 0 || saves(picture)) return [];
  const good = { ...picture, savings: picture.savings ?? 0, save_share: goodShare };
  const path = pathOf(good, context);
  if (!path || path.figure('yearly_saving').value === 0) return [];
  return [
    text`Fifteen percent of your pay, ${path.figure('yearly_saving')}, makes about ${path.figure('savings_at_retirement')} in today's money${byThen(picture)}.`,
    carriedIn(good, path),
  ];
}

/** A sentence made of a part of one. */
function sentence(part: Text): Text {
  const [first, ...rest] = part;
  return typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest, '.']
    : [...part, '.'];
}
