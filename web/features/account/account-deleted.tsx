import { accountTexts } from '#web/content/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const texts = accountTexts.deletion.gone;

/** The last word to somebody whose account is no more. */
export function AccountDeleted({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="mb-5 text-quiet">{texts.text}</p>
      <Button look="secondary" onClick={onClose}>
        {texts.done}
      </Button>
    </Dialog>
  );
}
