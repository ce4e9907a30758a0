import { useAccount } from '#web/lib/account.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { NoticeBar } from '#web/ui/notice-bar.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface ConfirmedNoticeProps {
  texts: { signup: string; email_change: string; half: string; action: string; dismiss: string };
}

/** Says what a mailed link has confirmed. Where it signed in nobody, it offers a way in. */
export function ConfirmedNotice({ texts }: ConfirmedNoticeProps) {
  const { account, confirmed, store } = useAccount();
  const { openAuth } = useOverlays();
  if (!confirmed) return null;
  return (
    <NoticeBar dismiss={texts.dismiss} onDismiss={() => store?.forgetConfirmation()}>
      {texts[confirmed]}{' '}
      {account.state === 'signed out' && confirmed !== 'half' && (
        <TextButton isInline onClick={() => openAuth('signin')}>
          {texts.action}
        </TextButton>
      )}
    </NoticeBar>
  );
}
