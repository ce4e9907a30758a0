import type { Handler } from 'hono';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/require-user.ts';
import type { AppEnv } from '#server/http/app-env.ts';

const mostFound = 50;
/** A search reads all of somebody's words; a person types one a second at most. */
const searchLimit = { burst: 20, count: 60, seconds: 60 };
const longestQuery = 200;

interface Found {
  session_id: string;
  title: string;
  updated_at: Date;
  /** The best match's surroundings, with the matched words between « and ». */
  excerpt: string | null;
}

/** GET /search-chats?q=: the caller's conversations by title and by what was said in them, the best first. */
export function searchChats(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id } = await requireUser(c, deps);
    await requireToken(deps, { limit: searchLimit, name: 'search', subject: id });
    const wanted = (c.req.query('q') ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longestQuery);
    if (wanted === '') return c.json({ found: [] });
    const found = await deps.database.query<Found>(
      `with asked as (select websearch_to_tsquery('english', $2) as words),
       hits as (
         select distinct on (m.session_id) m.session_id, m.content, ts_rank(w.words, asked.words) as rank
         from internal.message_words w, asked, public.chat_messages m
         where w.user_id = $1 and w.words @@ asked.words and m.id = w.message_id
         order by m.session_id, rank desc
       )
       select s.id as session_id, s.title, s.updated_at,
         case when h.content is not null then ts_headline('english',
           regexp_replace(h.content, '\`\`\`findeus.*?\`\`\`', '', 'g'), asked.words,
           'StartSel=«, StopSel=», MaxWords=18, MinWords=8, MaxFragments=1') end as excerpt
       from asked, public.chat_sessions s left join hits h on h.session_id = s.id
       where s.user_id = $1 and (h.session_id is not null or position(lower($2) in lower(s.title)) > 0)
       order by (position(lower($2) in lower(s.title)) > 0) desc, coalesce(h.rank, 0) desc, s.updated_at desc
       limit ${mostFound}`,
      [id, wanted],
    );
    return c.json({ found });
  };
}
