interface ProblemBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error';
  message: string;
  code?: string;
  param?: string;
}

/** A refusal in Stripe's words. The API answers with it; pages show its message. */
export class StripeProblem extends Error {
  readonly status: 400 | 401 | 402 | 404;
  readonly body: ProblemBody;

  constructor(status: StripeProblem['status'], body: ProblemBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: Partial<ProblemBody> = {}): StripeProblem =>
  new StripeProblem(400, { type: 'invalid_request_error', message, ...more });

/** For an id in a parameter; one in the address is answered with 404. */
export const noSuch = (what: string, id: string, param: string): StripeProblem =>
  new StripeProblem(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
