import type { pricing } from '#web/content/pricing.ts';
import type { Destination } from '#web/views.ts';

export const marketInsights = 'Real-time market insights';
/** Of a site without a provider: made-up prices are not of real time. */
export const otherMarketInsights = 'Market insights';
export type ProFeature = (typeof pricing)['pro']['features'][number] | typeof marketInsights;

/** Where each line of the price list and of the success page leads: to the thing that it names. */
export const destinations: Record<ProFeature, Destination> = {
  'Unlimited messages': { kind: 'chat' },
  'Advanced portfolio analysis': { kind: 'view', view: 'portfolio' },
  'Personalized strategies': { kind: 'view', view: 'plan' },
  'Risk assessment': { kind: 'view', view: 'portfolio' },
  'Tax guidance': {
    kind: 'question',
    question: 'I’m single and earn 95k. What is my federal tax, and what changes if I put 10k in my 401(k)?',
  },
  'Priority support': { kind: 'support' },
  'Chat history export': { kind: 'export' },
  [marketInsights]: { kind: 'view', view: 'market' },
};
