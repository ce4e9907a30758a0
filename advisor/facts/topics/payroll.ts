import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const payrollSources = defineSources({});

export const payrollFacts = defineFacts({});
