import { expect, it } from 'vitest';
import { mortgageAffordability } from '#advisor/calculators/borrowing/mortgage-affordability.ts';
import { ssTaxability } from '#advisor/calculators/tax/ss-taxability.ts';
import { readNone } from '#advisor/understand/read-none.ts';
import { toSentence } from '#advisor/understand/sentence.ts';

const none = (text: string) =>
  Object.keys(readNone(mortgageAffordability.fields, toSentence(text))).toSorted();

it.each([
  ['Ignoring taxes and insurance, what can I afford on 100k?', ['insurance', 'tax_rate']],
  ['90k salary, no property tax, no pmi: max price', ['pmi_rate', 'tax_rate']],
  ['I have no debts and earn 80k', []],
  ['no, property tax is 2%', []],
  ['without a raise, what house can I buy? taxes are 1%', []],
])('%s', (text, expected) => {
  expect(none(text)).toEqual(expected);
});

it.each([
  ['20k of Social Security and no other income', ['other_income']],
  ['is there no income limit on 20k of benefits?', []],
])('an amount that has to be given: %s', (text, expected) => {
  expect(Object.keys(readNone(ssTaxability.fields, toSentence(text)))).toEqual(expected);
});
