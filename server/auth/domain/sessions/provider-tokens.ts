import type { FlowState } from '#server/auth/domain/sessions/flow-states.ts';
import { seal, unseal } from '#server/auth/domain/keys/seal.ts';
import type { ProviderTokens } from '#server/auth/domain/sessions/sessions.ts';

const purpose = 'provider-tokens';

/** Google's tokens are stored in the database until the browser returns, encrypted so that they cannot be read there. */
export function sealProviderToken(token: string | null, secret: string): string | null {
  return token === null ? null : seal(token, secret, purpose);
}

export function unsealProviderTokens(
  flow: Pick<FlowState, 'provider_access_token' | 'provider_refresh_token'>,
  secret: string,
): ProviderTokens {
  const { provider_access_token: access, provider_refresh_token: refresh } = flow;
  return {
    ...(access ? { provider_token: unseal(access, secret, purpose) } : {}),
    ...(refresh ? { provider_refresh_token: unseal(refresh, secret, purpose) } : {}),
  };
}
