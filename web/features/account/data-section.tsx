import { accountTexts } from '#web/content/account.ts';
import { collectData } from '#web/features/account/collect-data.ts';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';

const texts = accountTexts.data;

interface DataSectionProps {
  account: SignedInAccount;
  /** The dialog was opened for it. */
  isWanted: boolean;
}

export function DataSection({ account, isWanted }: DataSectionProps) {
  const { busy, outcome, act } = useAccountAction();
  const save = () =>
    act(async (client) => {
      const data = JSON.stringify(await collectData(client), null, 2);
      saveFile(`findeus-${account.user.id.slice(0, 8)}.json`, 'application/json', data);
      return texts.done;
    });
  return (
    <>
      <p className="mb-3 max-w-[56ch] text-quiet">{texts.about}</p>
      <Button
        look="secondary"
        busy={busy}
        onClick={() => void save()}
        {...(isWanted ? { 'data-autofocus': true } : {})}
      >
        {busy ? texts.busy : texts.export}
      </Button>
      <OutcomeNotice outcome={outcome} />
    </>
  );
}
