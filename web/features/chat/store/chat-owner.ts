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

/** Whose chat it is. */
export interface Owner {
  /** Null for a visitor. */
  userId: string | null;
  isPro: boolean;
  /** Their tables, once they can be reached. */
  data: ChatData | null;
}

interface OwnerOptions {
  owner: Owner;
  /** Begins anew with this state. */
  reset: (state: ChatState) => void;
  /** Ends the answer that is on its way. */
  endReply: () => void;
}

/** Follows who is signed in: the chat begins anew with each of them, and what belongs to a person goes with that person. */
export function createOwnerWatch(core: ChatCore, { owner, reset, endReply }: OwnerOptions) {
  const { account, current, set, draftPlace } = core;
  /** Who was signed out elsewhere: what they have written waits for them. */
  let returning: string | null = null;
  /** Until the list of the new user has loaded and a visitor's conversation was moved into it. */
  let arrival = Promise.resolve();
  /** A visitor's draft is theirs now, and goes where they are once that is known. */
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
      // Bought or ended while the page was open.
      if (owner.isPro !== wasPro) set({ mode });
      return;
    }
    // A session that a link brought along may be anybody's: nothing is handed over to it.
    const asVisitor = owner.userId === null && !fromAddress ? withReply(current()) : null;
    // A visitor's question that is held until it is known who asks goes on waiting.
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

  /** What was written and what was asked stays in the box, though its writer is signed out. */
  function keepForReturn(): void {
    returning = owner.userId;
    const asked = beingSent(current()) ?? replyOf(current())?.question.content ?? '';
    const draft = recallDraft(draftPlace());
    rememberDraft(visitorPlace, asked === '' ? draft : withReturned(draft, asked));
  }

  /** What was written elsewhere before goes on where its writer is now. */
  function takeDraftIn(from: string): void {
    const draft = recallDraft(from);
    const isBeingSent = draft.trim() === beingSent(current());
    // Until it is stored, its writer's own copy stays; a visitor's is nobody's any more.
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
    /** Once the list is there: what a visitor had in the box goes into the conversation that is open. */
    takeVisitorsDraftIn() {
      if (bringsDraft) takeDraftIn(visitorPlace);
      bringsDraft = false;
    },
  };
}

/** What is being sent, until the server has it or it is back with its writer. */
function beingSent({ turn }: ChatState): string | null {
  return turn.is === 'sending' ? maskPrivate(turn.text.trim()).text : null;
}
