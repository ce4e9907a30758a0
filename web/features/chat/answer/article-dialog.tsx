import { useEffect, useState } from 'react';
import { formatDay } from '#advisor/quantities/format-day.ts';
import { chatTexts } from '#web/content/chat.ts';
import { MarkdownBlock } from '#web/features/chat/answer/markdown-block.tsx';
import { useAccountStore } from '#web/lib/account/account.ts';
import { safeHref } from '#web/lib/navigation/safe-href.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OuterLink } from '#web/ui/outer-link.tsx';

interface Article {
  title: string;
  as_of: string;
  text: string;
  sources: readonly { title: string; publisher: string; url: string; date: string }[];
}

const texts = chatTexts.article;

/** An article of ours that an answer cites, with where its own statements come from. */
export function ArticleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useAccountStore();
  const [article, setArticle] = useState<Article | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const client = await store.client();
      const { data } = await client.functions.invoke<Article>(`articles/${encodeURIComponent(id)}`, {
        method: 'GET',
      });
      if (current) setArticle(data ?? 'failed');
    };
    load().catch(() => current && setArticle('failed'));
    return () => {
      current = false;
    };
  }, [id, store]);
  const title = article && article !== 'failed' ? article.title : texts.loading;
  return (
    <Dialog title={title} onClose={onClose} wide>
      {article === 'failed' && <p role="alert">{texts.failed}</p>}
      {article && article !== 'failed' && (
        <>
          <MarkdownBlock text={article.text} scope={`article-${id}`} />
          <h3 className="mt-6 font-medium">{texts.sources}</h3>
          <ul className="mt-2 list-disc pl-5 text-[0.9375rem] marker:text-quiet">
            {article.sources.map(({ title: name, publisher, url, date }) => (
              <li key={url} className="mt-1">
                <OuterLink href={safeHref(url)}>{name}</OuterLink>, {publisher}
                {date && `, ${formatDay(date)}`}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-quiet">{texts.readThrough(formatDay(article.as_of))}</p>
        </>
      )}
    </Dialog>
  );
}
