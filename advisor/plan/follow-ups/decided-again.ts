import type { AnswerRecord } from '#advisor/compose/record.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { acceptable } from '#advisor/plan/plan-guide.ts';
import type { GuideManner, Plan } from '#advisor/plan/plan.ts';

/** A decision once more, as it was recorded. The record comes from the browser: only what the guide takes is used. */
export function decidedAgain(
  guide: AnyGuide,
  { given = {}, chosen = {} }: AnswerRecord,
  manner: GuideManner = 'decide',
): Extract<Plan, { kind: 'guide' }> {
  return { kind: 'guide', guide, given: acceptable(guide, given), chosen, manner, comfort: undefined };
}
