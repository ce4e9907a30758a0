import { expect, it } from 'vitest';
import { success } from '#web/content/success.ts';
import { prerenderView } from '#web/prerender.tsx';
import type { View } from '#web/views.ts';

const textOf = async (view: View) =>
  (await prerenderView(view))
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const proFeatures = [
  'Unlimited messages',
  'Advanced portfolio analysis',
  'Personalized strategies',
  'Risk assessment',
  'Tax guidance',
  'Priority support',
  'Chat history export',
];

/** What the specification says that a page says. */
const said: Partial<Record<View, readonly (string | RegExp)[]>> = {
  home: [
    'Get Started Free',
    'Ask FinDeus Anything',
    ...proFeatures,
    '$0',
    '$9.99',
    'Start Free',
    'Upgrade to Pro',
    /included in every plan/i,
    '15,000+ testers',
    '22% back-tested returns',
    '30-day money back',
    'Careers',
    'Support',
    'Partnerships',
    'Media',
  ],
  about: [
    /Apr 7, 2025.*Sep 10, 2025.*Version 1\.0 launch.*Mid 2026.*Version 2\.0 beta.*Late 2026 to early 2027.*Version 2\.0 public/,
  ],
  press: ['September 10, 2025', 'April 7, 2025'],
  security: ['Contain within 1 hour', 'Notify within 24 hours'],
  privacy: ['Effective January 8, 2025'],
  terms: [
    'at least 18 years old',
    '7 messages per month',
    'unlimited messages',
    'at least 30 days before a new price',
    'the 12 months before',
  ],
  docs: [
    ...['Quick start', 'Capabilities', 'Reference', 'Code samples', 'Pricing', 'Response formats'],
    ...['Error handling', 'Rate limiting', 'SDKs', 'Use cases', 'Support'],
    ...['/findeus-chat', '/stripe-checkout', '/stripe-webhook'],
  ],
};

it.each(Object.entries(said) as [View, readonly (string | RegExp)[]][])(
  'the page %s says what the specification asks of it',
  async (view, texts) => {
    const text = await textOf(view);
    for (const wanted of texts) expect(text).toMatch(typeof wanted === 'string' ? literally(wanted) : wanted);
  },
);

it('the success page lists the features of Pro and real-time market insights', () => {
  expect(success.features).toEqual([...proFeatures, 'Real-time market insights']);
});

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[$+.]/g, String.raw`\$&`));
}
