import type { Handler } from 'hono';
import { longestSearch } from '#contract/chat.ts';
import type { Caller } from '#server/db/as-role.ts';
import { waitingCallers } from '#server/db/caller-limits.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database } from '#server/db/database.ts';
import { createFairShare } from '#server/db/fair-share.ts';
import type { Shares } from '#server/db/shares.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/require-user.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';

const maxResults = 50;
/** An excerpt costs more than everything else, and few people read the twentieth. */
const maxExcerpts = 20;
/** A search reads all words of a user's messages; a person types one a second at most. */
const searchLimit = { burst: 20, count: 60, seconds: 60 };
/** A full Pro account takes about a second. */
const searchTimeoutMs = 5_000;
/** A search is the costliest thing to ask for: a user's share of the connections is larger. */
const searchShares: Shares = {
  all: Infinity,
  forLight: 0,
  forWithinBudget: 0,
  perNetwork: Infinity,
  perCaller: 2,
  mostWaiting: 20,
  longestWaitMs: waitingCallers.longestMs,
  longestLightWaitMs: waitingCallers.longestMs,
  // The database counts the time of a search.
  time: { lightMs: Infinity, budgetMs: Infinity, forgiven: 1 },
};
const longestExcerpt = 500;

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
    if (wanted.length > longestSearch) {
      throw new AppError('validation_failed', {
        message: `Search for at most ${longestSearch} characters.`,
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

/** Only what is returned is read in full: ranking needs no more than the index. */
const findSql = `
  with asked as (select internal.search_query($2) as words),
  hits as (
    select distinct on (m.session_id) m.session_id, m.id, ts_rank(w.words, asked.words) as rank
    from internal.message_words w, asked, public.chat_messages m
    where w.user_id = $1 and w.words @@ asked.words and m.id = w.message_id
    order by m.session_id, rank desc
  ),
  best as (
    select s.id, s.title, s.updated_at, h.id as message_id,
      row_number() over (order by (position(lower($2) in lower(s.title)) > 0) desc,
        coalesce(h.rank, 0) desc, s.updated_at desc, s.id) as place
    from public.chat_sessions s left join hits h on h.session_id = s.id
    where s.user_id = $1 and (h.session_id is not null or position(lower($2) in lower(s.title)) > 0)
    order by place limit ${maxResults}
  )
  select b.id as session_id, b.title, b.updated_at,
    left(internal.excerpt_of(m.content, asked.words), ${longestExcerpt}) as excerpt
  from asked, best b left join public.chat_messages m on m.id = b.message_id and b.place <= ${maxExcerpts}
  order by b.place`;
