import type { Stripe } from 'stripe';

/**
 * An object of the library's types as it travels: what could be expanded is still an id, and a decimal is a string.
 * Everything the stand-in makes and keeps is typed by it, so that a release of the library that changes a shape
 * breaks the build and not a payment.
 */
type Wire<Value> = string extends Value ? Exclude<Value, object> : WireMember<Value>;
type WireMember<Value> = Value extends Stripe.Decimal
  ? string
  : Value extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Wire<Value[Key]> }
      : Value;

export type Customer = Wire<Stripe.Customer>;
export type DeletedCustomer = Stripe.DeletedCustomer;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type Plan = Wire<Stripe.Plan>;
export type CheckoutSession = Wire<Stripe.Checkout.Session>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type Subscription = Wire<Stripe.Subscription>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;

export type EventType = Stripe.Event['type'];
export type Event = Wire<Omit<Stripe.CustomerCreatedEvent, 'type' | 'data'>> & {
  type: EventType;
  data: { object: StripeObject; previous_attributes?: object };
};

export type StripeObject =
  | Customer
  | DeletedCustomer
  | Product
  | Price
  | CheckoutSession
  | PortalSession
  | Subscription
  | PaymentMethod
  | Event;

export interface List<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export interface SearchResult<Item> extends Omit<List<Item>, 'object'> {
  object: 'search_result';
  next_page: string | null;
}

export const listOf = <Item>(data: Item[], url: string): List<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
