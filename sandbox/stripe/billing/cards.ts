export type CardBehaviour = 'pays' | 'declined' | 'asks' | 'fails later';

export interface TestCard {
  number: string;
  brand: string;
  behaviour: CardBehaviour;
  /** For those who choose one. */
  says: string;
}

/** The only cards there are: whatever else is typed, a real card above all, is refused and forgotten. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'pays', says: 'Pays' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declined', says: 'Is declined' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'asks', says: 'Asks for confirmation' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'fails later', says: 'Fails at renewal' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'pays', says: 'Pays, Mastercard' },
  { number: '378282246310005', brand: 'amex', behaviour: 'pays', says: 'Pays, American Express' },
];

export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);
