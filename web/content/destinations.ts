import type { pricing } from '#web/content/pricing.ts';
import type { Destination } from '#web/views.ts';

export type ProFeature = (typeof pricing)['pro']['features'][number];

/** Where each line of the price list and of the success page leads: to the thing that it names. */
export const destinations: Record<ProFeature, Destination> = {
  'Unlimited messages': { kind: 'chat' },
  'Advanced portfolio analysis': { kind: 'view', view: 'portfolio', part: 'analysis-heading' },
  'Personalized strategies': { kind: 'view', view: 'plan' },
  'Risk assessment': { kind: 'view', view: 'numbers', part: 'risk' },
  'Tax guidance': { kind: 'view', view: 'plan', part: 'taxes' },
  'Priority support': { kind: 'support' },
  'Chat history export': { kind: 'export' },
  'Real-time market insights': { kind: 'view', view: 'market' },
};
