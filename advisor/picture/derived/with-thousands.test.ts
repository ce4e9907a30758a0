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
