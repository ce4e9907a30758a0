import { describe, expect, it, vi } from 'vitest';
import { recallDraft, rememberDraft } from '#web/features/chat/store/draft.ts';
import {
  contents,
  direct,
  isMoveIn,
  isRead,
  letOthersRun,
  storedContents,
  setUpChatServer,
} from '#web/testing/chat-server.ts';
import { ask } from '#web/testing/chat-page.ts';

const server = setUpChatServer();
const { hold, openTab, somebody, tab } = server;

describe('a change of the signed-in user', () => {
  it('moves a visitor’s conversation as a whole, and retries after a failure', async () => {
    const person = await somebody();
    const first = tab(person, { state: 'signed out' });
    await ask(first.chat, 'Asked by a visitor');
    await ask(first.chat, 'And another');
    server.network = (request, go) =>
      isMoveIn(request) ? Promise.resolve(Response.json({}, { status: 500 })) : go();
    first.signIn();
    await vi.waitFor(() => expect(first.chat.current().sessions).toEqual([]));
    expect(await storedContents(person.client)).toEqual([]);
    // The page is loaded again, and the server's answer gets lost.
    server.network = async (request, go) => {
      const response = await go();
      return isMoveIn(request) ? Response.json({}, { status: 502 }) : response;
    };
    const second = tab(person, { state: 'signed out' });
    second.signIn();
    const said = ['Asked by a visitor', 'Answer 1', 'And another', 'Answer 2'];
    await vi.waitFor(() => expect(contents(second.chat)).toEqual(said));
    // A second attempt finds it already stored.
    server.network = direct;
    const third = tab(person, { state: 'signed out' });
    third.signIn();
    await vi.waitFor(() => expect(contents(third.chat)).toEqual(said));
    expect(third.chat.current().sessions).toHaveLength(1);
    expect(await storedContents(person.client)).toEqual(said);
    // And only once.
    const fourth = tab(await somebody(), { state: 'signed out' });
    expect(fourth.chat.current().messages).toEqual([]);
  });

  it('shows a visitor’s conversation only after all of it was moved', async () => {
    const person = await somebody();
    const { chat, signIn } = tab(person, { state: 'signed out' });
    await ask(chat, 'Asked by a visitor');
    const held = hold(isMoveIn, 'before');
    signIn();
    await held.here;
    const refreshed = chat.refresh();
    await Promise.race([refreshed, letOthersRun()]);
    expect(chat.current().sessions).toBeNull();
    held.letGo();
    await refreshed;
    await vi.waitFor(() => expect(contents(chat)).toEqual(['Asked by a visitor', 'Answer 1']));
  });

  it('moves a visitor’s draft into the conversation that opens', async () => {
    const person = await somebody();
    const { chat, signIn } = tab(person, { state: 'signed out' });
    await ask(chat, 'Asked by a visitor');
    rememberDraft(chat.draftPlace(), 'Half a thou');
    signIn();
    await vi.waitFor(() => expect(chat.current().returned).toBe('Half a thou'));
    expect(chat.current().sessionId).not.toBeNull();
    expect(recallDraft(chat.draftPlace())).toBe('Half a thou');
    expect(recallDraft('visitor-new')).toBe('');
  });

  it('moves nothing of a visitor into a session that a link has opened', async () => {
    const person = await somebody();
    const { chat, signIn } = tab(person, { state: 'signed out', fromAddress: true });
    await ask(chat, 'Asked by a visitor');
    rememberDraft(chat.draftPlace(), 'Half a thou');
    signIn();
    await vi.waitFor(() => expect(chat.current().sessions).toEqual([]));
    expect(chat.current()).toMatchObject({ messages: [], returned: null });
    expect(recallDraft(chat.draftPlace())).toBe('');
    expect(await storedContents(person.client)).toEqual([]);
  });

  it('drops a question that waited when its user signed out', async () => {
    const person = await somebody();
    const { chat, signIn, signOut } = tab(person, { state: 'signed out' });
    const held = hold(isRead('chat_sessions'), 'before');
    signIn();
    await held.here;
    const sent = chat.send('Meant for one');
    await vi.waitFor(() =>
      expect(chat.current().turn).toMatchObject({ is: 'sending', text: 'Meant for one' }),
    );
    signOut();
    expect(await sent).toBe(false);
    held.letGo();
    expect(chat.current()).toMatchObject({ messages: [], turn: { is: 'idle' }, returned: null });
  });

  it('drops a question that was sent before the user was known, after a sign-out', async () => {
    const { chat, signIn, signOut } = tab(await somebody(), { state: 'loading' });
    const held = hold(isRead('chat_sessions'), 'before');
    const sent = chat.send('Meant for one');
    signIn();
    await held.here;
    expect(chat.current().turn).toMatchObject({ is: 'sending', text: 'Meant for one' });
    signOut();
    expect(await sent).toBe(false);
    held.letGo();
    expect(chat.current()).toMatchObject({ messages: [], turn: { is: 'idle' }, returned: null });
    expect(server.advised).toEqual([]);
  });

  it('moves a draft that was written while the list loaded into the conversation that opens', async () => {
    const person = await somebody();
    await ask(await openTab(person), 'Question');
    const held = hold(isRead('chat_sessions'), 'before');
    const { chat } = tab(person);
    await held.here;
    const before = chat.draftPlace();
    chat.writeDraft('Half a thou');
    held.letGo();
    await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 1']));
    expect(chat.current().returned).toBe('Half a thou');
    expect(recallDraft(chat.draftPlace())).toBe('Half a thou');
    expect(recallDraft(before)).toBe('');
  });

  it('leaves a draft of another tab where it is', async () => {
    const person = await somebody();
    await ask(await openTab(person), 'Question');
    const held = hold(isRead('chat_sessions'), 'before');
    const { chat } = tab(person);
    await held.here;
    const before = chat.draftPlace();
    rememberDraft(before, 'Half a thou');
    held.letGo();
    await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 1']));
    expect(chat.current().returned).toBeNull();
    expect(recallDraft(before)).toBe('Half a thou');
  });
});
