import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire } from '#server/testing/wire/mailed-wire.ts';

export const password = 'correct horse';
/** Where the link of a sign-up mail leads. */
export const home = 'http://findeus.test/welcome?from=mail';
export const someEmail = () => `alice-${randomUUID()}@example.com`;

/** A server that asks new users to confirm their address, and helpers for accounts on it. */
export async function openConfirmedAccounts() {
  const database = await freshDatabase();
  const wire = await createMailedWire(database, {
    settings: { autoconfirm: false, reauthenticateForPassword: true },
  });

  const signUp = async (client = wire.visitor(), email = someEmail()) => {
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Alice' }, emailRedirectTo: home },
    });
    expect(error).toBeNull();
    return { client, email, user: data.user!, session: data.session };
  };
  /** Signs up, opens the link and signs in. */
  const confirmed = async () => {
    const { email } = await signUp();
    const { link } = await wire.mailTo(email);
    await wire.open(link);
    const client = wire.visitor();
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    return { client, email };
  };
  const close = async () => {
    await wire.close();
    await database.close();
  };
  return { database, wire, signUp, confirmed, close };
}

export type ConfirmedAccounts = Awaited<ReturnType<typeof openConfirmedAccounts>>;
