import { Hono } from 'hono';
import { chat } from '#server/functions/chat.ts';
import { deleteAccount } from '#server/functions/delete-account.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { searchChats } from '#server/functions/search-chats.ts';
import { endSignIn, listSignIns } from '#server/functions/sign-ins.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** functions/v1: what the product does beyond accounts and tables. */
export function functionRoutes(deps: FunctionDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/chat', chat(deps))
    .get('/search-chats', searchChats(deps))
    .get('/sign-ins', listSignIns(deps))
    .delete('/sign-ins/:id', endSignIn(deps))
    .post('/delete-account', deleteAccount(deps));
}
