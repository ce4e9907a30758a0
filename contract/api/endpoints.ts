import type { ApiErrorCode } from '#contract/api/errors.ts';
import {
  adviceFields,
  adviceRequestFields,
  calculationFields,
  calculatorDescriptionFields,
  type ApiField,
} from '#contract/api/fields.ts';

export interface ApiEndpoint {
  method: 'GET' | 'POST';
  path: string;
  about: string;
  /** `user`: an API key or the token of a session; `optional`: works without one; `none`: needs no token. */
  auth: 'user' | 'optional' | 'none';
  takes?: Readonly<Record<string, ApiField>>;
  gives: Readonly<Record<string, ApiField>>;
  errors: readonly ApiErrorCode[];
  /** A call that works as it stands. */
  example: { path: string; body?: object };
}

const anywhere = ['not_found', 'method_not_allowed', 'unexpected_failure', 'service_unavailable'] as const;
const withBody = [
  'bad_json',
  'unauthorized',
  'insufficient_aal',
  'request_entity_too_large',
  'unsupported_media_type',
  'validation_failed',
  'over_request_rate_limit',
  'request_timeout',
] as const;

/** The public API: what the server answers, OpenAPI describes and the documentation page shows. */
export const apiEndpoints = {
  advise: {
    method: 'POST',
    path: '/findeus-chat',
    about:
      'Answers a question with one JSON document. With Accept: text/event-stream the answer comes as it is written, and the document at the end.',
    auth: 'user',
    takes: adviceRequestFields,
    gives: adviceFields,
    errors: [...withBody, 'forbidden', 'idempotency_key_in_use', 'idempotency_key_reused', ...anywhere],
    example: {
      path: '/findeus-chat',
      body: {
        messages: [
          {
            role: 'user',
            content: 'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?',
          },
        ],
        mode: 'free',
        useRag: true,
        profile: {},
      },
    },
  },
  listCalculators: {
    method: 'GET',
    path: '/calculators',
    about:
      'Lists the calculators: name, version, title and what each answers. With ?include=input_schema also what each takes, as JSON Schema.',
    auth: 'none',
    gives: {
      calculators: { type: 'array', required: true, meaning: 'Each with name, version, title and about' },
    },
    errors: ['validation_failed', ...anywhere],
    example: { path: '/calculators' },
  },
  describeCalculator: {
    method: 'GET',
    path: '/calculators/{name}',
    about: 'Describes one calculator: what it takes and what it gives, as JSON Schema, with examples.',
    auth: 'none',
    gives: calculatorDescriptionFields,
    errors: anywhere,
    example: { path: '/calculators/compound_growth' },
  },
  calculate: {
    method: 'POST',
    path: '/calculators/{name}',
    about:
      'Runs one calculator and gives its figures, steps, facts and chart. Open to anybody; with a key the limits are higher.',
    auth: 'optional',
    takes: {
      '(inputs)': {
        type: 'as described',
        meaning: 'The inputs of the calculator by name, as GET /calculators/{name} describes them',
      },
      tax_year: { type: 'integer', meaning: 'The year whose rules count; the present one if left out' },
    },
    gives: calculationFields,
    errors: [...withBody, ...anywhere],
    example: { path: '/calculators/compound_growth', body: { monthly: 500, rate: 7, years: 30 } },
  },
} as const satisfies Record<string, ApiEndpoint>;

/** Headers of answers that a program may want to read. */
export const apiHeaders = {
  'x-request-id': 'Names the request. Give it when you write to us.',
  'ratelimit-limit': 'How many calls fit at once',
  'ratelimit-remaining': 'How many of them are left now',
  'ratelimit-reset': 'Seconds until all of them are there again',
  'www-authenticate': 'With 401: Bearer, how to say who calls',
  'retry-after': 'With 409 and 429: seconds to wait before the next call',
  'idempotent-replayed': 'true where an answer was given before for the same Idempotency-Key',
} as const;
