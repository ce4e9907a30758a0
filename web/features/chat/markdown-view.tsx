import { memo, useMemo, type ComponentType } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { safeHref } from '#web/lib/safe-href.ts';

/** Renders a receipt; where it is not known, readable text stays. */
export type ReceiptView = ComponentType<{
  json: string;
  /** Distinguishes the cards of one answer from those of another. */
  scope: string;
  onAskAgain: (question: string) => void;
}>;

interface MarkdownViewProps {
  text: string;
  scope: string;
  Receipt: ReceiptView;
  onAskAgain: (question: string) => void;
}

const receiptFence = /^```findeus\n([\s\S]*?)\n```\s*$/;
const plugins = [remarkGfm];

/** An answer as a document. Paragraph by paragraph: while it grows, only its last one is read again. */
export function MarkdownView({ text, scope, Receipt, onAskAgain }: MarkdownViewProps) {
  return blocksOf(text).map((block, index) => {
    const receipt = receiptFence.exec(block)?.[1];
    // Blocks only ever grow at the end.
    /* eslint-disable react/no-array-index-key */
    return receipt === undefined ? (
      <MarkdownBlock key={index} text={block} scope={scope} />
    ) : (
      <Receipt key={index} json={receipt} scope={scope} onAskAgain={onAskAgain} />
    );
    /* eslint-enable react/no-array-index-key */
  });
}

const MarkdownBlock = memo(function MarkdownBlock({ text, scope }: { text: string; scope: string }) {
  const components = useMemo(() => componentsFor(scope), [scope]);
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

/** At blank lines, but never inside a fence, a list or a table. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fenced = false;
  const close = () => {
    if (current.some((line) => line.trim() !== '')) blocks.push(current.join('\n'));
    current = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (!fenced && line.startsWith('```findeus')) close();
      fenced = !fenced;
      current.push(line);
      if (!fenced) close();
    } else if (!fenced && line.trim() === '') {
      // A list goes on after a blank line if another item follows; then the two belong together.
      current.push(line);
      if (!/^\s*([-*]|\d+\.)\s/m.test(current.join('\n'))) close();
    } else if (!fenced && current.at(-1)?.trim() === '' && !/^\s*([-*]|\d+\.)\s|^\s{2,}/.test(line)) {
      close();
      current.push(line);
    } else current.push(line);
  }
  close();
  return blocks;
}

function componentsFor(scope: string): Components {
  return {
    a({ href, children }) {
      const safe = safeHref(href);
      if (!safe) return <span>{children}</span>;
      if (safe.startsWith('#'))
        return (
          <FigureLink target={safe.slice(1)} scope={scope}>
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
        <table className="figures w-full text-left text-[0.9375rem]">{children}</table>
      </div>
    ),
    th: ({ children, style }) => {
      const look = `border-b border-line py-2 pr-4 font-normal text-quiet ${alignment(style?.textAlign)}`;
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
      <td className={`border-b border-line py-2 pr-4 ${alignment(style?.textAlign)}`}>{children}</td>
    ),
    p: ({ children }) => <p className="my-3">{children}</p>,
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
    code: ({ children }) => (
      <code className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{children}</code>
    ),
    pre: ({ children }) => (
      <pre className="my-3 overflow-x-auto rounded-lg bg-sunken p-4 text-sm">{children}</pre>
    ),
    blockquote: ({ children }) => (
      <blockquote className="my-3 border-l-2 border-line pl-4">{children}</blockquote>
    ),
  };
}

function alignment(align: unknown): string {
  return align === 'right' ? 'text-right' : '';
}

/** A figure in the prose points to the card it comes from; what has no card is only said. */
function FigureLink({
  target,
  scope,
  children,
}: {
  target: string;
  scope: string;
  children: React.ReactNode;
}) {
  const [card = ''] = target.split('.');
  if (card === 'article' || card === 'fact') return <span>{children}</span>;
  return (
    <button
      type="button"
      title="Show how this was computed"
      onClick={() => document.getElementById(`${scope}-${card}`)?.scrollIntoView({ block: 'center' })}
      className="figures underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
    >
      {children}
    </button>
  );
}
