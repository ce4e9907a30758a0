import { defineFacts } from '#advisor/facts/define-facts.ts';

export const investingFacts = defineFacts({});
