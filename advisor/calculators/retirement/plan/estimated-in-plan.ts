import type { PlanInput } from '#advisor/calculators/retirement/plan/retirement-plan-fields.ts';

/** Whether your benefit is worked out from pay. */
export const isOwnEstimated = ({ social_security: stated, pay }: PlanInput) => stated === 0 && pay > 0;

/** Whether your spouse's is; a benefit stated for both of you holds theirs. */
export const isSpouseEstimated = (input: PlanInput) =>
  input.social_security === 0 && input.spouse_social_security === 0 && input.spouse_pay > 0;

export const isEstimated = (input: PlanInput) => isOwnEstimated(input) || isSpouseEstimated(input);
