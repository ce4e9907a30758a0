import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import { chatTexts } from '#web/content/chat.ts';
import type { ChatMessage, Rating } from '#web/features/chat/chat-data.ts';
import { withoutInnerLinks } from '#web/features/chat/inner-links.ts';
import { recordInWords } from '#web/features/chat/record-in-words.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AgainIcon, ThumbDownIcon, ThumbUpIcon } from '#web/ui/icons.tsx';

interface AnswerActionsProps {
  message: ChatMessage;
  busy: boolean;
  onRate: (rating: Rating | null) => void;
  onAgain: () => void;
}

/** What can be done with an answer. */
export function AnswerActions({ message, busy, onRate, onAgain }: AnswerActionsProps) {
  const texts = chatTexts.answer;
  const thumb = (rating: Rating, label: string, icon: React.ReactNode) => (
    <IconButton
      label={label}
      aria-pressed={message.rating === rating}
      onClick={() => onRate(message.rating === rating ? null : rating)}
    >
      {icon}
    </IconButton>
  );
  return (
    <div className="-ml-3 flex items-center">
      <CopyButton text={pasted(message.content)} label={texts.copy} />
      {thumb('up', texts.good, <ThumbUpIcon />)}
      {thumb('down', texts.bad, <ThumbDownIcon />)}
      <IconButton label={texts.again} disabled={busy} onClick={onAgain}>
        <AgainIcon />
      </IconButton>
    </div>
  );
}

/** For people who paste it somewhere: links to cards and receipts mean nothing there. */
function pasted(markdown: string): string {
  return withoutInnerLinks(withoutReceipts(recordInWords(markdown))).trim();
}
