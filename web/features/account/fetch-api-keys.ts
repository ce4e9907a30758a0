import type { SupabaseClient } from '@supabase/supabase-js';
import type { ApiKey } from '#contract/api-keys.ts';
import { callFunction } from '#web/lib/call-function.ts';

export async function fetchApiKeys(client: SupabaseClient): Promise<ApiKey[]> {
  return (await callFunction<{ api_keys: ApiKey[] }>(client, 'api-keys', { method: 'GET' })).api_keys;
}
