import { supportAddress } from '#contract/support.ts';

/** Whom to write to, by what it is about. */
export const contacts = {
  support: supportAddress,
  careers: 'careers@findeus.com',
  partnerships: 'partnerships@findeus.com',
  media: 'media@findeus.com',
  security: 'security@findeus.com',
  privacy: 'privacy@findeus.com',
} as const;
