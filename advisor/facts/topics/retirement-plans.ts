import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const retirementPlansSources = defineSources({});

export const retirementPlansFacts = defineFacts({});
