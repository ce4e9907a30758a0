import { freePlan, proPlan } from '#contract/plans.ts';

export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const freePrice = `$${freePlan.monthlyPriceCents / 100}`;
const proPrice = `$${(proPlan.monthlyPriceCents / 100).toFixed(2)}`;

export const signInFields: Table = {
  head: ['Field', 'Type', 'Meaning'],
  rows: [
    ['email', 'string', 'The e-mail address of your account'],
    ['password', 'string', 'Its password'],
  ],
};

export const askFields: Table = {
  head: ['Field', 'Type', 'Meaning'],
  rows: [
    [
      'messages',
      'list',
      'The conversation, oldest first. Each has a role (user or assistant) and content. The last one is the question.',
    ],
    ['mode', 'string', 'free or pro. pro needs an active Pro subscription.'],
    ['useRag', 'boolean', 'Always true: answers draw on the library of articles.'],
    ['profile', 'object', 'What you know about the person asking. May be empty.'],
  ],
};

export const checkoutFields: Table = {
  head: ['Field', 'Type', 'Meaning'],
  rows: [
    ['price_id', 'string', 'The priceId of the Pro plan in /config.json'],
    ['success_url', 'string', 'Where the buyer returns; {CHECKOUT_SESSION_ID} in it is filled in by Stripe'],
    ['cancel_url', 'string', 'Where the buyer returns without buying'],
    ['mode', 'string', 'subscription'],
  ],
};

export const planPrices: Table = {
  head: ['Plan', 'Price', 'API'],
  rows: [
    ['Free', `${freePrice} per month`, 'Free mode'],
    ['Pro', `${proPrice} per month`, 'Free mode and pro mode'],
  ],
};

export const adviceFields: Table = {
  head: ['Field', 'Meaning'],
  rows: [
    ['advice', 'The answer as Markdown'],
    [
      'confidence',
      'How well the answer fits the question as it was understood, from 0 to 1. It says nothing about markets.',
    ],
    ['sources', 'What the answer rests on'],
    ['recommendations', 'Next steps to consider, each with action, priority and details'],
    [
      'risk_assessment',
      'overall_risk and concentration_risk in words, and volatility_score: the typical yearly deviation in percent',
    ],
  ],
};

export const errorStatuses: Table = {
  head: ['Status', 'Meaning', 'What to do'],
  rows: [
    ['401', 'Unauthorized: the token is missing or invalid', 'Renew the token or sign in again'],
    ['403', 'Forbidden: a Pro subscription is required', 'Use free mode or upgrade to Pro'],
    ['422', 'A field is missing or has a wrong value', 'Correct the request; do not repeat it as it is'],
    ['429', 'Rate limited', 'Wait for the seconds in the Retry-After header'],
    ['500', 'Server error', 'Try again later; write to us if it lasts'],
  ],
};
