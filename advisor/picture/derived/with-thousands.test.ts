import { expect, it } from 'vitest';
import { withThousands } from '#advisor/picture/derived/with-thousands.ts';
import { toldFact } from '#server/testing/advisor/picture-facts.ts';

const large = toldFact({ role: 'hold_amount', value: 95_000, said: 'ninety-five grand' });

it.each(['25', 'twenty-five'])('reads %s beside a large sum in thousands', (said) => {
  const bare = toldFact({ role: 'hold_amount', value: 25, said });
  expect(withThousands([large, bare])[1]?.value).toBe(25_000);
});

it.each(['$25', '25 dollars', 'five dollars'])('reads %s unchanged', (said) => {
  const exact = toldFact({ role: 'hold_amount', value: 25, said });
  expect(withThousands([large, exact])[1]?.value).toBe(25);
});

it('reads a down payment in hundreds beside the price of a home in thousands', () => {
  const price = toldFact({ role: 'home_price', value: 650_000, said: 'six fifty' });
  const down = toldFact({ role: 'down_amount', value: 130, said: 'hundred thirty' });
  expect(withThousands([price, down])[1]?.value).toBe(130_000);
});

it('reads the price a home sells for in thousands, as what was paid for it', () => {
  const paid = toldFact({ role: 'home_basis', value: 350_000, said: '350' });
  const sold = toldFact({ role: 'price_now', value: 425, said: 'four twenty five' });
  expect(withThousands([paid, sold])[1]?.value).toBe(425_000);
});

it('reads "nineteen five" beside a price in thousands, and not beside that of a share', () => {
  const sold = toldFact({ role: 'price_now', value: 19.5, said: 'nineteen five' });
  const paid = (value: number) => toldFact({ role: 'price_buy', value, said: 'four thousand' });
  expect(withThousands([paid(4000), sold])[1]?.value).toBe(19_500);
  expect(withThousands([paid(14), sold])[1]?.value).toBe(19.5);
});

it('reads "a hundred forty" in one fund beside "sixty k" in another in thousands', () => {
  const other = toldFact({ role: 'hold_amount', value: 60_000, said: 'sixty k' });
  const spoken = (value: number, said: string) =>
    withThousands([other, toldFact({ role: 'hold_amount', value, said })])[1]?.value;
  expect(spoken(140, 'a hundred forty')).toBe(140_000);
  expect(spoken(500, 'five hundred')).toBe(500);
});
