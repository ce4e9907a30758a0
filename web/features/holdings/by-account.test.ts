import { describe, expect, it } from 'vitest';
import { gainOf, summarize, type StoredHolding } from '#web/features/holdings/by-account.ts';
import { readTyped } from '#web/features/holdings/typed-holding.ts';

const holding = (id: string, more: Partial<StoredHolding> = {}): StoredHolding => ({
  id,
  account: 'Brokerage',
  account_type: 'taxable',
  kind: 'stock',
  symbol: id.toUpperCase(),
  name: id,
  quantity: 1,
  price: null,
  value: 100,
  cost_basis: null,
  term: null,
  as_of: '2026-11-02',
  ...more,
});

describe('positions by account', () => {
  it('lists the largest accounts and positions first, and gains only with a known cost', () => {
    const { accounts, ...all } = summarize([
      holding('a', { value: 100, cost_basis: 80 }),
      holding('b', { value: 300, as_of: '2026-10-01' }),
      holding('c', { value: 1000, cost_basis: 1100, account: 'Roth', account_type: 'roth' }),
      holding('d', { value: -50 }),
    ]);
    expect(
      accounts.map(({ account, type, value, holdings }) => [
        account,
        type,
        value,
        holdings.map(({ id }) => id),
      ]),
    ).toEqual([
      ['Roth', 'roth', 1000, ['c']],
      ['Brokerage', 'taxable', 350, ['b', 'a', 'd']],
    ]);
    expect(all).toEqual({
      value: 1350,
      gain: { amount: -80, share: -80 / 1180, value: 1100 },
      firstDay: '2026-10-01',
      lastDay: '2026-11-02',
    });
    expect(summarize([holding('a')]).gain).toBeNull();
  });

  it('computes the gain on a short position as the proceeds minus the price of buying it back', () => {
    const written = holding('call', { kind: 'option', quantity: -1, value: -500, cost_basis: 650 });
    expect(gainOf(written)).toEqual({ amount: 150, share: 150 / 650 });
    expect(gainOf({ ...written, value: -800 })).toEqual({ amount: -150, share: -150 / 650 });
    expect(gainOf({ ...written, value: 0 })).toEqual({ amount: 650, share: 1 });
    expect(summarize([holding('a', { cost_basis: 80 }), written]).gain).toMatchObject({ amount: 170 });
  });

  it('shows no percent gain on a position that cost nothing', () => {
    expect(gainOf(holding('a', { cost_basis: 0 }))).toEqual({ amount: 100, share: null });
    expect(gainOf(holding('a'))).toBeNull();
  });
});

describe('a typed position', () => {
  const empty = { symbol: '', name: '', shares: '', price: '', value: '', cost: '', account: '' };
  const chosen = { kind: 'stock', type: 'taxable', today: '2026-11-17' } as const;

  it('has a value, or shares and a price: 100 shares for an option, percent for a bond', () => {
    const typed = { ...empty, symbol: ' vti ', shares: '2.5', price: '$1,000.10' };
    expect(readTyped(typed, chosen)).toMatchObject({
      holding: {
        symbol: 'VTI',
        name: 'VTI',
        quantity: 2.5,
        price: 1000.1,
        value: 2500.25,
        as_of: '2026-11-17',
      },
    });
    expect(readTyped({ ...typed, value: '7' }, chosen)).toMatchObject({ holding: { value: 7 } });
    expect(readTyped(typed, { ...chosen, kind: 'option' })).toMatchObject({ holding: { value: 250_025 } });
    expect(readTyped(typed, { ...chosen, kind: 'bond' })).toMatchObject({ holding: { value: 25 } });
  });

  it('names the fault of each field', () => {
    expect(readTyped(empty, chosen)).toEqual({
      problems: { symbol: 'Enter a symbol or a name.', value: 'Enter the value, or shares and a price.' },
    });
    expect(readTyped({ ...empty, name: 'House', value: 'much', cost: '-1' }, chosen)).toEqual({
      problems: { value: 'Enter a number such as 1,234.56.', cost: 'This can’t be less than zero.' },
    });
  });
});
