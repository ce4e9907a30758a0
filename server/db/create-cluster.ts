/** Run as a process of its own (open-embedded.ts): makes an empty Postgres cluster in the folder it is given. */
import { openPglite } from '#server/db/pglite.ts';

// Whoever asked for it is gone: nobody would ever use what is being made here.
process.once('disconnect', () => process.exit(1));

const folder = process.argv[2];
if (!folder) throw new Error('Usage: create-cluster.ts FOLDER');
const database = await openPglite({ folder });
await database.close();
process.exit(0);
