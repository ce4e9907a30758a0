import type { SupabaseClient } from '@supabase/supabase-js';
import type { ChatMode, ChatRun } from '#contract/chat.ts';
import { storageFullState } from '#contract/plans.ts';
import { fetchAllRows } from '#web/lib/fetch-all-rows.ts';

export interface ChatSession {
  id: string;
  title: string;
  updated_at: string;
  /** Since when it is kept at the top of the list. */
  pinned_at: string | null;
}

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
  /** An apology: shown, and neither kept nor built upon. */
  failed?: boolean;
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

/** The server does not store it, for a reason that it tells its writer. */
export interface Refused {
  refused: string;
}

/** What came of storing something; "full" where the account has no room for it. */
export type Stored = 'stored' | 'failed' | 'full' | Refused;

/** Where a question is stored. */
export interface QuestionPlace {
  sessionId: string;
  /** The conversation was made for it. */
  made: boolean;
}

const portion = 50;
/** What has not come by then is better tried anew. */
const patienceMs = 30_000;
/** Of messages there may be megabytes, and the line may be slow. */
const messagesPatienceMs = 4 * patienceMs;

/** What the chat keeps in the tables. As the specification has it, failures are logged and the chat goes on. */
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
    /** The id of the newest message; null where there is none, undefined where that could not be found out. */
    async newest(sessionId: string): Promise<string | null | undefined> {
      const { data, error } = await client
        .from('chat_messages')
        .select('id')
        .eq('session_id', sessionId)
        .order('created_at', { ascending: false })
        .limit(1);
      if (!complain('The messages could not be loaded', error)) return undefined;
      return (data as { id: string }[])[0]?.id ?? null;
    },
    async createSession(title: string): Promise<ChatSession | 'full' | Refused | null> {
      const { data, error, status } = await client
        .from('chat_sessions')
        .insert({ user_id: userId, title })
        .select()
        .abortSignal(AbortSignal.timeout(patienceMs))
        .single<ChatSession>();
      const stored = outcome('The conversation could not be saved', error, status);
      return stored === 'full' || typeof stored === 'object' ? stored : data;
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
    /** Stores a message. One that the server has stored meanwhile stays as it is, unless it was stopped before. */
    async keep(sessionId: string, message: ChatMessage, { overwrite = false } = {}): Promise<Stored> {
      const { id, role, content, mode } = message;
      const { error, status } = await client
        .from('chat_messages')
        .upsert(
          { id, session_id: sessionId, user_id: userId, role, content, mode },
          { ignoreDuplicates: true },
        )
        .abortSignal(AbortSignal.timeout(patienceMs));
      if (error || !overwrite) return outcome('The message could not be saved', error, status);
      const changed = await client.from('chat_messages').update({ content }).eq('id', id);
      return outcome('The message could not be saved', changed.error, changed.status);
    },
    /** Whether a message was taken away; where that cannot be found out it is there. */
    async isGone(id: string): Promise<boolean> {
      const { data, error } = await client.from('chat_messages').select('id').eq('id', id);
      return complain('The message could not be found', error) && data?.length === 0;
    },
    async forget(ids: readonly string[]): Promise<boolean> {
      // In portions: they travel in the address, and that may not be any length.
      for (let from = 0; from < ids.length; from += portion) {
        const { error } = await client
          .from('chat_messages')
          .delete()
          .in('id', ids.slice(from, from + portion));
        if (!complain('The messages could not be deleted', error)) return false;
      }
      return true;
    },
    /**
     * Removes a question that was withdrawn, and the conversation that was made for it while nothing else is in it. True
     * where it has its answer already and both stay; null where that could not be found out.
     */
    async takeBack(
      questionId: string,
      { sessionId, made }: QuestionPlace,
      replyId?: string,
    ): Promise<boolean | null> {
      const { data, error } = await client.functions.invoke<{ answered: boolean }>('take-back', {
        body: { session_id: sessionId, question_id: questionId, reply_id: replyId, made },
      });
      complain('The question could not be taken back', error as Error | null);
      return data?.answered ?? null;
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

/** Too long, too often, and no space on the disk of the server: of these it says what to do. */
const toldStatuses = new Set([413, 429, 507]);

function outcome(what: string, error: { message: string; code: string } | null, status: number): Stored {
  complain(what, error);
  if (!error) return 'stored';
  if (error.code === storageFullState) return 'full';
  return toldStatuses.has(status) ? { refused: error.message } : 'failed';
}

function complain(what: string, error: { message: string } | null): boolean {
  // eslint-disable-next-line no-console -- The specification has it logged.
  if (error) console.warn(`${what}: ${error.message}`);
  return error === null;
}
