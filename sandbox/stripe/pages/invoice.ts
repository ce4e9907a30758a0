import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '#sandbox/page/document.ts';
import { dateOf, money, noticePage, stripePage } from '#sandbox/stripe/pages/layout.ts';
import type { PageDeps } from '#sandbox/stripe/pages/pages.ts';
import type { State } from '#sandbox/stripe/state/state.ts';
import type { Invoice } from '#sandbox/stripe/state/wire.ts';

/** The page of one invoice, made to be printed. Its address is known only to those who were given it. */
export function invoicePages({ account: { state } }: Pick<PageDeps, 'account'>): Hono {
  const pages = new Hono();
  pages.get('/i/:id', (c) => {
    const invoice = state.invoices[c.req.param('id')];
    if (invoice) return c.html(invoicePage(invoice, refundedOf(state, invoice)));
    return c.html(
      noticePage('There is no such invoice', 'Its address is wrong, or the sandbox was emptied.'),
      404,
    );
  });
  return pages;
}

const refundedOf = (state: State, invoice: Invoice): number =>
  Object.values(state.invoicePayments)
    .filter((payment) => payment.invoice === invoice.id)
    .map(({ payment }) => state.paymentIntents[payment.payment_intent ?? '']?.latest_charge)
    .reduce((sum, charge) => sum + (state.charges[charge ?? '']?.amount_refunded ?? 0), 0);

function invoicePage(invoice: Invoice, refunded: number): Markup {
  const paidAt = invoice.status_transitions.paid_at;
  const kind = paidAt === null ? 'Invoice' : 'Receipt';
  const body = html`
    <main>
      <h1>${kind} ${invoice.number}</h1>
      <dl class="facts">
        <dt>From</dt>
        <dd>FinDeus, in the sandbox</dd>
        <dt>To</dt>
        <dd>
          ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ') || invoice.customer}
        </dd>
        <dt>Date</dt>
        <dd>${dateOf(invoice.created)}</dd>
        <dt>Status</dt>
        <dd>${paidAt === null ? 'Open' : html`Paid on ${dateOf(paidAt)}`}</dd>
      </dl>
      <table class="invoices">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" class="amount">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>
                  ${line.description}<br /><span class="quiet"
                    >${dateOf(line.period.start)} to ${dateOf(line.period.end)}</span
                  >
                </td>
                <td class="amount">${money(line.amount, line.currency)}</td>
              </tr>`,
          )}
          <tr>
            <th scope="row">Total</th>
            <td class="amount"><strong>${money(invoice.total, invoice.currency)}</strong></td>
          </tr>
          <tr>
            <th scope="row">Paid</th>
            <td class="amount">${money(invoice.amount_paid, invoice.currency)}</td>
          </tr>
          ${
            refunded === 0
              ? ''
              : html`<tr>
                  <th scope="row">Given back</th>
                  <td class="amount">${money(refunded, invoice.currency)}</td>
                </tr>`
          }
        </tbody>
      </table>
      <p class="quiet">
        No invoice in the sense of any law: it was made by a stand-in, and nothing was charged.
      </p>
      <button class="quiet-button no-print" type="button" data-print hidden>Print</button>
    </main>
  `;
  return stripePage({ title: `${kind} ${invoice.number}`, body, script: true });
}
