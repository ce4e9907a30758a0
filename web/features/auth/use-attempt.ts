import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { authTexts } from '#web/content/auth.ts';
import { useAccountStore } from '#web/lib/account.ts';

type Work = (
  client: SupabaseClient,
) => Promise<{ error: { message: string; status?: number | undefined } | null }>;

/** Something that is asked of the account service: busy while it runs, and in plain words why it failed. */
export function useAttempt() {
  const store = useAccountStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: Work, otherwise: string = authTexts.problems.default): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      const { error } = await work(await store.client());
      if (error) setProblem(inWords(error, otherwise));
      return error === null;
    } catch {
      setProblem(authTexts.problems.unreachable);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, attempt };
}

/** The service's own sentence for what was asked of it; where it is itself the trouble, ours. */
function inWords(
  { message, status }: { message: string; status?: number | undefined },
  otherwise: string,
): string {
  if (status === undefined || status === 0 || status >= 500) return authTexts.problems.unreachable;
  return message && message !== '{}' ? message : otherwise;
}
