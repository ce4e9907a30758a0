/** How every key of a user begins. A token of a session never does. */
export const apiKeyStart = 'fd_';

/** How many keys a user may have at once. */
export const maxApiKeys = 20;
export const maxApiKeyNameLength = 80;

/** What a user is shown of a key of theirs. */
export interface ApiKey {
  id: string;
  name: string;
  /** Its first characters. */
  prefix: string;
  created_at: string;
  /** To the minute; null while nothing has used it. */
  last_used_at: string | null;
}

/** The answer to making one: the only place where a key stands whole. */
export interface NewApiKey extends ApiKey {
  key: string;
}
