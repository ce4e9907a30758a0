import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be undone. Enter does nothing by itself: the way back has the focus. */
export function ConfirmDialog({ title, text, action, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="break-words text-quiet">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" data-autofocus onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
