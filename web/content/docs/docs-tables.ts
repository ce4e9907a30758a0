import { apiErrors } from '#contract/api/errors.ts';
import { apiHeaders } from '#contract/api/endpoints.ts';
import type { ApiField } from '#contract/api/fields.ts';
import { apiLimits, chatLimits } from '#contract/api/limits.ts';
import type { RateLimit } from '#contract/rate-limit.ts';
import { freePlan, proPlan } from '#contract/plans.ts';

export interface Table {
  head: readonly string[];
  /** The cells say nothing without their headings: on a phone each brings its own. */
  labelled?: true;
  /** The first column has words in it, not names from the API. */
  worded?: true;
  rows: readonly (readonly string[])[];
}

const freePrice = `$${freePlan.monthlyPriceCents / 100}`;
const proPrice = `$${(proPlan.monthlyPriceCents / 100).toFixed(2)}`;

/** Fields of a body that is sent: those that may be left out say so. */
export function requestTable(fields: Readonly<Record<string, ApiField>>): Table {
  return {
    head: ['Field', 'Type', 'Meaning'],
    rows: Object.entries(fields).map(([name, { type, required, meaning }]) => [
      name,
      required ? type : `${type}, optional`,
      meaning,
    ]),
  };
}

export function answerTable(fields: Readonly<Record<string, ApiField>>): Table {
  return {
    head: ['Field', 'Type', 'Meaning'],
    rows: Object.entries(fields).map(([name, { type, meaning }]) => [name, type, meaning]),
  };
}

export const signInFields = requestTable({
  email: { type: 'string', required: true, meaning: 'The email address of your account' },
  password: { type: 'string', required: true, meaning: 'Its password' },
});

export const checkoutFields = requestTable({
  price_id: { type: 'string', required: true, meaning: 'The priceId of the Pro plan in /config.json' },
  success_url: {
    type: 'string',
    required: true,
    meaning: 'Where the buyer returns; {CHECKOUT_SESSION_ID} in it is filled in by Stripe',
  },
  cancel_url: { type: 'string', required: true, meaning: 'Where the buyer returns without buying' },
  mode: { type: 'string', required: true, meaning: 'subscription' },
});

export const authTable: Table = {
  head: ['Endpoint', 'API key', 'Session token', 'Neither'],
  labelled: true,
  rows: [
    ['/findeus-chat', 'Yes', 'Yes', 'No'],
    ['/calculators', 'Higher limits', 'Higher limits', 'Yes'],
    ['/functions/v1/chat', 'Yes', 'Yes', 'With the public key'],
    ['/stripe-checkout', 'No', 'Yes', 'No'],
    ['/auth/v1, /rest/v1', 'No', 'Yes', 'With the public key, to sign in'],
  ],
};

export const planPrices: Table = {
  head: ['Plan', 'Price', 'API'],
  worded: true,
  rows: [
    ['Free', `${freePrice} per month`, 'Free mode and the calculators'],
    ['Pro', `${proPrice} per month`, 'Free mode, pro mode and the calculators, with higher limits'],
  ],
};

export const errorTable: Table = {
  head: ['Status', 'Code', 'Meaning', 'What to do'],
  rows: apiErrors.map(({ status, code, meaning, todo }) => [String(status), code, meaning, todo]),
};

export const headerTable: Table = {
  head: ['Header', 'Meaning'],
  rows: Object.entries(apiHeaders),
};

function limitRow(who: string, what: string, { burst, count, seconds }: RateLimit): string[] {
  const refilled = `${count.toLocaleString('en-US')} an hour`;
  return [who, what, String(burst), seconds === 3_600 ? refilled : `${count} in ${seconds} seconds`];
}

export const limitTable: Table = {
  head: ['Who', 'What', 'At once', 'Refilled by'],
  labelled: true,
  worded: true,
  rows: [
    limitRow('Free account', '/findeus-chat', apiLimits.advice.free),
    limitRow('Pro account', '/findeus-chat', apiLimits.advice.pro),
    limitRow('Free or Pro account', '/functions/v1/chat', chatLimits.user),
    limitRow('Without an account', '/calculators', apiLimits.calculators.visitor),
    limitRow('Free account', '/calculators', apiLimits.calculators.free),
    limitRow('Pro account', '/calculators', apiLimits.calculators.pro),
  ],
};
