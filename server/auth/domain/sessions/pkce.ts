import { createHash } from 'node:crypto';
import { z } from 'zod';
import { sameText } from '#server/http/digest.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** The challenge of a client's secret verifier; only with the verifier can the code be exchanged for a session. */
export interface Challenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** The two fields, in every request that may begin a PKCE flow. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

interface GivenChallenge {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

/** Null where the request begins no PKCE flow, but the implicit one. */
export function readChallenge(given: GivenChallenge): Challenge | null {
  const { code_challenge: challenge, code_challenge_method: name } = given;
  if (!challenge && !name) return null;
  if (!challenge || !name) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  const method = name.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw invalid('invalid code challenge method');
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge))
    throw invalid('code challenge may have only A-Z a-z 0-9 . _ ~ -');
  return { challenge, method };
}

export function answersChallenge({ challenge, method }: Challenge, verifier: string): boolean {
  const answer = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return sameText(answer, challenge);
}

function invalid(message: string): AppError {
  return new AppError('validation_failed', { message });
}
