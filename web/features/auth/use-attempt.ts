import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { authTexts } from '#web/content/auth.ts';
import { useAccountStore } from '#web/lib/account/account.ts';

export interface AttemptError {
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}

type Work = (client: SupabaseClient) => Promise<{ error: AttemptError | null }>;

type FieldName = 'email' | 'password' | 'code';

interface Problem {
  text: string;
  /** The field that it is about; null where it is about all of them, or none. */
  field: FieldName | null;
  code: string | undefined;
}

/** Something that is asked of the account service: busy while it runs, and in plain words why it failed. */
export function useAttempt() {
  const store = useAccountStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempt = async (work: Work, otherwise: string = authTexts.problems.default): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      const { error } = await work(await store.client());
      if (error) setProblem(toProblem(error, otherwise));
      return error === null;
    } catch {
      setProblem({ text: authTexts.problems.unreachable, field: null, code: undefined });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    attempt,
    /** What is told for the form as a whole. */
    problem: problem?.field === null ? problem.text : null,
    problemCode: problem?.code,
    problemOf: (field: FieldName) => (problem?.field === field ? problem.text : undefined),
  };
}

/** The service's own sentence for what was asked of it; where it is itself the trouble, ours. */
function toProblem({ message, status, code }: AttemptError, otherwise: string): Problem {
  if (status === undefined || status === 0 || status >= 500)
    return { text: authTexts.problems.unreachable, field: null, code };
  return { text: message && message !== '{}' ? message : otherwise, field: fieldOf(code, message), code };
}

const fields: Record<string, FieldName> = {
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  email_not_confirmed: 'email',
  weak_password: 'password',
  same_password: 'password',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  reauthentication_not_valid: 'code',
};

function fieldOf(code: string | undefined, message: string): FieldName | null {
  if (code === 'validation_failed') {
    if (/password/i.test(message)) return 'password';
    return /email/i.test(message) ? 'email' : null;
  }
  return (code !== undefined && Object.hasOwn(fields, code) && fields[code]) || null;
}
