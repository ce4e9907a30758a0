import { chatTexts } from '#web/content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function LimitModal({ onUpgrade, onClose }: { onUpgrade: () => void; onClose: () => void }) {
  const { title, text, upgrade, close } = chatTexts.limit;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button data-autofocus onClick={onUpgrade}>
          {upgrade}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}
