import { useAccount } from '#web/lib/account.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface OtherTabNoticeProps {
  texts: { text: string; action: string; dismiss: string };
}

/** Says that who was here has signed out in another tab, and offers a way back in. */
export function OtherTabNotice({ texts }: OtherTabNoticeProps) {
  const { leftInOtherTab, store } = useAccount();
  const { openAuth } = useOverlays();
  if (!leftInOtherTab) return null;
  return (
    <div role="alert" className="border-b border-line bg-accent-soft">
      <div className="frame flex items-center gap-x-4 text-sm">
        <p className="py-2">
          {texts.text} <TextButton onClick={() => openAuth('signin')}>{texts.action}</TextButton>
        </p>
        <IconButton label={texts.dismiss} onClick={() => store?.forgetOtherTab()} className="-mr-3 ml-auto">
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}
