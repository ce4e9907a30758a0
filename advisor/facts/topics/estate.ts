import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const estateSources = defineSources({});

export const estateFacts = defineFacts({});
