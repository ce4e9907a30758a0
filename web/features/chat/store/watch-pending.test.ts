import { describe, expect, it, vi } from 'vitest';
import { contents, storedContents, setUpChatServer } from '#web/testing/chat-server.ts';
import { ask, whenIdle } from '#web/testing/chat-page.ts';

const server = setUpChatServer();
const { openTab, somebody } = server;

describe('a question of another tab', () => {
  it('that was withdrawn gets no stored answer', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'First');
    const gate = Promise.withResolvers<void>();
    server.mayAnswer = gate.promise;
    void chat.send('Second');
    await vi.waitFor(() => expect(server.advised).toHaveLength(2));
    const other = await openTab(person);
    await vi.waitFor(() => expect(contents(other)).toHaveLength(3));
    expect(other.current().turn.is).toBe('waiting');
    other.stop();
    await vi.waitFor(async () => expect(await storedContents(person.client)).toEqual(['First', 'Answer 1']));
    gate.resolve();
    await vi.waitFor(() => expect(contents(chat)).toContain('Answer 2'));
    expect(await storedContents(person.client)).toEqual(['First', 'Answer 1']);
  });

  it('is shown as waiting, then with its answer', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    const gate = Promise.withResolvers<void>();
    server.mayAnswer = gate.promise;
    void chat.send('Question');
    await vi.waitFor(() => expect(server.advised).toHaveLength(1));
    const other = await openTab(person);
    await vi.waitFor(() => expect(other.current().turn.is).toBe('waiting'));
    expect(await other.send('Too early')).toBe(false);
    gate.resolve();
    await vi.waitFor(() => expect(contents(other)).toEqual(['Question', 'Answer 1']), { timeout: 10_000 });
    expect(other.current().turn.is).toBe('idle');
  });

  it('that has failed is not waited for', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    server.scripted = ' ';
    await chat.send('Question');
    await whenIdle(chat);
    const other = await openTab(person);
    await vi.waitFor(() => expect(contents(other)).toEqual(['Question']));
    expect(other.current().turn.is).toBe('idle');
  });
});
