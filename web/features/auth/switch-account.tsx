import { authTexts } from '#web/content/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const texts = authTexts.switching;

interface SwitchAccountProps {
  current: string;
  arriving: string;
  /** Whether the link is for choosing a new password. */
  forPassword: boolean;
  onAnswer: (answer: 'switch' | 'stay') => void;
}

/** Asks before a link signs in another user. Closing the dialog means to stay signed in. */
export function SwitchAccount({ current, arriving, forPassword, onAnswer }: SwitchAccountProps) {
  return (
    <Dialog title={texts.title} onClose={() => onAnswer('stay')}>
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-quiet">{texts.current}</dt>
          <dd className="font-medium wrap-anywhere">{current}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{texts.arriving}</dt>
          <dd className="font-medium wrap-anywhere">{arriving}</dd>
        </div>
      </dl>
      {forPassword && <p className="mt-4">{texts.forPassword(arriving)}</p>}
      <p className="mt-4 mb-5 text-quiet">{texts.warning}</p>
      <div className="flex flex-wrap gap-3">
        <Button data-autofocus onClick={() => onAnswer('stay')}>
          {texts.stay}
        </Button>
        <Button look="secondary" onClick={() => onAnswer('switch')}>
          {texts.switch}
        </Button>
      </div>
    </Dialog>
  );
}
