import { useState } from 'react';
import { myNumbersTexts } from '#web/content/money/my-numbers.ts';
import { useChange } from '#web/features/my-numbers/use-numbers.ts';
import { removeAllNumbers } from '#web/lib/numbers/my-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

const texts = myNumbersTexts.removeAll;

/** Everything gone with one click, asked once more. */
export function RemoveAll({ onChanged }: { onChanged: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'asked' | 'done'>('idle');
  const { busy, problem, change } = useChange(onChanged);
  const removeAll = async () => {
    setState('idle');
    if (await change(removeAllNumbers)) setState('done');
  };
  return (
    <section aria-labelledby="remove-all" className="mt-14 border-t border-line pt-8">
      <h2 id="remove-all" className="font-serif text-2xl font-medium">
        {texts.heading}
      </h2>
      <p className="mt-3 max-w-[60ch] text-quiet">{texts.about}</p>
      <Button look="danger" className="mt-4" busy={busy} onClick={() => setState('asked')}>
        {texts.action}
      </Button>
      <div className="mt-4">
        {state === 'done' && <Notice kind="done">{texts.done}</Notice>}
        {problem && <Notice kind="problem">{problem}</Notice>}
      </div>
      {state === 'asked' && (
        <ConfirmDialog
          title={texts.title}
          text={texts.text}
          action={texts.confirm}
          cancel={texts.cancel}
          onConfirm={() => void removeAll()}
          onClose={() => setState('idle')}
        />
      )}
    </section>
  );
}
