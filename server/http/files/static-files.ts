import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';
import type { AppEnv } from '#server/http/app-env.ts';

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  /** The same content by encoding; `identity` is always there. */
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
  /** Makes the ones that are missing: for documents of which there are too many to compress at every start. */
  compress?: (encoding: Compressed) => Promise<Body>;
}

type Body = Uint8Array<ArrayBuffer>;

export type StaticFiles = ReadonlyMap<string, StaticFile>;

const suffixes = { br: '.br', gzip: '.gz' } as const;
type Compressed = keyof typeof suffixes;
type Encoding = Compressed | 'identity';

/** Files whose name carries a hash of their content never change; everything else is asked for again. */
const hashedFolders = /^\/(?:assets|packages)\//;

/** A placeholder in the build for the address of the site, which only the server knows. */
const sitePlaceholder = '{{site}}';
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const mayNameSite = /\.(html|xml|txt)$/;
/** One document a calculator: each is compressed when it is first asked for. */
const manyDocuments = /^\/calculators\//;

/**
 * Reads the built front end into memory, with the compressed twins that the build has laid beside the files. Only
 * what is in this map can ever be served, so no address, however written, reaches another file.
 */
export async function loadStaticFiles(folder: string, site: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, StaticFile]> => {
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      const named = mayNameSite.test(path) ? await withSite(path, site) : null;
      const isLazy = named !== null && manyDocuments.test(address);
      const bodies = !named ? await asBuilt(path) : isLazy ? { identity: named } : await compressed(named);
      return [
        address,
        {
          type: getMimeType(path) ?? 'application/octet-stream',
          etag: `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`,
          cacheControl: hashedFolders.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
          bodies,
          ...(isLazy ? { compress: (encoding: Compressed) => compressors[encoding](named) } : {}),
        },
      ];
    }),
  );
  return new Map(files);
}

async function asBuilt(path: string): Promise<StaticFile['bodies']> {
  const bodies: StaticFile['bodies'] = { identity: new Uint8Array(await readFile(path)) };
  for (const [encoding, suffix] of Object.entries(suffixes) as [keyof typeof suffixes, string][]) {
    const body = await readFile(path + suffix).catch(() => null);
    if (body) bodies[encoding] = new Uint8Array(body);
  }
  return bodies;
}

/** A file that names the site, with its name in it; null for one that does not. */
async function withSite(path: string, site: string): Promise<Body | null> {
  const text = await readFile(path, 'utf8');
  return text.includes(sitePlaceholder)
    ? new Uint8Array(Buffer.from(text.replaceAll(sitePlaceholder, site)))
    : null;
}

const compressors: Record<Compressed, (body: Body) => Promise<Body>> = {
  async br(body) {
    // The last step of quality would make it a fortieth smaller, and every start a third of a second longer.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return new Uint8Array(await toBrotli(body, { params }));
  },
  gzip: async (body) => new Uint8Array(await toGzip(body)),
};

async function compressed(identity: Body): Promise<StaticFile['bodies']> {
  const [br, gz] = await Promise.all([compressors.br(identity), compressors.gzip(identity)]);
  return { identity, br, gzip: gz };
}

/** Answers with the file at `address`, or with null where there is none. */
export async function serveFile(
  files: StaticFiles,
  address: string,
  c: Context<AppEnv>,
  status: 200 | 404 = 200,
): Promise<Response | null> {
  const file = files.get(address);
  if (!file) return null;
  c.header('cache-control', file.cacheControl);
  c.header('vary', 'accept-encoding');
  if (status === 200) {
    c.header('etag', file.etag);
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  }
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: file.compress ? Object.keys(suffixes) : Object.keys(file.bodies),
    default: 'identity',
    match: (accepted, { supports, default: identity }) =>
      ['br', 'gzip'].find(
        (name) => supports.includes(name) && accepted.some(({ type, q }) => type === name && q > 0),
      ) ?? identity,
  }) as Encoding;
  if (encoding !== 'identity') c.header('content-encoding', encoding);
  c.header('content-type', file.type);
  return c.body(await bodyOf(file, encoding), status);
}

async function bodyOf(file: StaticFile, encoding: Encoding): Promise<Body> {
  const { bodies, compress } = file;
  if (encoding === 'identity' || (!bodies[encoding] && !compress)) return bodies.identity;
  return (bodies[encoding] ??= await compress!(encoding));
}
