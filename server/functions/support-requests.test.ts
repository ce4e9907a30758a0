import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { SupportRequest } from '#contract/support.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';
const supportAddress = 'support@findeus.test';

describe('POST /functions/v1/support-requests', () => {
  let database: Database;
  let wire: MailedWire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createMailedWire(database);
  });
  afterAll(async () => {
    await wire.close();
    await database.close();
  });

  const signUp = async (tier: 'free' | 'pro' = 'free') => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password });
    const id = data.user!.id;
    if (tier === 'pro') {
      await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    }
    return { client, email, id, token: data.session!.access_token };
  };
  const ask = (token: string, body: unknown, app = wire.app) =>
    app.request('/functions/v1/support-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const referenceOf = async (answer: Response) => {
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { reference: string }).reference;
  };
  const requestsOf = async (client: SupabaseClient) =>
    (await client.from('support_requests').select('*').overrideTypes<SupportRequest[]>()).data ?? [];

  it('stores a request, returns its reference, and mails it with the plan in the subject', async () => {
    const { client, email, token } = await signUp('pro');
    const answer = await ask(token, {
      topic: 'billing',
      message: 'My card was charged twice.\n<b>Please</b> look at it.',
    });
    expect(answer.status).toBe(201);
    const body = (await answer.json()) as { reference: string };
    expect(body).toMatchObject({ plan: 'pro', answer_within_hours: 24 });
    expect(body.reference).toMatch(/^FD-[2-9A-HJKMNP-TV-Z]{3}-[2-9A-HJKMNP-TV-Z]{3}$/);

    const mail = await wire.mailTo(supportAddress, new RegExp(body.reference));
    expect(mail.subject).toBe(`[Pro] ${body.reference}: Plan and billing`);
    expect(mail.replyTo).toBe(email);
    expect(mail.text).toContain('My card was charged twice.\n\n<b>Please</b> look at it.');
    expect(mail.html).toContain('&lt;b&gt;Please&lt;/b&gt; look at it.');
    expect(mail.text).toContain(email);

    expect(await requestsOf(client)).toMatchObject([
      { reference: body.reference, plan: 'pro', topic: 'billing', closed_at: null, session_id: null },
    ]);
  });

  it('mails the sender a receipt with the reference', async () => {
    const { email, token } = await signUp();
    const reference = await referenceOf(
      await ask(token, { topic: 'answer', message: 'Is <i>this</i> right?' }),
    );
    const mail = await wire.mailTo(email, new RegExp(reference));
    expect(mail.subject).toBe(`We have your request ${reference}`);
    expect(mail.replyTo).toBe(supportAddress);
    expect(mail.text).toContain(`Your reference is ${reference}.`);
    expect(mail.text).toContain('An answer that looks wrong');
    expect(mail.html).toContain('Is &lt;i&gt;this&lt;/i&gt; right?');
  });

  it('mails two requests of one user, each with its plan', async () => {
    const { token } = await signUp();
    const references = [
      await referenceOf(await ask(token, { topic: 'other', message: 'First' })),
      await referenceOf(await ask(token, { topic: 'other', message: 'Second' })),
    ];
    expect(new Set(references).size).toBe(2);
    for (const reference of references) {
      const { subject } = await wire.mailTo(supportAddress, new RegExp(reference));
      expect(subject).toBe(`[Free] ${reference}: Something else`);
    }
  });

  it('attaches a conversation of the user, without blocks for programs', async () => {
    const { client, id, token } = await signUp();
    const { data: session } = await client
      .from('chat_sessions')
      .insert({ user_id: id, title: 'House' })
      .select()
      .single<{ id: string }>();
    const messages = [
      { role: 'user', content: 'Can I afford a $500,000 house?' },
      { role: 'assistant', content: 'Yes, just about.\n\n```findeus\n{"kind":"receipt"}\n```' },
    ];
    for (const message of messages) {
      await client.from('chat_messages').insert({ ...message, session_id: session!.id, user_id: id });
    }
    const reference = await referenceOf(
      await ask(token, { topic: 'answer', message: 'Is this right?', session_id: session!.id }),
    );
    const mail = await wire.mailTo(supportAddress, new RegExp(reference));
    expect(mail.text).toContain('User: Can I afford a $500,000 house?');
    expect(mail.text).toContain('FinDeus: Yes, just about.');
    expect(mail.text).not.toContain('receipt');

    // The request outlives the conversation.
    await client.from('chat_sessions').delete().eq('id', session!.id);
    expect(await requestsOf(client)).toMatchObject([{ reference, session_id: null }]);
  });

  it('refuses a stranger: no session, another user’s conversation, and direct writes', async () => {
    const owner = await signUp();
    const stranger = await signUp();
    const { data: session } = await owner.client
      .from('chat_sessions')
      .insert({ user_id: owner.id, title: 'Mine' })
      .select()
      .single<{ id: string }>();
    await referenceOf(await ask(owner.token, { topic: 'data', message: 'My secret' }));

    expect((await ask(wire.anonKey, { topic: 'other', message: 'x' })).status).toBe(401);
    const taken = await ask(stranger.token, { topic: 'other', message: 'x', session_id: session!.id });
    expect(taken.status).toBe(400);
    expect(await taken.json()).toMatchObject({
      error: 'session_id: there is no such conversation. Send the request without it.',
    });
    expect(await requestsOf(stranger.client)).toEqual([]);
    const planted = {
      user_id: stranger.id,
      reference: 'FD-AAA-AAA',
      plan: 'pro',
      topic: 'other',
      message: 'x',
    };
    expect((await stranger.client.from('support_requests').insert(planted)).error?.code).toBe('42501');
    const raised = await owner.client
      .from('support_requests')
      .update({ plan: 'pro' })
      .eq('user_id', owner.id);
    expect(raised.error?.code).toBe('42501');
  });

  it.each([
    [{ topic: 'weather', message: 'x' }, /^topic: Choose one of answer, account/],
    [{ topic: 'other', message: '  ' }, 'message: Write what you need help with.'],
    [{ topic: 'other', message: 'x'.repeat(4_001) }, 'message: Write at most 4000 characters.'],
    [{ topic: 'other', message: 'x', session_id: 'mine' }, 'session_id: is not the id of a conversation'],
  ])('names what is wrong with %j', async (body, error) => {
    const { token } = await signUp();
    const answer = await ask(token, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toMatch(error);
  });

  it('limits requests of a user per day, and stores none beyond the limit', async () => {
    const limited = await createWire(database, { rateLimits: { on: true, trustedProxies: 0 } });
    const { client, token } = await signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await ask(token, { topic: 'other', message: `Number ${n}` }, limited.app)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await requestsOf(client)).toHaveLength(5);
  });

  it('stores a request when no mail is set up', async () => {
    const silent = await createWire(database);
    const { client, token } = await signUp();
    const reference = await referenceOf(await ask(token, { topic: 'other', message: 'Hello' }, silent.app));
    expect(await requestsOf(client)).toMatchObject([{ reference }]);
    expect(
      await database.query('select from internal.mail_queue where email = $1', [supportAddress]),
    ).toEqual([]);
  });

  it('deletes the requests with the account', async () => {
    const { client, email, id, token } = await signUp();
    await referenceOf(await ask(token, { topic: 'other', message: 'Hello' }));
    await client.functions.invoke('delete-account', { body: { confirm_email: email } });
    expect(await database.query('select from public.support_requests where user_id = $1', [id])).toEqual([]);
  });
});
