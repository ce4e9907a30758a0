import { expect, it } from 'vitest';
import { inSigns } from '#advisor/quantities/formula.ts';

it('writes a times sign and a true minus sign, and keeps hyphens', () => {
  expect(inSigns('value x (1 - selling costs) - pre-tax loan')).toBe(
    'value × (1 − selling costs) − pre-tax loan',
  );
});
