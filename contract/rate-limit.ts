/** At most `burst` at once, refilled at `count` in `seconds`. */
export interface RateLimit {
  burst: number;
  count: number;
  seconds: number;
}
