/** The words of signing in, signing up and getting back in. */
export const authTexts = {
  titles: {
    signin: 'Welcome back',
    signup: 'Create your account',
    reset: 'Reset your password',
    'recovery sent': 'Email Sent!',
    'signup sent': 'Check your email',
    code: 'Enter your code',
  },
  leads: {
    signin: '',
    signup: 'Free, and without a card. Your conversations are saved for you alone.',
    reset: 'Tell us your email address and we send you a link to choose a new password.',
    'recovery sent': '',
    'signup sent': '',
    code: '',
  },
  codeLead: 'Open your authenticator app and type the six digits it shows for FinDeus.',
  /** In the place of the app. */
  recovery: {
    lead: 'Type one of the recovery codes that you stored when you turned two-factor authentication on. Each works once.',
    field: 'Recovery code',
    toCodes: 'I have lost my app: use a recovery code',
    toApp: 'Use the authenticator app',
  },
  fields: {
    fullName: 'Full name',
    email: 'Email address',
    password: 'Password',
    newPassword: 'New password',
    code: 'Six-digit code',
    mailedCode: 'Code from the email',
  },
  passwordHelp: {
    letters_digits: (length: number) => `At least ${length} letters and numbers`,
    any: (length: number) => `At least ${length} characters`,
  },
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
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
  cancel: 'Cancel',
  sent: {
    recovery: {
      text: (email: string) =>
        `If ${email} has an account, a link and a code to choose a new password are on their way. They work once, for one hour.`,
    },
    signup: {
      text: (email: string) =>
        `We have sent a link and a code to ${email}. Open the link, or type the code here, to finish creating your account.`,
    },
    sandbox: 'This installation catches its mail: read it in the inbox.',
  },
  again: {
    question: 'Not there? Check your spam folder or',
    action: 'send it again',
    done: 'It is on its way once more. Only the newest code works.',
    confirm: 'Confirm it now, or get a new email',
  },
  changeEmail: {
    begin: 'Change email',
    field: 'New email address',
    ask: 'Send the codes',
    sent: (current: string, next: string) =>
      `We have sent a code to ${current} and one to ${next}. Both have to be confirmed before the address changes. The links in the emails work as well.`,
    code: (address: string) => `Code from the email to ${address}`,
    confirm: 'Confirm',
    done: (email: string) => `Your email address is now ${email}.`,
  },
  changePassword: {
    about: 'A new password signs out all other devices.',
    begin: 'Change password',
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
    returned: 'That did not sign you in',
    tryAgain: 'Please try again.',
    ended: 'You have been signed out, perhaps from another device. Sign in again to go on.',
  },
  /** Why somebody comes back with nothing, by the code of the error. */
  returned: {
    access_denied: 'The sign-in was not completed.',
    otp_expired: 'The link has expired or was used before. Ask for a new one.',
    provider_email_needs_verification:
      'Google has not verified your email address. We have sent you a mail to confirm it.',
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
    codeSent: (email: string) =>
      `To make sure that it is you, we have sent a code to ${email}. Type it below.`,
    done: 'Your password is changed. Other devices have been signed out.',
    toHome: 'Go to the home page',
    expired: {
      title: 'This link no longer works',
      text: 'Links to choose a password work once, for one hour. Tell us your email address and we send you a new one.',
    },
  },
} as const;
