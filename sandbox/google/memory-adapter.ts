import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const keptEntries = 5_000;

/** Where the provider keeps its sessions and tokens: in memory, the oldest forgotten first. It checks expiry itself. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>();

  return (model): Adapter => ({
    async upsert(id, payload) {
      entries.set(`${model}:${id}`, payload);
      const [oldest] = entries.keys();
      if (entries.size > keptEntries && oldest !== undefined) entries.delete(oldest);
    },
    find: async (id) => entries.get(`${model}:${id}`),
    findByUid: async (uid) => [...entries.values()].find((payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = entries.get(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
