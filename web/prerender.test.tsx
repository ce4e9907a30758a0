import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageOfCalculator } from '#advisor/calculators/catalog/catalog.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { toldFigure } from '#advisor/calculators/define/result.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { nameOfList } from '#advisor/compose/describe-input.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { accountTexts } from '#web/content/account.ts';
import { authTexts } from '#web/content/auth.ts';
import { cardTexts, rulesYear } from '#web/content/card.ts';
import { chatTexts } from '#web/content/chat.ts';
import { claims } from '#web/content/company/claims.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { shell } from '#web/content/shell.ts';
import { success } from '#web/content/success.ts';
import { tryIt } from '#web/content/docs/try-it.ts';
import { uiTexts } from '#web/content/ui.ts';
import { prerenderView } from '#web/prerender.tsx';
import { views, type View } from '#web/views.ts';

/** What would be a claim in our own favour, wherever it stands. */
const claimed = [
  /\d[\d,]*\+?\s*(testers|users|investors|customers|members)\b/i,
  /\d+(\.\d+)?\s?%\s+(back-?tested|returns|annual|gains|accura)/i,
  /back-?test(ed|ing)?\s+(returns?|performance|results?)/i,
  /money[- ]back|30-day/i,
  /\bSOC ?[123]\b|\bISO ?27\d*|\bPCI\b|\bHIPAA\b|\bcertified\b|\baccredited\b/i,
  /\bguarantee[ds]?\b(?! returns)|\brisk[- ]free\b/i,
  /\b(award|bank-grade|military-grade|world-class|industry-leading|number one|trusted by)\b|#1\b/i,
  /\bthe (best|leading|most (trusted|advanced|accurate)|(first|only) (AI|advis\w+|product|app\w*))\b/i,
];

/** Places where such words are no claim, each with why. */
const exempt: Partial<Record<View, readonly RegExp[]>> = {
  // What nobody may ask for, and what we do not promise.
  terms: [/[^.]*(guaranteed? returns?|risk-free)[^.]*\./gi, /[^.]*\b(do|does) not guarantee[^.]*\./gi],
};

const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const claimsIn = (text: string) => claimed.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

/** Every word of what pages show only to somebody who is there, and what they say of somebody is said of X. */
const wordsOf = (content: unknown): string => {
  if (typeof content === 'function') return String(content('X', 'X'));
  if (typeof content !== 'object' || content === null) return String(content);
  return Object.values(content).map(wordsOf).join('\n');
};

describe('claims', () => {
  // What is read of a new password depends on who comes: its words are among those of signing in, below.
  const read = (Object.keys(views) as View[]).filter((view) => view !== 'reset-password');
  it.each(read)('%s states no claim outside the registry', async (view) => {
    const html = await prerenderView(view);
    const elsewhere = html.replaceAll(/<div data-claim[^>]*>.*?<\/div>/gs, '');
    let text = textOf(elsewhere);
    expect(text).not.toContain('Loading FinDeus');
    for (const pattern of exempt[view] ?? []) text = text.replaceAll(pattern, '');
    expect(claimsIn(text)).toEqual([]);
  });

  it.each(
    Object.entries({
      accountTexts,
      authTexts,
      cardTexts,
      chatTexts,
      portfolioTexts,
      shell,
      success,
      tryIt,
      uiTexts,
    }),
  )('%s state no claim outside the registry', (_, texts) => {
    expect(claimsIn(wordsOf(texts))).toEqual([]);
  });

  it.each(Object.keys(views) as View[])(
    'the page %s does not say “nobody”, “somebody”, “whoever” or “any more”',
    async (view) => {
      expect(textOf(await prerenderView(view))).not.toMatch(/\b(nobody|somebody|whoever|any more)\b/i);
    },
  );

  it('are on home with their disclosures, word for word', async () => {
    const text = textOf(await prerenderView('home'));
    for (const id of ['testers', 'backtest', 'moneyBack'] as const) {
      expect(text).toContain(`${claims[id].statement} ${claims[id].disclosure}`);
    }
  });

  it.each(Object.entries(claims))('%s names its basis and its date', (_, { basis, date, disclosure }) => {
    expect(basis.length).toBeGreaterThan(20);
    expect(disclosure.length).toBeGreaterThan(20);
    expect(Date.parse(date)).toBeLessThan(Date.now());
  });

  it('call a back-test hypothetical, and name the issuer of a certification', () => {
    expect(claims.backtest.disclosure).toMatch(/^Hypothetical\./);
    const certified = Object.entries(claims).filter(([id]) => /Pci|Soc/.test(id));
    for (const [, { disclosure }] of certified) {
      expect(disclosure).toMatch(/^(Stripe|Supabase)’s (certification|reports?), not ours\./);
    }
  });
});

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
    /April 7, 2025.*September 10, 2025.*Version 1\.0 launch.*Mid 2026.*Version 2\.0 beta.*Late 2026 to early 2027.*Version 2\.0 public/,
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
    'Quick start',
    'Capabilities',
    'Reference',
    'Code samples',
    'Pricing',
    'Response formats',
    'Error handling',
    'Rate limiting',
    'SDKs',
    'Use cases',
    'Support',
    '/findeus-chat',
    '/stripe-checkout',
    '/stripe-webhook',
  ],
};

it.each(Object.entries(said) as [View, readonly (string | RegExp)[]][])(
  'the page %s contains the text that the specification requires',
  async (view, texts) => {
    const text = textOf(await prerenderView(view));
    for (const wanted of texts) expect(text).toMatch(typeof wanted === 'string' ? literally(wanted) : wanted);
  },
);

it('the success page lists the features of Pro and real-time market insights', () => {
  expect(success.features).toEqual([...proFeatures, 'Real-time market insights']);
});

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[$+.]/g, String.raw`\$&`));
}

describe('the page of a calculator', () => {
  const all = calculators.map((calculator) => [calculator.name, calculator] as const);
  it.each(all)('%s shows an example with its inputs, figures and sources', async (name, calculator) => {
    const text = textOf(await prerenderView('calculator', pageOfCalculator(name)));
    expect(text).not.toMatch(/Loading FinDeus|undefined|NaN|\[object/);
    const { input } = calculator.examples[0]!;
    const { result } = runCalculator(calculator, input, { year: rulesYear });
    const written = textOf(renderToStaticMarkup(<>{formatQuantity(toldFigure(result.figures[0]!))}</>));
    expect(text).toContain(written.split(' ')[0]);
    for (const field of Object.keys(input)) {
      const about = aboutField((calculator.fields as Fields)[field])!;
      const label = about.unit === 'list' ? nameOfList(about) : about.label;
      expect(text).toContain(textOf(renderToStaticMarkup(<>{label}</>)));
    }
    expect(text).toContain(cardTexts.working.sources);
  });
});
