/** Every user's key begins with this. No session token does. */
export const apiKeyStart = 'fd_';

/** How many keys a user may have at once. */
export const maxApiKeys = 20;
export const maxApiKeyNameLength = 80;

/** What users see of their keys. */
export interface ApiKey {
  id: string;
  name: string;
  /** Its first characters. */
  prefix: string;
  created_at: string;
  /** To the minute; null while nothing has used it. */
  last_used_at: string | null;
}

/** The answer when a key is created. The whole key is sent only here. */
export interface NewApiKey extends ApiKey {
  key: string;
}
