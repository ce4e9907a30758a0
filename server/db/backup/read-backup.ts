import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  BackupProblem,
  formatName,
  formatVersion,
  manifestSchema,
  tableEndSchema,
  tableStartSchema,
  trailerSchema,
  type Manifest,
  type TableEnd,
  type TableStart,
} from '#server/db/backup/backup-format.ts';

type BackupEntry =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'table'; table: TableStart }
  | { kind: 'row'; row: string }
  | { kind: 'end'; end: TableEnd };

/** Reads a whole backup without using it, and gives its manifest. Throws where anything is missing or was changed. */
export async function checkBackup(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  for await (const entry of readBackup(file)) if (entry.kind === 'manifest') manifest = entry.manifest;
  if (!manifest) throw damaged(file);
  return manifest;
}

/** The entries of a backup in their order. What it holds is known to be whole only when the last one was read. */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry> {
  const hash = createHash('sha256');
  const seen = { tables: 0, rows: 0 };
  let isFirst = true;
  let table: { rows: number } | undefined;
  let isWhole = false;
  for await (const line of linesOf(file)) {
    if (isWhole) throw damaged(file);
    if (isFirst) {
      yield { kind: 'manifest', manifest: parseManifest(line, file) };
      isFirst = false;
    } else if (line.startsWith('[') && table) {
      table.rows += 1;
      yield { kind: 'row', row: line };
    } else if (table) {
      const end = parse(tableEndSchema, line, file);
      if (end.rows !== table.rows) throw damaged(file);
      seen.tables += 1;
      seen.rows += end.rows;
      table = undefined;
      yield { kind: 'end', end };
    } else if (line.startsWith('{"table":')) {
      table = { rows: 0 };
      yield { kind: 'table', table: parse(tableStartSchema, line, file) };
    } else {
      const trailer = parse(trailerSchema, line, file);
      const isRight = trailer.tables === seen.tables && trailer.rows === seen.rows;
      if (!isRight || trailer.sha256 !== hash.digest('hex')) throw damaged(file);
      isWhole = true;
      continue;
    }
    hash.update(`${line}\n`);
  }
  if (!isWhole) throw damaged(file);
}

function parseManifest(line: string, file: string): Manifest {
  const { format, formatVersion: version, productVersion } = parseObject(line, file);
  if (format !== formatName) throw notABackup(file);
  if (typeof version === 'number' && version > formatVersion) {
    throw new BackupProblem(
      `${file} was made by a newer version of FinDeus (${String(productVersion)}). Restore it with that version or a newer one.`,
    );
  }
  return parse(manifestSchema, line, file);
}

function parse<T>(schema: z.ZodType<T>, line: string, file: string): T {
  const result = schema.safeParse(parseObject(line, file));
  if (!result.success) throw damaged(file);
  return result.data;
}

function parseObject(line: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw damaged(file);
  }
}

/** Not node:readline, for which a line also ends at characters that JSON may hold as they are. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  source.pipe(text);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw explainReadError(error, file);
  } finally {
    source.destroy();
    text.destroy();
  }
  if (rest !== '') throw damaged(file);
}

function explainReadError(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupProblem(`There is no file ${file}.`);
  if (code === 'EACCES') return new BackupProblem(`${file} may not be read.`);
  if (message === 'incorrect header check') return notABackup(file);
  return code?.startsWith('Z_') ? damaged(file) : error;
}

function notABackup(file: string): BackupProblem {
  return new BackupProblem(`${file} is not a backup of FinDeus.`);
}

function damaged(file: string): BackupProblem {
  return new BackupProblem(
    `${file} is damaged or incomplete, and nothing was restored. Use another copy of it, or another backup.`,
  );
}
