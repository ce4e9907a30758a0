export interface TestCard {
  number: string;
  brand: string;
  behavior: 'pays' | 'declined' | 'asks' | 'fails later';
  label: string;
}

/** The numbers are Stripe's own. A person chooses one and types nothing, so no real card can end up here. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behavior: 'pays', label: 'Pays' },
  { number: '4000000000000002', brand: 'visa', behavior: 'declined', label: 'Is declined' },
  { number: '4000002500003155', brand: 'visa', behavior: 'asks', label: 'Asks for confirmation' },
  { number: '4000000000000341', brand: 'visa', behavior: 'fails later', label: 'Fails at renewal' },
  { number: '5555555555554444', brand: 'mastercard', behavior: 'pays', label: 'Pays, Mastercard' },
];

export const findTestCard = (number: unknown): TestCard | undefined =>
  testCards.find((card) => card.number === number);

export const groupDigits = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

export const declinedMessage = 'Your card was declined.';
