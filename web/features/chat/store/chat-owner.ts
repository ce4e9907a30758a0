import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { visitorMessages } from '#contract/chat.ts';
import { handBack, withReturned, type ChatCore } from '#web/features/chat/store/chat-core.ts';
import { chatData, type ChatData, type ChatMessage } from '#web/features/chat/store/chat-data.ts';
import { emptyChat, withReply } from '#web/features/chat/store/chat-state.ts';
import type { ChatState } from '#web/features/chat/store/chat-types.ts';
import { idle, replyOf } from '#web/features/chat/store/chat-turn.ts';
import { recallDraft, rememberDraft, visitorPlace } from '#web/features/chat/store/draft.ts';
import { hasPro, startModeOf } from '#web/features/chat/store/start-mode.ts';
import { moveIn, recallVisit } from '#web/features/chat/store/visit.ts';

/** The user or visitor that the chat belongs to. */
export interface Owner {
  /** Null for a visitor. */
  userId: string | null;
  isPro: boolean;
  /** The user's tables; null until they can be reached. */
  data: ChatData | null;
}

interface OwnerOptions {
  owner: Owner;
  /** Starts over with this state. */
  reset: (state: ChatState) => void;
  /** Ends the answer that is being streamed. */
  endReply: () => void;
}

/** Watches who is signed in. The chat starts over for each user, and no user sees what belongs to another. */
export function createOwnerWatch(core: ChatCore, { owner, reset, endReply }: OwnerOptions) {
  const { account, current, set, draftPlace } = core;
  /** The user who was signed out in another tab. What they wrote is kept until they sign in again. */
  let returning: string | null = null;
  /** Resolves when a new user's tables can be reached and a visitor's conversation has been moved into them. */
  let arrival = Promise.resolve();
  /** The new user wrote a draft as a visitor. It moves to the conversation that opens. */
  let bringsDraft = false;

  function follow(): void {
    const { account: now, fromAddress, sessionEnded } = account.current();
    if (now.state === 'loading') return;
    if (now.state === 'signed in' && sessionEnded) return keepForReturn();
    const id = now.state === 'signed in' ? now.user.id : null;
    const wasPro = owner.isPro;
    owner.isPro = hasPro(account.current());
    const mode = startModeOf(owner.isPro);
    if (id === owner.userId) {
      // Pro was bought or has ended while the page was open.
      if (owner.isPro !== wasPro) set({ mode });
      return;
    }
    // A session from a link may belong to another person, so it does not get the visitor's conversation.
    const asVisitor = owner.userId === null && !fromAddress ? withReply(current()) : null;
    // A visitor's question may be waiting until the account is known. It keeps waiting.
    const { turn } = current();
    const isHeld = asVisitor !== null && turn.is === 'sending' && turn.reply === null;
    if (!isHeld) endReply();
    if (id !== null && returning !== null) {
      if (returning !== id) rememberDraft(visitorPlace, '');
      returning = null;
    }
    Object.assign(owner, { userId: id, data: null });
    const left = id === null ? visitorMessages - recallVisit().asked : null;
    reset({ ...emptyChat, mode, opened: current().opened + 1, left, turn: isHeld ? turn : idle });
    arrival = id === null ? Promise.resolve() : arrive(id, asVisitor).catch(() => undefined);
  }

  async function arrive(id: string, asVisitor: readonly ChatMessage[] | null): Promise<void> {
    const mine = chatData(await account.client(), id);
    if (owner.userId !== id) return;
    owner.data = mine;
    bringsDraft = asVisitor !== null;
    if (asVisitor?.length) await moveIn(mine, id, asVisitor);
  }

  /** Keeps the draft and the question in the text box after the user was signed out. */
  function keepForReturn(): void {
    returning = owner.userId;
    const asked = beingSent(current()) ?? replyOf(current())?.question.content ?? '';
    const draft = recallDraft(draftPlace());
    rememberDraft(visitorPlace, asked === '' ? draft : withReturned(draft, asked));
  }

  /** Moves a draft into the open conversation. */
  function takeDraftIn(from: string): void {
    const draft = recallDraft(from);
    const isBeingSent = draft.trim() === beingSent(current());
    // A user's copy stays until the question is stored. A visitor's copy is not needed again.
    if (!isBeingSent || from === visitorPlace) rememberDraft(from, '');
    if (isBeingSent || draft === '') return;
    handBack(core, draft);
    if (current().notSent === from) set({ notSent: draftPlace() });
  }

  account.subscribe(follow);
  return {
    follow,
    takeDraftIn,
    arrived: () => arrival,
    /** Call this when the list has loaded: it moves a visitor's draft into the open conversation. */
    takeVisitorsDraftIn() {
      if (bringsDraft) takeDraftIn(visitorPlace);
      bringsDraft = false;
    },
  };
}

/** The text that is being sent, until the server has it or it is back in the text box. */
function beingSent({ turn }: ChatState): string | null {
  return turn.is === 'sending' ? maskPrivate(turn.text.trim()).text : null;
}
