/**
 * `node scripts/check-boundaries.ts`: fails on imports outside the arrows of ARCHITECTURE.md, on import cycles, and on
 * folders with too many files.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { findCycles } from '#scripts/find-cycles.ts';
import { importsOf } from '#scripts/imports-of.ts';
import { rooms, type Room } from '#scripts/boundaries.ts';

const sourceFile = /\.tsx?$/;
const builtFile = /^(?:sdk|mcp)\/dist\//;
const testFile = /\.test\.tsx?$/;
/** Tests do not count: they stand beside what they test. */
const maxFilesInFolder = 25;

/** Every import below `root` that is not allowed, every cycle and every crowded folder, as one sentence each. */
export async function findViolations(root: string): Promise<string[]> {
  const entries = await Promise.all(
    [...new Set(rooms.map(({ path }) => path.split('/')[0]!))].map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  const files = entries
    .flat()
    .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !builtFile.test(file))
    .sort();
  const imports = new Map(
    await Promise.all(
      files.map(async (file) => [file, importsOf(file, await readFile(join(root, file), 'utf8'))] as const),
    ),
  );
  const violations = [...imports].flatMap(([file, specifiers]) =>
    specifiers.flatMap((specifier) => {
      const complaint = complaintAbout(file, specifier);
      return complaint ? [`${file} imports ${specifier}: ${complaint}`] : [];
    }),
  );
  const graph = new Map(
    [...imports].map(([file, specifiers]) => [file, specifiers.flatMap((one) => targetOf(file, one) ?? [])]),
  );
  const cycles = findCycles(graph).map(
    (cycle) => `${cycle.join(' -> ')}: a cycle; move what both need to a third file`,
  );
  return [...violations, ...cycles, ...crowdedFolders(files)];
}

function crowdedFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(
    files.filter((file) => !testFile.test(file)),
    (file) => dirname(file),
  );
  return [...folders]
    .filter(([, inside]) => inside.length > maxFilesInFolder)
    .map(
      ([folder, inside]) =>
        `${folder}: ${inside.length} source files; group them into folders of at most ${maxFilesInFolder}`,
    );
}

/** The file of this project that an import names; null for a package. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

function complaintAbout(file: string, specifier: string): string | null {
  const room = roomOf(file);
  if (!room) return `${file} lies in no room of scripts/boundaries.ts`;
  const isRelative = specifier.startsWith('.');
  if (isRelative && !room.ownPackage) return 'relative imports hide where things live; use a # path';
  if (specifier.startsWith('#') && room.ownPackage) return 'a package of its own has no # paths';
  const isTest = testFile.test(file) || ['server/testing', 'web/testing', 'e2e', 'bench'].includes(room.path);
  const target = targetOf(file, specifier);
  if (target === null) return isTest || allowsPackage(room, specifier) ? null : 'not a package for this room';

  const targetRoom = roomOf(target);
  if (!targetRoom) return 'there is no such room';
  if (/^(?:server|web)\/testing\//.test(target) && !isTest) return 'only tests may use it';
  if (isTest && !target.startsWith('web/')) return null;
  if (room === targetRoom) return siblingComplaint(room, file, target);
  return arrowComplaint(room, file, target) ?? entryComplaint(targetRoom, target);
}

function entryComplaint({ path, entries }: Room, target: string): string | null {
  return !entries || entries.includes(target.slice(path.length + 1)) ? null : `not an entry of ${path}`;
}

function arrowComplaint(room: Room, file: string, target: string): string | null {
  const allowed = room.mayImport.some((path) => isWithin(target, path));
  return allowed ? null : `no arrow leads there from ${room.path === file ? file : room.path}`;
}

/** In a room whose folders are siblings (the features), composition happens one level up. */
function siblingComplaint(room: Room, file: string, target: string): string | null {
  if (!room.siblings) return null;
  const folderOf = (path: string) => path.slice(room.path.length + 1).split('/')[0];
  return folderOf(file) === folderOf(target) ? null : 'siblings never import siblings';
}

/** The most specific room that holds the path; a test lives where its subject lives. */
function roomOf(path: string): Room | undefined {
  const subject = path.replace(/\.test(?=\.tsx?$)/, '');
  const holding = rooms.filter((room) => isWithin(subject, room.path));
  return holding.sort((a, b) => b.path.length - a.path.length)[0];
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function allowsPackage(room: Room, specifier: string): boolean {
  return (
    room.packages === 'any' ||
    room.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  );
}

if (import.meta.main) {
  const violations = await findViolations('.');
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exit(1);
}
