import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The label of the button that confirms. */
  action: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The cancel button has the focus, so Enter does not confirm. */
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
