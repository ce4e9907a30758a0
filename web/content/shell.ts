import { myMoneyTabs } from '#web/content/money/my-money.ts';
import { contacts } from '#web/content/company/contacts.ts';
import type { View } from '#web/views.ts';

/** The words around every page. */
export const shell = {
  brand: 'FinDeus',
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  related: 'Related pages',
  newTab: '(opens in a new tab)',
  effective: (date: string) => `Effective ${date}`,
  ownPages: myMoneyTabs,
  navigation: ['home', 'about', 'press'] satisfies View[],
  actions: {
    ask: 'Ask FinDeus',
    logIn: 'Log In',
    getStarted: 'Get Started',
    signIn: 'Sign In',
    signUp: 'Sign Up',
    signOut: 'Sign Out',
    account: 'Account settings',
    openMenu: 'Menu',
  },
  plans: { free: 'Free Plan', pro: 'Pro Plan' },
  payment: { failed: 'Payment failed', update: 'Update your card' },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  operator: (name: string) => `Operated by ${name}`,
  noName: 'Your account',
  footer: {
    promise: 'Answers about money with numbers you can check.',
    groups: [
      { heading: 'FinDeus', views: ['calculators', 'about', 'press', 'docs'] satisfies View[] },
      { heading: 'The rules', views: ['privacy', 'terms', 'security'] satisfies View[] },
    ],
    write: {
      heading: 'Write to us',
      links: [
        { label: 'Careers', address: contacts.careers },
        { label: 'Support', address: contacts.support },
        { label: 'Partnerships', address: contacts.partnerships },
        { label: 'Media', address: contacts.media },
      ],
    },
  },
  disclaimer:
    'FinDeus is education about money, not individual advice by a registered adviser. It holds no assets, places no orders and promises no returns.',
  licenses: { label: 'Open-source licenses', address: '/licenses.txt' },
  sandboxNotice: 'This installation is for trying things out: no real money moves here.',
  notices: {
    signup: 'Your email address is confirmed, and your account is ready.',
    email_change: 'Your email address is changed.',
    half: 'If the link came from our email, that address is confirmed. Now open the email to your other address.',
    otherTab: 'You have been signed out in another tab.',
    action: 'Sign in',
    dismiss: 'Dismiss',
  },
  problems: {
    noCard: 'This card cannot be shown with these numbers. The answer above holds.',
    cardNotLoaded: {
      text: 'This card could not be loaded; everything else on the page holds. Check your connection.',
      action: 'Try again',
    },
    unreachable: {
      title: 'FinDeus does not answer right now.',
      advice:
        'You can go on reading; nothing is lost. Signing in works again as soon as the connection is back.',
      action: 'Try again',
    },
    notLoaded: {
      title: 'This part could not be loaded',
      advice:
        'FinDeus does not answer right now, and nothing is lost. Check your connection, then load the page again.',
      action: 'Load again',
    },
    broken: {
      title: 'This page stopped working',
      advice: 'That is our fault, and what you have saved is safe. Loading the page again usually helps.',
      action: 'Load again',
    },
  },
} as const;
