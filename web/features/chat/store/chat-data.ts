import type { SupabaseClient } from '@supabase/supabase-js';
import type { ChatMode, ChatRun, ChatSessionRow, MoveInRequest, StopResponse } from '#contract/chat.ts';
import { fetchAllRows } from '#web/lib/fetch-all-rows.ts';

export type ChatSession = ChatSessionRow;

export type Rating = 'up' | 'down';

/** Why an answer was rated down. */
export const ratingReasons = ['wrong_numbers', 'not_my_question', 'unclear', 'other'] as const;
export type RatingReason = (typeof ratingReasons)[number];

export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  mode: ChatMode;
  created_at?: string;
  rating?: Rating | null;
  rating_reason?: RatingReason | null;
  /** How far the answer of a question is that the server has stored. */
  status?: 'pending' | 'answered' | 'failed' | null;
  /** The question that an answer belongs to. */
  reply_to?: string | null;
  /** An apology: shown, and neither stored nor built upon. */
  failed?: boolean;
  /** Its reader has stopped it here: what is shown is what the server will have of it. */
  stopped?: boolean;
  /** The page was gone before it was shown to its end. */
  interrupted?: boolean;
  /** The account is full: only this page has it. */
  unsaved?: boolean;
  /** A question that is asked again: what it takes the place of, once it is answered. */
  replaces?: readonly string[];
  /** A question that came from a card or a button: what it is about, exactly. */
  run?: ChatRun;
}

export interface FoundChat {
  session_id: string;
  title: string;
  updated_at: string;
  excerpt: string | null;
}

/** A request that takes longer is given up and tried again. */
const patienceMs = 30_000;
/** Of messages there may be megabytes, and the line may be slow. */
const messagesPatienceMs = 4 * patienceMs;

/**
 * What the chat has in the tables. Questions and answers are stored by the server only. As the specification has it,
 * failures are logged and the chat goes on.
 */
export function chatData(client: SupabaseClient, userId: string) {
  return {
    async sessions(): Promise<ChatSession[] | null> {
      const { rows, error } = await fetchAllRows<ChatSession>((from, to) =>
        client
          .from('chat_sessions')
          .select('*')
          .eq('user_id', userId)
          .order('updated_at', { ascending: false })
          .range(from, to)
          .abortSignal(AbortSignal.timeout(patienceMs)),
      );
      complain('The conversations could not be loaded', error);
      return rows;
    },
    async messages(sessionId: string): Promise<ChatMessage[] | null> {
      const { rows, error } = await fetchAllRows<ChatMessage>((from, to) =>
        client
          .from('chat_messages')
          .select('*')
          .eq('session_id', sessionId)
          .order('created_at', { ascending: true })
          .range(from, to)
          .abortSignal(AbortSignal.timeout(messagesPatienceMs)),
      );
      complain('The messages could not be loaded', error);
      return rows;
    },
    /** Whether the server is still answering a question; undefined where that could not be found out. */
    async isPending(questionId: string): Promise<boolean | undefined> {
      const { data, error } = await client.from('chat_messages').select('status').eq('id', questionId);
      if (!complain('The question could not be found', error)) return undefined;
      return (data as { status: string | null }[])[0]?.status === 'pending';
    },
    async rename(sessionId: string, title: string): Promise<boolean> {
      const { error } = await client.from('chat_sessions').update({ title }).eq('id', sessionId);
      return complain('The conversation could not be renamed', error);
    },
    async pin(sessionId: string, pinnedAt: string | null): Promise<boolean> {
      const { error } = await client
        .from('chat_sessions')
        .update({ pinned_at: pinnedAt })
        .eq('id', sessionId);
      return complain('The conversation could not be pinned', error);
    },
    async deleteSession(sessionId: string): Promise<boolean> {
      const { error } = await client.from('chat_sessions').delete().eq('id', sessionId);
      return complain('The conversation could not be deleted', error);
    },
    /**
     * Tells the server how much of an answer was shown when its reader pressed Stop. With nothing shown the question is
     * withdrawn: false then, true where it has its answer already and both stay, null where that could not be found out.
     */
    async stop(sessionId: string, questionId: string, shown: string): Promise<boolean | null> {
      const { data, error } = await client.functions.invoke<StopResponse>('stop-answer', {
        body: { session_id: sessionId, question_id: questionId, shown: Array.from(shown).length },
      });
      complain('The answer could not be stopped', error as Error | null);
      return data?.answered ?? null;
    },
    /** Has the server store a visitor's conversation, all of it or nothing. */
    async moveIn(visit: MoveInRequest): Promise<boolean> {
      const { error } = await client.functions.invoke('move-in', { body: visit });
      return complain('The conversation could not be saved', error as Error | null);
    },
    async rate(id: string, rating: Rating | null, reason: RatingReason | null): Promise<boolean> {
      const { error } = await client
        .from('chat_messages')
        .update({ rating, rating_reason: reason })
        .eq('id', id);
      return complain('The rating could not be saved', error);
    },
    async search(query: string): Promise<FoundChat[] | null> {
      const { data, error } = await client.functions.invoke<{ found: FoundChat[] }>(
        `search-chats?q=${encodeURIComponent(query)}`,
        { method: 'GET' },
      );
      complain('The search failed', error as Error | null);
      return data?.found ?? null;
    },
  };
}

export type ChatData = ReturnType<typeof chatData>;

function complain(what: string, error: { message: string } | null): boolean {
  // eslint-disable-next-line no-console -- The specification has it logged.
  if (error) console.warn(`${what}: ${error.message}`);
  return error === null;
}
