import { html } from 'hono/html';
import { pageDocument, type Markup } from '#sandbox/page/document.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

interface StripePage {
  title: string;
  body: Markup;
  layout?: 'narrow' | 'wide';
  script?: true;
}

/** Every page says first, and keeps saying while it scrolls, that it is not the real thing. */
export function stripePage({ title, body, layout, script }: StripePage): Markup {
  return pageDocument({
    title,
    styleUrl: '/style.css',
    ...(layout && { layout }),
    ...(script && { scriptUrl: '/forms.js' }),
    body: html`
      <aside class="sandbox-label" aria-label="Notice">Sandbox: no real money moves here</aside>
      ${body}
    `,
  });
}

export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

export const dateOf = (seconds: number): Markup => {
  const date = new Date(seconds * 1000);
  const words = date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
  return html`<time datetime="${date.toISOString()}">${words}</time>`;
};

/** For whatever a page cannot do: what happened, and where to go from here. */
export function noticePage(
  title: string,
  words: string,
  link?: { href: string; label: string } | null,
): Markup {
  const body = html`
    <main>
      <h1>${title}</h1>
      <p>${words}</p>
      ${link ? html`<p><a class="back" href="${link.href}">${link.label}</a></p>` : ''}
    </main>
  `;
  return stripePage({ title, body, layout: 'narrow' });
}

const statusWords: Record<string, { words: string; mood: 'good' | 'bad' | '' }> = {
  active: { words: 'Active', mood: 'good' },
  past_due: { words: 'Payment failed', mood: 'bad' },
  unpaid: { words: 'Unpaid', mood: 'bad' },
  canceled: { words: 'Ended', mood: '' },
};

export function statusOf({ status, cancel_at_period_end: ends }: Subscription): Markup {
  const { words, mood } = statusWords[status] ?? { words: status, mood: '' };
  return html`<span class="status ${mood}">${words}${ends ? ', ends with the period' : ''}</span>`;
}
