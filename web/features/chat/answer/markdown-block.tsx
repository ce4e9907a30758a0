import { Children, memo, useMemo, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { FigureLink } from '#web/features/chat/answer/figure-link.tsx';
import { InlineCode } from '#web/ui/inline-text.tsx';
import { safeHref } from '#web/lib/navigation/safe-href.ts';

const plugins = [remarkGfm];

type Element = NonNullable<ExtraProps['node']>;

interface MarkdownBlockProps {
  text: string;
  scope: string;
  /** The parts that the answer has, and its cards by their ids: one that was stopped has none. */
  parts?: string;
  cards?: string;
  /** More of it is on its way. */
  isGrowing?: boolean;
}

/** A piece of Markdown: no raw HTML, no pictures, and links that can only lead somewhere. */
export const MarkdownBlock = memo(function MarkdownBlock({
  text,
  scope,
  parts = '',
  cards = '',
  isGrowing = false,
}: MarkdownBlockProps) {
  const components = useMemo(
    () => componentsFor({ scope, parts, cards: cards.split(' '), isGrowing }),
    [scope, parts, cards, isGrowing],
  );
  return (
    <Markdown remarkPlugins={plugins} components={components} urlTransform={(url) => safeHref(url) ?? ''}>
      {closeMarks(text)}
    </Markdown>
  );
});

/** What was stopped, or is still being shown, may end between two marks. */
function closeMarks(text: string): string {
  const odd = (mark: RegExp) => (text.match(mark)?.length ?? 0) % 2 === 1;
  if (odd(/`/g)) return `${text}\``;
  return odd(/\*\*/g) ? `${text.trimEnd()}**` : text;
}

interface Place {
  scope: string;
  parts: string;
  cards: readonly string[];
  isGrowing: boolean;
}

function componentsFor(place: Place): Components {
  return {
    a({ href, children }) {
      const safe = safeHref(href);
      if (!safe) return <span>{children}</span>;
      if (safe.startsWith('#'))
        return (
          <FigureLink target={safe.slice(1)} {...place}>
            {children}
          </FigureLink>
        );
      return (
        <a
          href={safe}
          target="_blank"
          rel="noreferrer nofollow"
          className="text-accent underline underline-offset-4"
        >
          {children}
        </a>
      );
    },
    // A picture would be fetched from wherever a text says; its words are enough.
    img: ({ alt }) => <span>{alt}</span>,
    table: ({ children }) => (
      <div className="my-4 overflow-x-auto">
        <table className="figures w-full text-left text-[0.8125rem] sm:text-[0.9375rem]">{children}</table>
      </div>
    ),
    th: ({ children, style }) => {
      const look = `border-b border-line py-2 pr-2 font-normal text-quiet last:pr-0 sm:pr-4 ${alignment(style?.textAlign)}`;
      // A head that says nothing is no head.
      // eslint-disable-next-line jsx-a11y/control-has-associated-label -- It is a cell, and empty on purpose.
      if (!children) return <td className={look} />;
      return (
        <th scope="col" className={look}>
          {children}
        </th>
      );
    },
    td: ({ children, style }) => (
      <td className={`border-b border-line py-2 pr-2 last:pr-0 sm:pr-4 ${alignment(style?.textAlign)}`}>
        {children}
      </td>
    ),
    p: Paragraph,
    ul: ({ children }) => <ul className="my-3 list-disc pl-5 marker:text-quiet">{children}</ul>,
    ol: ({ children, start }) => (
      <ol start={start} className="my-3 list-decimal pl-5 marker:text-quiet">
        {children}
      </ol>
    ),
    li: ({ children }) => <li className="my-1 pl-1">{children}</li>,
    h1: ({ children }) => <h3 className="mt-6 mb-2 font-serif text-2xl font-medium">{children}</h3>,
    h2: ({ children }) => <h3 className="mt-6 mb-2 font-serif text-xl font-medium">{children}</h3>,
    h3: ({ children }) => <h4 className="mt-5 mb-1 font-medium">{children}</h4>,
    code: ({ children }) => <InlineCode>{children}</InlineCode>,
    pre: ({ children }) => (
      <pre className="my-3 overflow-x-auto rounded-lg bg-sunken p-4 text-sm">{children}</pre>
    ),
    blockquote: ({ children }) => (
      <blockquote className="my-3 border-l-2 border-line pl-4">{children}</blockquote>
    ),
  };
}

/**
 * A paragraph. One that is only bold and no sentence is the title of a section, and bold words that end with a colon
 * begin one: both are headings, by which a screen reader goes through an answer.
 */
function Paragraph({ node, children }: { node?: Element | undefined; children?: ReactNode }) {
  const [first, ...others] = node?.children ?? [];
  const title = first?.type === 'element' && first.tagName === 'strong' ? textOf(first) : '';
  if (title !== '' && others.length === 0 && !/[.!?:…”)]$/.test(title))
    return <h4 className="mt-5 mb-1 font-medium">{title}</h4>;
  if (title.endsWith(':') && others.length > 0)
    return (
      <div className="my-3">
        <h4 className="inline font-semibold">{title}</h4>
        {Children.toArray(children).slice(1)}
      </div>
    );
  return <p className="my-3">{children}</p>;
}

/** The words of an element that holds nothing but text; of others none. */
function textOf({ children }: Element): string {
  return children.every((child) => child.type === 'text')
    ? children.map((child) => child.value).join('')
    : '';
}

function alignment(align: unknown): string {
  return align === 'right' ? 'text-right' : '';
}
