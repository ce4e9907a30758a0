import type { Handler } from 'hono';
import { maxSearchLength } from '#contract/chat.ts';
import type { Caller } from '#server/db/caller.ts';
import { waitingCallers } from '#server/db/caller-limits.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database } from '#server/db/database.ts';
import { createFairShare } from '#server/db/fair-share.ts';
import type { Shares } from '#server/db/shares.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

const maxResults = 50;
/** Excerpts are the most costly part, and few people read the twentieth. */
const maxExcerpts = 20;
/** Parts of words have no index: the search for them reads the texts of this many conversations at most, the latest. */
const searchedByParts = 500;
/** A search reads all words of a user's messages; a person types one a second at most. */
const searchLimit = { burst: 20, count: 60, seconds: 60 };
/** A full Pro account takes about a second. */
const searchTimeoutMs = 5_000;
/** Two searches of a user run at a time, because a search is the most costly request. */
const searchShares: Shares = {
  all: Infinity,
  forLight: 0,
  forWithinBudget: 0,
  perNetwork: Infinity,
  perCaller: 2,
  maxWaiting: 20,
  maxWaitMs: waitingCallers.maxMs,
  maxLightWaitMs: waitingCallers.maxMs,
  // The database counts the time of a search.
  time: { lightMs: Infinity, budgetMs: Infinity, forgiven: 1 },
};
const maxExcerptLength = 500;

interface Found {
  session_id: string;
  title: string;
  updated_at: Date;
  /** Where the best match is, with the matched words between « and »; only for the first results. */
  excerpt: string | null;
}

/** GET /search-chats?q=: the caller's conversations by title and by what was said in them, the best first. */
export function searchChats(deps: FunctionDeps): Handler<AppEnv> {
  const share = createFairShare(searchShares);
  return async (c) => {
    const { id, caller } = await requireUser(c, deps);
    await requireToken(deps, { limit: searchLimit, name: 'search', subject: id });
    const wanted = (c.req.query('q') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
    if (wanted.length > maxSearchLength) {
      throw new AppError('validation_failed', {
        message: `Search for at most ${maxSearchLength} characters.`,
      });
    }
    if (wanted === '') return c.json({ found: [] });
    return c.json({ found: await share(caller, () => findChats(deps.database, caller, [id, wanted])) });
  };
}

async function findChats(
  database: Database,
  caller: Caller,
  values: [userId: string, wanted: string],
): Promise<Found[]> {
  try {
    return await database.transaction(
      async (queries) => {
        await queries.script(`set local statement_timeout = ${searchTimeoutMs}`);
        return queries.query<Found>(findSql, values);
      },
      { shareOf: caller },
    );
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === '57014')) throw error;
    throw new AppError('request_timeout', {
      message: 'The search took too long. Please try again with fewer or rarer words.',
      cause: error,
    });
  }
}

/**
 * Words are looked up first; then, where there is room for more results, any parts of words in the latest conversations.
 * Only what is returned is read in full: ranking needs no more than the index.
 */
const findSql = `
  with asked as (select internal.search_query($2) as words, internal.search_parts($2) as parts),
  by_words as materialized (
    select distinct on (m.session_id) m.session_id, m.id, ts_rank(w.words, asked.words) as rank
    from internal.message_words w, asked, public.chat_messages m
    where w.user_id = $1 and w.words @@ asked.words and m.id = w.message_id
    order by m.session_id, rank desc
  ),
  latest as (
    select s.id from public.chat_sessions s
    where s.user_id = $1 and (select count(*) from by_words) < ${maxResults}
      and s.id not in (select session_id from by_words)
    order by s.updated_at desc limit ${searchedByParts}
  ),
  by_parts as (
    select distinct on (m.session_id) m.session_id, m.id
    from latest, asked, public.chat_messages m, internal.message_words w
    where cardinality(asked.parts) > 0 and m.user_id = $1 and m.session_id = latest.id and w.message_id = m.id
      and not exists (select from unnest(asked.parts) as part where coalesce(position(part in w.plain), 0) = 0)
    order by m.session_id, m.created_at desc
  ),
  hits as (
    select session_id, id, rank, true as has_words from by_words
    union all select session_id, id, 0, false from by_parts
  ),
  best as (
    select s.id, s.title, s.updated_at, h.id as message_id, h.has_words,
      row_number() over (order by (position(lower($2) in lower(s.title)) > 0) desc,
        coalesce(h.rank, 0) desc, s.updated_at desc, s.id) as place
    from public.chat_sessions s left join hits h on h.session_id = s.id
    where s.user_id = $1 and (h.session_id is not null or position(lower($2) in lower(s.title)) > 0)
    order by place limit ${maxResults}
  )
  select b.id as session_id, b.title, b.updated_at,
    left(case
      when b.has_words then internal.excerpt_of(m.content, asked.words)
      else internal.excerpt_around(m.content, asked.parts[1])
    end, ${maxExcerptLength}) as excerpt
  from asked, best b left join public.chat_messages m on m.id = b.message_id and b.place <= ${maxExcerpts}
  order by b.place`;
