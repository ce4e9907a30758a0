import { Suspense, useCallback, useState } from 'react';
import { chatTexts } from '#web/content/chat.ts';
import { fileNameOf, toJson, type Conversation } from '#web/features/chat/export/export-chat.ts';
import { useChat } from '#web/features/chat/store/use-chat.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { whyNoDocument } from '#web/lib/ask-to-export.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { toHtmlDocument } from '#web/lib/html-document.ts';
import { lazyPart, retryFailedParts } from '#web/lib/lazy-part.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SmallProblem } from '#web/ui/problem.tsx';

interface ExportDialogProps {
  isPro: boolean;
  onPricing: () => void;
  onClose: () => void;
}

const texts = chatTexts.exports;
/** It knows all calculators by their words, which nobody needs who does not print. */
const PrintView = lazyPart(
  () => import('#web/features/chat/export/print-view.tsx'),
  (part) => part.PrintView,
);

function NotPrinted({ onRetry }: { onRetry: () => void }) {
  return <SmallProblem text={texts.failed} action={chatTexts.failed.retry} onAction={onRetry} />;
}

async function saveMarkdown(name: string, conversations: readonly Conversation[]): Promise<void> {
  const { toMarkdown } = await fetchPart(() => import('#web/features/chat/export/to-markdown.ts'));
  saveFile(`${name}.md`, 'text/markdown', await toMarkdown(conversations));
}

function saveDocument(name: string, title: string, content: Element): void {
  const note = texts.madeOn(formatDate(new Date()));
  saveFile(`${name}.html`, 'text/html', toHtmlDocument({ title, note, content }));
}

/** A conversation, or all of them, to keep elsewhere. */
export function ExportDialog({ isPro, onPricing, onClose }: ExportDialogProps) {
  const { chat, sessions, sessionId } = useChat();
  const store = useAccountStore();
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [printed, setPrinted] = useState<{ found: Conversation[]; save?: (content: Element) => void } | null>(
    null,
  );
  const endPrint = useCallback(() => setPrinted(null), []);
  if (!isPro) {
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <p>{texts.pro}</p>
        <Button className="mt-5" data-autofocus onClick={onPricing}>
          {texts.seePro}
        </Button>
      </Dialog>
    );
  }
  const collect = async (): Promise<Conversation[] | null> => {
    const wanted = (sessions ?? []).filter(({ id }) => all || id === sessionId);
    const conversations: Conversation[] = [];
    for (const session of wanted) {
      const said = await chat.messagesOf(session.id);
      // Half an export would look like a whole one.
      if (!said) return null;
      conversations.push({ session, messages: said });
    }
    return conversations;
  };
  const run = (save: (conversations: Conversation[]) => void | Promise<void>) => async () => {
    setBusy(true);
    const refusal = await whyNoDocument(store, texts.failed);
    const conversations = refusal === null ? await collect() : null;
    const whyNot = conversations?.length ? null : conversations ? texts.nothing : (refusal ?? texts.failed);
    const saving = whyNot === null ? save(conversations!) : undefined;
    setProblem(
      await Promise.resolve(saving).then(
        () => whyNot,
        () => texts.failed,
      ),
    );
    setBusy(false);
  };
  const nameOf = ([first]: Conversation[]) =>
    all || !first ? texts.allFile : fileNameOf(first.session.title);
  const titleOf = ([first]: Conversation[]) => (all || !first ? texts.allFile : first.session.title);
  const forms = [
    [texts.markdown, run((found) => saveMarkdown(nameOf(found), found))],
    [
      texts.document,
      run((found) =>
        setPrinted({ found, save: (content) => saveDocument(nameOf(found), titleOf(found), content) }),
      ),
    ],
    [texts.json, run((found) => saveFile(`${nameOf(found)}.json`, 'application/json', toJson(found)))],
    [texts.print, run((found) => setPrinted({ found }))],
  ] as const;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm text-quiet">{texts.what}</legend>
        {[false, true].map((value) => (
          <label key={String(value)} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="what"
              checked={all === value}
              onChange={() => setAll(value)}
              className="size-5 accent-accent"
            />
            {value ? texts.all : texts.one}
          </label>
        ))}
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-3">
        {forms.map(([label, act]) => (
          <Button key={label} look="secondary" disabled={busy} onClick={() => void act()}>
            {label}
          </Button>
        ))}
      </div>
      {problem && (
        <div className="mt-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      {printed && (
        <ErrorBoundary Fallback={NotPrinted} onLeave={retryFailedParts}>
          <Suspense fallback={null}>
            <PrintView conversations={printed.found} onDrawn={printed.save} onDone={endPrint} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
