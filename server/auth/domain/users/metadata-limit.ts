import type { UserRow } from '#server/auth/domain/users/user-row.ts';
import { AppError } from '#server/http/errors/app-error.ts';

type Metadata = Record<string, unknown>;
type MetadataName = 'user_metadata' | 'app_metadata';
type Owner = Pick<UserRow, 'id' | 'email'>;

/**
 * Metadata travels in the access token, and that in a header of every request: a token that is too large for the
 * server's headers would lock its owner out.
 */
export const maxMetadataBytes = 4_096;
/** Somewhat more than the limit, because the server itself adds an address and a confirmation now and then. */
const maxClaimBytes = maxMetadataBytes + 1_024;

const sizeOf = (metadata: Metadata) => Buffer.byteLength(JSON.stringify(metadata));

const providers: readonly unknown[] = ['email', 'google'];
const isBoolean = (value: unknown) => typeof value === 'boolean';

/** Whether an entry has the value that the server itself writes there. */
const isServers: Record<MetadataName, Record<string, (value: unknown, owner: Owner) => boolean>> = {
  user_metadata: {
    sub: (value, { id }) => value === id,
    email: (value, { email }) => value === email,
    email_verified: isBoolean,
    phone_verified: isBoolean,
  },
  app_metadata: {
    provider: (value) => providers.includes(value),
    providers: (value) =>
      Array.isArray(value) &&
      value.length <= providers.length &&
      value.every((one) => providers.includes(one)),
  },
};

/** What callers have sent of an account's metadata: only that counts, when it is added and when it is changed. */
export function sentByCallers(name: MetadataName, metadata: Metadata, owner: Owner): Metadata {
  const rules = isServers[name];
  const entries = Object.entries(metadata);
  return Object.fromEntries(
    entries.filter(([key, value]) => !(Object.hasOwn(rules, key) && rules[key]?.(value, owner))),
  );
}

/** `before` is what an account has already: one that is over the limit may still shrink. */
export function requireSmallMetadata(name: MetadataName, metadata: Metadata, before: Metadata = {}): void {
  const size = sizeOf(metadata);
  if (size <= maxMetadataBytes || size < sizeOf(before)) return;
  throw new AppError('validation_failed', {
    status: 422,
    message: `${name} can be at most ${maxMetadataBytes} bytes of JSON; this would be ${size}. Remove what is not needed.`,
  });
}

/** What a token says of an account's metadata. What is too large for a header is left out; /user still has it. */
export function metadataClaims(user: Pick<UserRow, 'raw_app_meta_data' | 'raw_user_meta_data'>): {
  app_metadata: Metadata;
  user_metadata: Metadata;
} {
  const { raw_app_meta_data: app, raw_user_meta_data: own } = user;
  return {
    app_metadata: sizeOf(app) <= maxClaimBytes ? app : { provider: app.provider, providers: app.providers },
    user_metadata: sizeOf(own) <= maxClaimBytes ? own : {},
  };
}
