import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const healthAccountsSources = defineSources({});

export const healthAccountsFacts = defineFacts({});
