import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const medicareSources = defineSources({});

export const medicareFacts = defineFacts({});
