import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HoldingsToday } from '#contract/market.ts';
import { HoldingsSection } from '#web/features/market/holdings-today.tsx';
import { NavigationContext } from '#web/lib/navigation/navigation.ts';
import type { ViewHistory } from '#web/lib/navigation/view-history.ts';

const place = { path: '/', search: '' };
const standing: ViewHistory = {
  current: () => 'market',
  show: () => undefined,
  place: () => place,
  servedPlace: () => place,
  open: () => undefined,
  rewrite: () => undefined,
  layOver: () => () => undefined,
  subscribe: () => () => undefined,
};

const draw = (holdings: HoldingsToday) =>
  renderToStaticMarkup(
    <NavigationContext value={standing}>
      <HoldingsSection market={{ holdings, held: 2 }} now={new Date('2026-11-18T12:00:00Z')} />
    </NavigationContext>,
  );

describe('the holdings of today', () => {
  it('name a position once whose file has a symbol only', () => {
    const timed = { at: '2026-11-18T11:59:00Z', source: 'Finnhub' };
    const row = { symbol: 'VTI', name: 'VTI', quantity: 1, price: 300, value: 300, change: 1, ...timed };
    const page = draw({ rows: [row], value: 300, change: 1, without_quote: [] });
    expect(page.match(/VTI/g)).toHaveLength(1);
  });

  it('are not worth $0 while the provider has no prices', () => {
    const page = draw({ rows: [], value: 0, change: 0, without_quote: ['AAPL', 'VTI'] });
    expect(page).toContain('There are no prices right now for what you hold (AAPL, VTI).');
    expect(page).not.toContain('$0.00');
  });
});
