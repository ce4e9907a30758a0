import { html } from 'hono/html';

/** The result of `html`: text with all interpolated values escaped. */
export type Markup = ReturnType<typeof html>;

interface Page {
  title: string;
  styleUrl: string;
  body: Markup;
  layout?: 'narrow';
  /** How often the page reloads. The content security policy allows no script to do it. */
  refreshSeconds?: number;
}

export function pageDocument({ title, styleUrl, body, layout, refreshSeconds }: Page): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}" />` : ''}
        <title>${title} · FinDeus sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body class="${layout ?? ''}">
        ${body}
      </body>
    </html>`;
}
