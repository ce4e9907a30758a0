import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HoldingsSection } from '#web/features/market/holdings-today.tsx';
import { NavigationContext } from '#web/lib/navigation.ts';
import type { ViewHistory } from '#web/lib/view-history.ts';

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

describe('the holdings of today', () => {
  it('are not worth $0 while the provider has no prices', () => {
    const holdings = { rows: [], value: 0, change: 0, without_quote: ['AAPL', 'VTI'] };
    const page = renderToStaticMarkup(
      <NavigationContext value={standing}>
        <HoldingsSection market={{ holdings, held: 2 }} now={new Date('2026-11-18T12:00:00Z')} />
      </NavigationContext>,
    );
    expect(page).toContain('There are no prices right now for what you hold (AAPL, VTI).');
    expect(page).not.toContain('$0.00');
  });
});
