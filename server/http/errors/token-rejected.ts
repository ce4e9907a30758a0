export type TokenFault =
  | 'malformed'
  | 'unknown_key'
  | 'bad_signature'
  | 'expired'
  | 'not_yet_valid'
  | 'issued_in_future'
  | 'unknown_role'
  /** The session it names was ended, or its user is banned or gone. */
  | 'session_ended';

/** A bearer token that is not accepted. Each wire family has its own words for the reasons. */
export class TokenRejected extends Error {
  override readonly name = 'TokenRejected';
  readonly fault: TokenFault;

  constructor(fault: TokenFault, options?: ErrorOptions) {
    super(`The token is not accepted: ${fault}`, options);
    this.fault = fault;
  }
}
