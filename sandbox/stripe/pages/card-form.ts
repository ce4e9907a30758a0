import { findTestCard, testCards, type TestCard } from '#sandbox/stripe/billing/cards.ts';
import type { EnteredCard } from '#sandbox/stripe/objects/payment-method.ts';

export const fieldNames = ['email', 'number', 'expiry', 'cvc', 'name', 'country'] as const;
export type FieldName = (typeof fieldNames)[number];
export type CardValues = Record<FieldName, string>;
export type CardErrors = Partial<Record<FieldName, string>>;

export const countries =
  'AT AU BE BR CA CH CZ DE DK ES FI FR GB GR HU IE IN IT JP KR LT LU MX NL NO NZ PL PT RO SE SG SK US ZA'
    .split(' ')
    .map((code) => ({ code, name: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name));

export const emptyValues: CardValues = {
  email: '',
  number: '',
  expiry: '',
  cvc: '',
  name: '',
  country: 'US',
};

/** What was typed, whatever else came along. */
export function readValues(form: Record<string, unknown>): CardValues {
  const value = (name: FieldName) => (typeof form[name] === 'string' ? form[name].trim().slice(0, 200) : '');
  return Object.fromEntries(fieldNames.map((name) => [name, value(name)])) as CardValues;
}

/** One click puts a test card into the form, next to whatever has been typed already. */
export function fillIn(values: CardValues, number: unknown): CardValues {
  const card = testCards.find((known) => known.number === number);
  if (!card) return values;
  return {
    ...values,
    number: groupDigits(card),
    expiry: '12 / 34',
    cvc: card.brand === 'amex' ? '1234' : '123',
    name: values.name || 'Robin Example',
    country: values.country || 'US',
  };
}

/** As they are embossed: four by four, or as American Express does it. */
export const groupDigits = ({ number, brand }: TestCard): string =>
  brand === 'amex' ? number.replace(/^(\d{4})(\d{6})/, '$1 $2 ') : number.replace(/\d{4}(?=\d)/g, '$& ');

type Checked = { card: EnteredCard; testCard: TestCard } | { errors: CardErrors };

/** Every field is looked at, so that one look at the page shows all that is to be put right. */
export function checkCard(values: CardValues, now: Date): Checked {
  const number = digitsOf(values.number);
  const testCard = findTestCard(number);
  const expiry = readExpiry(values.expiry);
  const errors: CardErrors = {};
  const complain = (field: FieldName, complaint: string | null) => {
    if (complaint !== null) errors[field] = complaint;
  };
  complain('email', complaintAboutEmail(values.email));
  complain('number', complaintAboutNumber(number, testCard));
  complain('expiry', complaintAboutExpiry(expiry, now));
  complain('cvc', complaintAboutCvc(values.cvc, testCard));
  complain('name', values.name === '' ? 'Enter the name on the card.' : null);
  complain('country', countries.some(({ code }) => code === values.country) ? null : 'Choose a country.');
  if (Object.keys(errors).length > 0 || !testCard || !expiry) return { errors };
  return {
    testCard,
    card: {
      number,
      brand: testCard.brand,
      expMonth: expiry.month,
      expYear: expiry.year,
      name: values.name,
      country: values.country,
      email: values.email,
    },
  };
}

/** What may be shown again: whatever is no test card may be somebody's own, mistyped, and does not go back. */
export function withoutRealCard(values: CardValues): CardValues {
  return findTestCard(digitsOf(values.number)) ? values : { ...values, number: '', cvc: '' };
}

function complaintAboutEmail(email: string): string | null {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? null
    : 'Enter an email address, for example name@example.com.';
}

function complaintAboutNumber(number: string, testCard: TestCard | undefined): string | null {
  if (number === '') return 'Enter the card number.';
  if (!isCardNumber(number)) return 'This card number is not valid. Check its digits.';
  return testCard
    ? null
    : 'Only the test cards listed here work in the sandbox. Please do not type a real card number.';
}

function complaintAboutExpiry(expiry: { month: number; year: number } | null, now: Date): string | null {
  if (!expiry) return 'Enter the expiry date as month and year, for example 12 / 34.';
  const firstDayAfter = Date.UTC(expiry.year, expiry.month, 1);
  if (firstDayAfter <= now.getTime()) return 'This card has expired. Enter a date in the future.';
  if (expiry.year > now.getUTCFullYear() + 50) return 'This expiry date is too far in the future.';
  return null;
}

function complaintAboutCvc(cvc: string, testCard: TestCard | undefined): string | null {
  if (testCard?.brand === 'amex') {
    return /^\d{4}$/.test(cvc) ? null : 'Enter the 4 digits on the front of the card.';
  }
  return /^\d{3}$/.test(cvc) || (!testCard && /^\d{4}$/.test(cvc))
    ? null
    : 'Enter the 3 digits on the back of the card.';
}

function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return null;
  const monthNumber = Number(month);
  if (monthNumber < 1 || monthNumber > 12) return null;
  return { month: monthNumber, year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');
const isCardNumber = (number: string) => /^\d{12,19}$/.test(number) && passesLuhn(number);

function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
