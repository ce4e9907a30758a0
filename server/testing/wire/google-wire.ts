import { chooseAccount } from '#sandbox/google/choose-account.ts';
import { people } from '#sandbox/google/people.ts';
import { startGoogle } from '#sandbox/google/start-google.ts';
import { createOpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire } from '#server/testing/wire/mailed-wire.ts';
import { testSecret } from '#server/testing/wire/wire-client.ts';

/** The result of a sign-in with Google. */
export const home = 'http://findeus.test/after?kept=yes';
const verified = people.filter((person) => person.email_verified);
export const ada = verified[0]!;
export const jonas = verified[1]!;
export const unverified = people.find((person) => !person.email_verified)!;

/** A server with a local Google that signs in the people of the sandbox. */
export async function openGoogleWire() {
  const [google, database] = await Promise.all([startGoogle(), freshDatabase()]);
  const wire = await createMailedWire(database, {
    google: createOpenIdProvider({ ...google, secret: testSecret }),
    settings: { autoconfirm: false, manualLinking: true },
  });

  /** What a browser does from the start of a sign-in until it is back at our site. */
  const travel = async (address: string, person: string) => {
    const start = address.startsWith('http://findeus.test')
      ? (await wire.app.request(address)).headers.get('location')!
      : address;
    return wire.open(await chooseAccount(start, person));
  };
  /** Deletes all users. */
  const clear = () => database.transaction((q) => q.query('delete from auth.users'));
  /** Starts a sign-in and returns the address that the browser goes to. */
  const leaveFor = async (client = wire.visitor(), options: object = {}) => {
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: home, skipBrowserRedirect: true, ...options },
    });
    return data.url!;
  };
  const close = async () => {
    await wire.close();
    await google.close();
    await database.close();
  };
  return { google, database, wire, travel, clear, leaveFor, close };
}

export type GoogleWire = Awaited<ReturnType<typeof openGoogleWire>>;
