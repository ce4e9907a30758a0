import { chatTexts } from '#web/content/chat.ts';
import { AnswerView, type AnswerPartsView } from '#web/features/chat/answer/answer-view.tsx';
import type { ChatMessage } from '#web/features/chat/store/chat-data.ts';
import { Button } from '#web/ui/button.tsx';

interface FailedAnswerProps {
  message: ChatMessage;
  busy: boolean;
  Parts: AnswerPartsView;
  onAgain: () => void;
}

/** What is there instead of an answer: that it failed, why, and the way on. It is no answer, so it cannot be rated. */
export function FailedAnswer({ message, busy, Parts, onAgain }: FailedAnswerProps) {
  const texts = chatTexts.answer.failed;
  return (
    <div className="rounded-lg border-l-2 border-bad bg-bad-soft px-4 py-3">
      <p className="font-medium">{texts.title}</p>
      <div className="text-[0.9375rem]">
        <AnswerView text={message.content} scope={message.id} Parts={Parts} />
      </div>
      <p className="text-sm text-quiet">{texts.safe}</p>
      <Button look="secondary" className="mt-3" disabled={busy} onClick={onAgain}>
        {chatTexts.failed.retry}
      </Button>
    </div>
  );
}
