import { showFresh, type ChatCore } from '#web/features/chat/store/chat-core.ts';

/** How often the page looks for an answer that another page has asked for. */
const lookMs = 1_500;

/** While the last question is being answered elsewhere, looks whether the answer is there, and shows it. */
export function watchPending(core: ChatCore): void {
  const { current, dispatch, data, subscribe } = core;
  let watched: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = async (questionId: string, sessionId: string) => {
    const mine = data();
    const isWatched = () => watched === questionId && data() === mine && current().sessionId === sessionId;
    const isPending = await mine?.isPending(questionId);
    if (!isWatched() || isPending === undefined) return;
    // Waiting has an end, also where nothing says so.
    if (isPending) return dispatch({ type: 'released' });
    const fresh = await mine?.messages(sessionId);
    if (fresh && isWatched()) showFresh(core, fresh);
  };

  subscribe(() => {
    const { turn, sessionId } = current();
    const questionId = turn.is === 'waiting' ? turn.questionId : null;
    if (questionId === watched) return;
    watched = questionId;
    clearInterval(timer);
    if (questionId !== null && sessionId !== null)
      timer = setInterval(() => void look(questionId, sessionId), lookMs);
  });
}
