import { parse, protocol, type ExecProtocolResult, type PGlite } from '@electric-sql/pglite';

type Message = ExecProtocolResult['messages'][number];

interface Prepared {
  name: string;
  /** The types of its parameters, by their numbers in Postgres. */
  parameters: number[];
  /** What its rows look like, as Postgres has described it. */
  columns: Message[];
}

/** There are some dozens of texts in the whole server; should somebody make them up as they go, it ends here. */
const mostPrepared = 200;
/** What Postgres says to a prepared statement whose tables have changed so that its rows would look different. */
const changedSince = '0A000';
const { serialize } = protocol;

/**
 * Runs statements that stand alone, each prepared when it first comes and in one message from then on. The library's
 * own `query` parses and plans them every time and takes six messages, each a way into WebAssembly and back: together
 * that was a third to a half of what such a statement cost.
 */
export function prepareStatements(pglite: PGlite) {
  const prepared = new Map<string, Prepared>();
  let names = 0;
  const send = async (...messages: Uint8Array[]) =>
    (await pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;

  const prepare = async (text: string): Promise<Prepared> => {
    const name = `prepared_${names++}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      name,
      parameters: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    };
    prepared.set(text, statement);
    return statement;
  };

  const run = async <R extends object>(text: string, values: readonly unknown[]): Promise<R[]> => {
    if (pglite.closed) throw new Error('The database is closed');
    const { name, parameters, columns } = prepared.get(text) ?? (await prepare(text));
    const texts = values.map((value, index) => {
      if (value === null) return null;
      const toText = pglite.serializers[parameters[index] ?? 0] ?? String;
      return toText(value);
    });
    const answers = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({}));
    const [result] = parse.parseResults([...columns, ...answers], pglite.parsers);
    return (result?.rows ?? []) as R[];
  };

  /** In the library's own turns: within somebody's transaction a statement would be a part of it. */
  const inTurn = <T>(work: () => Promise<T>) =>
    // oxlint-disable-next-line no-underscore-dangle -- it has no other name for this, and its types declare it
    pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(work));
  const unprepared = async <R extends object>(text: string, values: readonly unknown[]) =>
    (await pglite.query<R>(text, [...values])).rows;

  return async <R extends object>(text: string, values: readonly unknown[]): Promise<R[]> => {
    if (prepared.size >= mostPrepared && !prepared.has(text)) return unprepared<R>(text, values);
    try {
      return await inTurn(() => run<R>(text, values));
    } catch (error) {
      // Nothing of it has been done: by itself a statement is done as a whole or not at all.
      if (error instanceof Error && 'code' in error && error.code === changedSince) {
        return unprepared<R>(text, values);
      }
      throw error;
    }
  };
}
