import { chatTexts } from '#web/content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LimitModalProps {
  onUpgrade: () => void;
  /** Wants an account, which has no limit. */
  onJoin: () => void;
  onCloseChat: () => void;
  /** Back to the conversation, where everything is as it was. */
  onClose: () => void;
}

export function LimitModal({ onUpgrade, onJoin, onCloseChat, onClose }: LimitModalProps) {
  const { title, text, account, upgrade, join, close } = chatTexts.limit;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p className="mt-3 text-quiet">{account}</p>
      <div className="mt-6 grid gap-3">
        <Button data-autofocus onClick={onUpgrade}>
          {upgrade}
        </Button>
        <Button look="secondary" onClick={onJoin}>
          {join}
        </Button>
        <Button look="quiet" onClick={onCloseChat}>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}
