/** Runs in a worker thread (open-embedded.ts): makes an empty Postgres cluster in the folder it is given. */
import { workerData } from 'node:worker_threads';
import { openPglite } from '#server/db/pglite.ts';

const database = await openPglite({ folder: workerData as string });
await database.close();
