import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markers, maskPrivate } from '#advisor/guardrails/mask.ts';

describe('masking', () => {
  it.each([
    ['My SSN is 123-45-6789.', `My SSN is ${markers.ssn}.`],
    ['123 45 6789', markers.ssn],
    ['card 4111 1111 1111 1111 exp 12/29', `card ${markers.card} exp 12/29`],
    ['4111-1111-1111-1111', markers.card],
    ['4111111111111111', markers.card],
    ['account 123456789', `account ${markers.account}`],
    ['routing 021000021, account 000123456789', `routing ${markers.account}, account ${markers.account}`],
    ['١٢٣٤٥٦٧٨٩', markers.account],
    ['(123456789)', `(${markers.account})`],
    ['1234567890,0987654321', `${markers.account},${markers.account}`],
    ['1234567890-1', `${markers.account}-1`],
    ['4111 1111 1111 1111-2', `${markers.card}-2`],
    ['4111111111100000', markers.card],
    ['account number 250000000', `account number ${markers.account}`],
    ['My account is: 100200000', `My account is: ${markers.account}`],
    ['I have 123456789 as my account', `I have ${markers.account} as my account`],
    ['my card is 4110 1110 1110 1110', `my card is ${markers.card}`],
    ['123-45-6789 and 4111 1111 1111 1111', `${markers.ssn} and ${markers.card}`],
  ])('removes the private part of %j', (text, masked) => {
    expect(maskPrivate(text).text).toBe(masked);
  });

  it.each([
    'I have $1,234,567,890',
    'I have $1234567890 saved',
    'a fund of 1500000000 dollars',
    'USD 123456789',
    'I have 250000000 in savings',
    'My account has 250000000',
    'worth 1200000000',
    'We made 123456789 a year',
    'There is 123456789 in my 401(k)',
    'a price of 123456789.55',
    '0.123456789',
    'my income was 3300 2800 5100 4000 2500 and 3900',
    'earn 95000 a year, 250,000.00 saved',
    'call 555-1234',
    '12345678',
    '1234567890123',
    'in 2026 I was 45',
    'from 1926-1995',
    'version 1.2.3456',
  ])('leaves %j unchanged', (text) => {
    expect(maskPrivate(text)).toEqual({ text, found: { ssn: 0, card: 0, account: 0 } });
  });

  it.each(['4110 1110 1110 1110 is my card', 'visa 3300 2800 5100 4000', '3200 2800 5100 4000'])(
    'masks %j, which may be a card',
    (text) => {
      expect(maskPrivate(text).found.card).toBe(1);
    },
  );

  it('names what it found', () => {
    expect(maskPrivate('123-45-6789, 987-65-4321 and 123456789').found).toEqual({
      ssn: 2,
      card: 0,
      account: 1,
    });
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789 -.$,ab'.split('')), maxLength: 60 }),
        (text) => {
          const once = maskPrivate(text).text;
          expect(maskPrivate(once).text).toBe(once);
        },
      ),
    );
  });
});
