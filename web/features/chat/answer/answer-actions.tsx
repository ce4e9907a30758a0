import { useState } from 'react';
import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import { chatTexts } from '#web/content/chat.ts';
import type { ChatMessage, Rating, RatingReason } from '#web/features/chat/store/chat-data.ts';
import { withoutInnerLinks } from '#web/features/chat/answer/inner-links.ts';
import { plainText } from '#web/features/chat/answer/plain-text.ts';
import { RatingReasons } from '#web/features/chat/answer/rating-reasons.tsx';
import { recordInWords } from '#web/features/chat/answer/record-in-words.ts';
import { useDisclosure } from '#web/lib/use-disclosure.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AgainIcon, MoreIcon, ThumbDownIcon, ThumbUpIcon } from '#web/ui/icons.tsx';

interface AnswerActionsProps {
  message: ChatMessage;
  busy: boolean;
  onRate: (rating: Rating | null, reason?: RatingReason) => void;
  onAgain: () => void;
}

/** What can be done with an answer. */
export function AnswerActions({ message, busy, onRate, onAgain }: AnswerActionsProps) {
  const texts = chatTexts.answer;
  /** After a bad rating, the user is asked why, and thanked. */
  const [isAsked, setIsAsked] = useState(false);
  const { open, toggle, root, button } = useDisclosure();
  const markdown = pasted(message.content);
  const thumb = (rating: Rating, label: string, icon: React.ReactNode) => (
    <IconButton
      label={label}
      aria-pressed={message.rating === rating}
      onClick={() => {
        const next = message.rating === rating ? null : rating;
        setIsAsked(next === 'down');
        onRate(next);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      <div className="-ml-3 flex items-center">
        <CopyButton text={plainText(markdown)} label={texts.copy} />
        {thumb('up', texts.good, <ThumbUpIcon />)}
        {thumb('down', texts.bad, <ThumbDownIcon />)}
        <IconButton label={texts.again} disabled={busy} onClick={onAgain}>
          <AgainIcon />
        </IconButton>
        <div ref={root} className="relative">
          <IconButton ref={button} label={texts.more} aria-expanded={open} onClick={toggle}>
            <MoreIcon />
          </IconButton>
          {open && (
            <div className="absolute right-0 bottom-full z-10 rounded-xl bg-raised p-1 whitespace-nowrap shadow-lift">
              <CopyButton text={markdown} label={texts.copyMarkdown} />
            </div>
          )}
        </div>
      </div>
      {isAsked && !message.rating_reason && <RatingReasons onChoose={(reason) => onRate('down', reason)} />}
      {isAsked && message.rating_reason && <output className="text-sm text-quiet">{texts.thanks}</output>}
    </>
  );
}

/** For people who paste it somewhere: links to cards and receipts mean nothing there. */
function pasted(markdown: string): string {
  return withoutInnerLinks(withoutReceipts(recordInWords(markdown))).trim();
}
