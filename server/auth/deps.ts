import type { OpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import type { SigningKeys } from '#server/auth/domain/keys/signing-keys.ts';
import type { TokenVerifier } from '#server/auth/domain/keys/token-verifier.ts';
import type { VerificationKeys } from '#server/auth/domain/keys/verification-keys.ts';
import type { Passwords } from '#server/auth/domain/users/passwords.ts';
import type { Database } from '#server/db/database.ts';
import type { JobQueue } from '#server/db/job-queue.ts';
import type { PasswordRule } from '#contract/password-rule.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';

export interface AuthDeps {
  database: Database;
  signingKeys: SigningKeys;
  verificationKeys: VerificationKeys;
  verifier: TokenVerifier;
  /** Makes refresh tokens and the codes in mails, and seals what is stored; the same on all nodes. */
  secret: string;
  rateLimits: { on: boolean; trustedProxies: number };
  /** Where the site is reached from outside; undefined means: wherever the request came to. */
  siteUrl: URL | undefined;
  settings: AuthSettings;
  passwords: Passwords;
  /** Null where the installation sends no mail. */
  mail: Pick<JobQueue, 'wake'> | null;
  /** Null when sign-in with Google is not set up. */
  google: OpenIdProvider | null;
  /** Null where there are no phone factors. */
  sms: SmsSender | null;
}

export interface AuthSettings {
  /** A new account is good at once, without a mail to confirm its address. */
  autoconfirm: boolean;
  signupDisabled: boolean;
  /** Signed-in users may add and remove ways to sign in. */
  manualLinking: boolean;
  /** A new password takes a mailed code where the session is older than a day. */
  reauthenticateForPassword: boolean;
  /** Where links in mails and sign-ins may lead besides the site itself, as patterns. */
  redirectAllowList: readonly string[];
  mailsPerHour: number;
  /** What a new password has to have. */
  passwordRule: PasswordRule;
}

/** What Supabase's own server begins with, but for autoconfirm, which is as its command line has it. */
export const defaultSettings: AuthSettings = {
  autoconfirm: true,
  signupDisabled: false,
  manualLinking: false,
  reauthenticateForPassword: false,
  redirectAllowList: [],
  mailsPerHour: 30,
  passwordRule: { minLength: 6, characters: 'any' },
};
