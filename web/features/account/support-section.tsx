import { useState, type FormEvent } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { supportResponseHours, type PlanId } from '#contract/entitlements.ts';
import {
  maxSupportMessageLength,
  supportTopics,
  type SupportRequest,
  type SupportTopic,
} from '#contract/support.ts';
import { accountTexts } from '#web/content/account.ts';
import { useList } from '#web/features/account/list.tsx';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { callFunction, orTell } from '#web/lib/call-function.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionsOf, SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const texts = accountTexts.support;

interface SupportSectionProps {
  account: SignedInAccount;
  /** The dialog was opened for it. */
  isWanted: boolean;
}

/** A question to the people behind the site, and what became of earlier ones. */
export function SupportSection({ account, isWanted }: SupportSectionProps) {
  const { list: requests, load } = useList(fetchRequests);
  const { list: conversations } = useList(fetchConversations);
  const [topic, setTopic] = useState<SupportTopic>('answer');
  const [message, setMessage] = useState('');
  const [conversation, setConversation] = useState('');
  const { busy, outcome, act } = useAccountAction();
  const plan: PlanId = account.profile?.subscription_tier === 'pro' ? 'pro' : 'free';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    await act(async (client) => {
      const { reference, answer_within_hours: hours } = await callFunction<{
        reference: string;
        answer_within_hours: number;
      }>(client, 'support-requests', {
        method: 'POST',
        body: { topic, message, session_id: conversation || null },
      });
      setMessage('');
      setConversation('');
      return texts.sent(reference, hours, account.user.email ?? '');
    });
    await load();
  };

  return (
    <>
      <p className="mb-4 max-w-[56ch] text-quiet">
        {plan === 'pro'
          ? texts.pro(supportResponseHours.pro)
          : texts.free(supportResponseHours.free, supportResponseHours.pro)}
      </p>
      <form onSubmit={(event) => void send(event)} className="grid gap-4">
        <SelectField
          label={texts.topic}
          value={topic}
          onChange={(event) => setTopic(event.target.value as SupportTopic)}
          {...(isWanted ? { 'data-autofocus': true } : {})}
        >
          <OptionsOf names={supportTopics} />
        </SelectField>
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          required
          maxLength={maxSupportMessageLength}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        {typeof conversations !== 'string' && conversations.length > 0 && (
          <SelectField
            label={texts.conversation}
            hint={texts.conversationHint}
            value={conversation}
            onChange={(event) => setConversation(event.target.value)}
          >
            <option value="">{texts.noConversation}</option>
            {conversations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        <div>
          <Button type="submit" look="secondary" busy={busy}>
            {texts.send}
          </Button>
        </div>
      </form>
      <OutcomeNotice outcome={outcome} />
      {typeof requests !== 'string' && requests.length > 0 && <Earlier requests={requests} />}
    </>
  );
}

function Earlier({ requests }: { requests: readonly SupportRequest[] }) {
  return (
    <>
      <h4 className="mt-5 mb-1 text-sm font-medium">{texts.earlier}</h4>
      <ul>
        {requests.map(({ id, reference, topic, created_at, closed_at }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-0"
          >
            <span>
              <span className="figures font-medium">{reference}</span>{' '}
              <span className="text-quiet">{supportTopics[topic]}</span>
            </span>
            <span className="text-sm text-quiet">
              {texts.asked(formatDate(new Date(created_at)))} ·{' '}
              {closed_at === null ? texts.open : texts.closed}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const maxShown = 20;

async function fetchRequests(client: SupabaseClient): Promise<SupportRequest[]> {
  const rows = client.from('support_requests').select('*').order('created_at', { ascending: false });
  return (await orTell(await rows.limit(maxShown).overrideTypes<SupportRequest[]>())) ?? [];
}

async function fetchConversations(client: SupabaseClient): Promise<{ id: string; title: string }[]> {
  const rows = client.from('chat_sessions').select('id, title').order('updated_at', { ascending: false });
  return (await orTell(await rows.limit(maxShown))) ?? [];
}
