import type { View } from '#web/views.ts';

/** The words around every page. */
export const shell = {
  brand: 'FinDeus',
  navigation: ['home', 'about', 'press'] satisfies View[],
  footer: ['about', 'press', 'docs', 'privacy', 'terms', 'security'] satisfies View[],
  disclaimer: 'FinDeus is education about money, not individual advice by a registered adviser.',
  sandboxNotice: 'This is an installation for trying things out: no real money moves here.',
  problems: {
    unreachable: {
      title: 'FinDeus did not answer',
      advice: 'Nothing is lost. Check your connection, then try again.',
      action: 'Try again',
    },
    broken: {
      title: 'This page stopped working',
      advice: 'That is our fault, and what you have saved is safe. Loading the page again usually helps.',
      action: 'Load again',
    },
  },
} as const;
