import { html } from 'hono/html';
import type { ReceivedMail } from '#sandbox/mail/received-mail.ts';
import { pageDocument, type Markup } from '#sandbox/page/document.ts';

const styleUrl = '/sandbox/style.css';
/** Where the reader is, and what else the sandbox has to show. */
const placeBeside = (paymentsUrl: string | null): Markup => html`
  <p class="place">FinDeus sandbox</p>
  ${
    paymentsUrl === null
      ? ''
      : html`<nav class="places" aria-label="Sandbox">
          <a href="/sandbox/mail">Mail</a> <a href="${paymentsUrl}">Payments</a>
        </nav>`
  }
`;
const back = html`<a class="back" href="/sandbox/mail">Back to the inbox</a>`;

export function inboxPage(mails: ReceivedMail[], now: Date, paymentsUrl: string | null): Markup {
  const body = html`
    <header>
      ${placeBeside(paymentsUrl)}
      <h1>Mail inbox</h1>
      <p>
        Every mail of this local installation is caught here. It never leaves this machine, whoever it is
        addressed to, and it is gone when FinDeus stops.
      </p>
      <p class="quiet">Looks for new mail every five seconds, last on ${timeOf(now)}.</p>
    </header>
    <main>
      ${
        mails.length > 0
          ? html`<ol class="rows">
              ${mails.map(
                (mail) =>
                  html`<li>
                    <a class="mail" href="/sandbox/mail/${mail.id}">
                      <span class="subject">${subjectOf(mail)}</span>
                      <span class="recipient">To ${mail.to.join(', ')}</span>
                      ${timeOf(mail.receivedAt)}
                    </a>
                  </li>`,
              )}
            </ol>`
          : html`<p class="empty">
              No mail yet. Sign up, or ask for a new password, and the mail appears here.
            </p>`
      }
    </main>
  `;
  return pageDocument({ title: 'Mail inbox', styleUrl, body, refreshSeconds: 5 });
}

export function mailPage(mail: ReceivedMail, frameAllows: string, paymentsUrl: string | null): Markup {
  const body = html`
    <header>
      ${placeBeside(paymentsUrl)} ${back}
      <h1>${subjectOf(mail)}</h1>
      <dl class="facts">
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        ${
          mail.replyTo === null
            ? ''
            : html`<dt>Answers go to</dt>
                <dd>${mail.replyTo}</dd>`
        }
        <dt>Received</dt>
        <dd>${timeOf(mail.receivedAt)}</dd>
      </dl>
    </header>
    <main>
      ${
        mail.html
          ? html`<iframe
              sandbox="${frameAllows}"
              src="/sandbox/mail/${mail.id}/html"
              title="The mail as its recipient sees it"
            ></iframe>`
          : html`<pre>${mail.text}</pre>`
      }
      ${
        mail.links.length > 0
          ? html`<h2>Links in this mail</h2>
              <ul class="links">
                ${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
              </ul>`
          : ''
      }
      ${
        mail.html && mail.text
          ? html`<details>
              <summary>The same as plain text</summary>
              <pre>${mail.text}</pre>
            </details>`
          : ''
      }
    </main>
  `;
  return pageDocument({ title: subjectOf(mail), styleUrl, body });
}

export function missingMailPage(paymentsUrl: string | null): Markup {
  const body = html`
    <main>
      ${placeBeside(paymentsUrl)}
      <h1>There is no such mail</h1>
      <p>The inbox keeps the newest 200 mails, and forgets them all when FinDeus stops.</p>
      ${back}
    </main>
  `;
  return pageDocument({ title: 'There is no such mail', styleUrl, body });
}

function subjectOf({ subject }: ReceivedMail): string {
  return subject || '(no subject)';
}

/** In the time zone of the server, which runs on the reader's machine. */
function timeOf(date: Date): Markup {
  const words = date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return html`<time datetime="${date.toISOString()}">${words}</time>`;
}
