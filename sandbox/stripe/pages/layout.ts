import { html } from 'hono/html';
import { pageDocument, type Markup } from '#sandbox/page/document.ts';

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
      <p class="sandbox-label" role="note"><strong>Sandbox:</strong> no real money moves here</p>
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
