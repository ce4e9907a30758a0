/** Whom to write to, by what it is about. */
export const contacts = {
  support: 'support@findeus.com',
  careers: 'careers@findeus.com',
  partnerships: 'partnerships@findeus.com',
  media: 'media@findeus.com',
  security: 'security@findeus.com',
  privacy: 'privacy@findeus.com',
} as const;
