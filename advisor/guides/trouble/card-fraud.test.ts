import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { cardFraud } from '#advisor/guides/trouble/card-fraud.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(cardFraud, given, 2026);

describe('card fraud', () => {
  it('sends everyone to the bank first, and turns with what the thief has', () => {
    expect(ask({}).decision).toBe('call_now');
    expect(ask({ card: 'credit' }).decision).toBe('credit');
    expect(ask({ card: 'debit', shared: 'card' }).decision).toBe('debit');
    expect(ask({ card: 'credit', shared: 'login' }).decision).toBe('login');
    expect(ask({ card: 'debit', shared: 'sent' }).decision).toBe('sent');
    for (const shared of ['card', 'login', 'sent'])
      expect(renderPlain(ask({ shared }).verdict.opening)).toMatch(/^Call /);
  });

  it('cites what a lost debit card can cost, early and late', () => {
    const { verdict, facts } = ask({ card: 'debit', amount: 612 });
    expect(verdict.because.map(renderPlain).join(' ')).toMatch(/\$50\b.*\$500\b.*\$612/);
    expect(facts.map(({ id }) => id)).toContain('debit_fraud_liability');
  });

  it('says when the first two days are over', () => {
    const becauseOf = (since: number) =>
      runGuide(cardFraud, { card: 'debit', since }, 2026).verdict.because.map(renderPlain).join(' ');
    expect(becauseOf(10 / 365)).toContain('likely over');
    expect(becauseOf(1 / 365)).not.toContain('likely over');
  });

  it('names what was taken', () => {
    const { verdict } = runGuide(cardFraud, { card: 'debit', amount: 800 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Call your bank this minute and lock the debit card: the $800 is your own cash.',
    );
  });
});

it('knows that a debit card is no account someone opened, and when a report is late', () => {
  expect(ask({ opened: 'new_account', card: 'debit' }).decision).toBe('debit');
  expect(ask({ opened: 'new_account' }).decision).toBe('new_account');
  const openingOf = (since: number) =>
    renderPlain(ask({ card: 'debit', amount: 840, since }).verdict.opening);
  expect(openingOf(21 / 365)).toContain('you should get the $840 back');
  expect(openingOf(90 / 365)).toContain('may not owe you all');
});
