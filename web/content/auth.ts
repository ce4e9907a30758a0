/** The words of signing in, signing up and getting back in. */
export const authTexts = {
  titles: {
    signin: 'Welcome back',
    signup: 'Create your account',
    reset: 'Reset your password',
    code: 'Enter your code',
  },
  leads: {
    signin: '',
    signup: 'Free, and without a card. Your conversations are saved for you alone.',
    reset: 'Tell us your e-mail address and we send you a link to choose a new password.',
    code: 'Open your authenticator app and type the six digits it shows for FinDeus.',
  },
  fields: {
    fullName: 'Full name',
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    code: 'Six-digit code',
  },
  passwordHelp: 'At least 8 letters and numbers',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  strength: {
    label: 'Strength',
    levels: ['too short', 'weak', 'fair', 'good', 'strong'],
  },
  actions: {
    signin: 'Sign In',
    signup: 'Create account',
    reset: 'Send the link',
    code: 'Verify',
    google: 'Continue with Google',
    cancelCode: 'Use another account',
  },
  or: 'or',
  forgot: "Can't access your account?",
  toSignup: { question: 'New to FinDeus?', action: 'Sign Up' },
  toSignin: { question: 'Already have an account?', action: 'Sign In' },
  backToSignin: 'Back to Sign In',
  sent: {
    title: 'Email Sent!',
    text: (email: string) =>
      `If ${email} has an account, a link to choose a new password is on its way. It works once, for one hour.`,
    sandbox: 'This installation catches its mail: read it in the inbox.',
  },
  confirm: {
    title: 'Check your mail',
    text: (email: string) => `We have sent a link to ${email}. Follow it to finish creating your account.`,
  },
  agreement: {
    before: 'By creating an account you agree to the',
    terms: 'terms',
    between: 'and the',
    privacy: 'privacy policy',
    after: ', and say that you are at least 18.',
  },
  problems: {
    default: 'An error occurred',
    google: 'Failed to sign in with Google',
    unreachable:
      'FinDeus does not answer right now. What you typed is still here; please try again in a moment.',
    returned: 'That did not sign you in. Please try again.',
    ended: 'You have been signed out, perhaps from another device. Sign in again to go on.',
  },
  /** Why somebody comes back with nothing, by the code of the error. */
  returned: {
    access_denied: 'That did not sign you in: the sign-in was not completed.',
    otp_expired: 'That link has expired or was used before. Ask for a new one.',
    provider_email_needs_verification:
      'Google has not verified your e-mail address. We have sent you a mail to confirm it.',
    signup_disabled: 'New accounts cannot be created right now.',
    user_banned: 'This account is blocked. Write to support.',
  },
  /** A link would sign in somebody else than who is here. */
  switching: {
    title: 'Switch accounts?',
    current: 'You are signed in as',
    arriving: 'This link signs you in as',
    forPassword: (email: string) => `This link lets you choose a new password for ${email}.`,
    waiting: 'Answer first which account you want to use.',
    stayedTitle: 'You stayed signed in',
    stayed: (email: string) => `You are still signed in as ${email}. The link was not used.`,
    warning: 'If you did not ask for this link, stay where you are.',
    stay: 'Stay signed in',
    switch: 'Switch account',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: (email: string) =>
      `You are signed in as ${email} by the link from your mail. Choose a password that you use nowhere else.`,
    owesCode: 'Give the code of your authenticator app first.',
    action: 'Save the new password',
    done: 'Your password is changed. Other devices have been signed out.',
    toHome: 'Go to the home page',
    expired: {
      title: 'This link does not work any more',
      text: 'Links to choose a password work once, for one hour. Ask for a new one and use it soon.',
      action: 'Send a new link',
    },
  },
} as const;
