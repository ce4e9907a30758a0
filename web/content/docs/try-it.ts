/** What the part of the documentation says that sends real requests. */
export const tryIt = {
  open: 'Try it',
  close: 'Close',
  calculator: 'Calculator',
  body: 'Body, as JSON',
  send: 'Send request',
  sending: 'Sending ...',
  signInFirst:
    'This endpoint needs a key or a session. Sign in, and the request is sent with the token of yours.',
  signIn: 'Sign in',
  asWhom: {
    user: 'Sent with the token of your session. It counts toward your limits.',
    visitor: 'Sent without a key. It counts toward the limits of your network address.',
  },
  headers: 'Headers that matter',
  answer: 'Answer',
  took: (status: string, ms: number) => `${status}, after ${ms} ms`,
  unreachable: 'There was no answer to the request. Check your connection and try again.',
  noDescription:
    'What this calculator takes could not be loaded, so the form is as it was. Check your connection and choose it again.',
  noCalculators: 'The list of calculators could not be loaded. Check your connection and try again.',
} as const;
