import { useState } from 'react';
import { chatTexts } from '#web/content/chat.ts';
import { printConversations, toJson, toMarkdown, type Conversation } from '#web/features/chat/export-chat.ts';
import { useChat } from '#web/features/chat/use-chat.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ExportDialogProps {
  isPro: boolean;
  onPricing: () => void;
  onClose: () => void;
}

const texts = chatTexts.exports;

/** A conversation, or all of them, to keep elsewhere. */
export function ExportDialog({ isPro, onPricing, onClose }: ExportDialogProps) {
  const { chat, sessions, sessionId, messages } = useChat();
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [nothing, setNothing] = useState(false);
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
  const collect = async (): Promise<Conversation[]> => {
    if (all) return chat.everything();
    const session = sessions?.find(({ id }) => id === sessionId);
    return session ? [{ session, messages: [...messages] }] : [];
  };
  const run = (save: (conversations: Conversation[]) => void) => async () => {
    setBusy(true);
    const conversations = await collect();
    setBusy(false);
    setNothing(conversations.length === 0);
    if (conversations.length > 0) save(conversations);
  };
  const forms = [
    [texts.markdown, run((found) => saveFile('findeus.md', 'text/markdown', toMarkdown(found)))],
    [texts.json, run((found) => saveFile('findeus.json', 'application/json', toJson(found)))],
    [texts.print, run((found) => printConversations(found))],
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
      {nothing && (
        <div className="mt-4">
          <Notice kind="problem">{texts.nothing}</Notice>
        </div>
      )}
    </Dialog>
  );
}
