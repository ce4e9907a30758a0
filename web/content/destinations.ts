import type { pricing } from '#web/content/pricing.ts';
import type { Destination } from '#web/views.ts';

type Pricing = typeof pricing;
export type ProFeature = Pricing['pro']['features'][number];
/** A line of a plan, or of what every plan includes. */
type PriceLine = ProFeature | Pricing['free']['features'][number] | Pricing['included']['items'][number];

/** Where each line of the price list and of the success page leads: to the thing that it names. */
export const destinations: Record<PriceLine, Destination> = {
  'Unlimited messages when you sign in, 7 without an account': { kind: 'chat' },
  'Answers with the working shown': { kind: 'view', view: 'home', part: 'live-answer' },
  'All calculators and sources': { kind: 'view', view: 'calculators' },
  'Saved conversations when you sign in': { kind: 'chat' },
  'Export and delete your data at any time': { kind: 'data' },
  'Unlimited messages': { kind: 'chat' },
  'Advanced portfolio analysis': { kind: 'view', view: 'portfolio', part: 'analysis-heading' },
  'Personalized strategies': { kind: 'view', view: 'plan' },
  'Risk assessment': { kind: 'view', view: 'numbers', part: 'risk' },
  'Tax guidance': { kind: 'view', view: 'plan', part: 'taxes' },
  'Priority support': { kind: 'support' },
  'Chat history export': { kind: 'export' },
  'Real-time market insights': { kind: 'view', view: 'market' },
  'Numbers from calculators, never from a language model': { kind: 'view', view: 'calculators' },
  'Rules with their year and source': { kind: 'view', view: 'about', part: 'principles' },
  'Account and card numbers masked before a question leaves your browser': {
    kind: 'view',
    view: 'privacy',
    part: 'masking',
  },
  'No ads, and no sale of your data': { kind: 'view', view: 'privacy', part: 'recipients' },
};

export function destinationOf(line: string): Destination | undefined {
  return Object.hasOwn(destinations, line) ? destinations[line as PriceLine] : undefined;
}
