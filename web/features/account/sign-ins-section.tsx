import type { SupabaseClient } from '@supabase/supabase-js';
import { accountTexts } from '#web/content/account.ts';
import { describeDevice } from '#web/features/account/describe-device.ts';
import { NoList, useList } from '#web/features/account/list.tsx';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import { useFocusHome } from '#web/features/account/use-focus.ts';
import { callFunction, orTell } from '#web/lib/call-function.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/button.tsx';

const texts = accountTexts.signIns;

interface SignIn {
  id: string;
  user_agent: string | null;
  last_used_at: string;
  current: boolean;
}

const fetchSignIns = async (client: SupabaseClient) =>
  (await callFunction<{ sign_ins: SignIn[] }>(client, 'sign-ins', { method: 'GET' })).sign_ins;

/** The open sessions of the account, and buttons to end them. */
export function SignInsSection() {
  const { list: signIns, load } = useList(fetchSignIns);
  const { busy, outcome, act } = useAccountAction();
  const { home, returnFocus } = useFocusHome();

  const end = async (id: string) => {
    await act(async (client) => {
      await callFunction(client, `sign-ins/${id}`, { method: 'DELETE' });
      await load();
      return null;
    });
    returnFocus();
  };
  const endScope = async (scope: 'others' | 'global') => {
    await act(async (client) => {
      const { error } = await client.auth.signOut({ scope });
      await orTell({ data: null, error });
      if (scope === 'others') await load();
      return null;
    });
    returnFocus();
  };

  if (typeof signIns === 'string') {
    return <NoList state={signIns} texts={texts} onRetry={() => void load()} />;
  }
  return (
    <div ref={home} tabIndex={-1} className="outline-none">
      <ul>
        {signIns.map(({ id, user_agent: agent, last_used_at: used, current }) => {
          const device = describeDevice(agent) ?? texts.unknown;
          return (
            <li
              key={id}
              className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-0"
            >
              <div className="min-w-0">
                <p className="truncate">{device}</p>
                <p className="text-sm text-quiet">
                  {current ? texts.current : texts.lastUsed(formatMoment(new Date(used)))}
                </p>
              </div>
              {!current && (
                <Button
                  look="quiet"
                  disabled={busy}
                  aria-label={texts.endNamed(device)}
                  onClick={() => void end(id)}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {signIns.length > 1 && (
          <Button look="secondary" busy={busy} onClick={() => void endScope('others')}>
            {texts.others}
          </Button>
        )}
        <Button look="secondary" disabled={busy} onClick={() => void endScope('global')}>
          {texts.everywhere}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </div>
  );
}
