import { useAccount } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { NoticeBar } from '#web/ui/notice-bar.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface AccountNoticesProps {
  texts: Record<'signup' | 'email_change' | 'half' | 'otherTab' | 'action' | 'dismiss', string>;
}

/** What a mailed link has confirmed, and that the user has signed out in another tab, each with a way to sign in. */
export function AccountNotices({ texts }: AccountNoticesProps) {
  const { account, confirmed, leftInOtherTab, store } = useAccount();
  const { openAuth } = useOverlays();
  const signIn = (
    <TextButton isInline onClick={() => openAuth('signin')}>
      {texts.action}
    </TextButton>
  );
  return (
    <>
      {confirmed && (
        <NoticeBar dismiss={texts.dismiss} onDismiss={() => store?.forgetConfirmation()}>
          {texts[confirmed]} {account.state === 'signed out' && confirmed !== 'half' && signIn}
        </NoticeBar>
      )}
      {leftInOtherTab && (
        <NoticeBar urgent dismiss={texts.dismiss} onDismiss={() => store?.forgetOtherTab()}>
          {texts.otherTab} {signIn}
        </NoticeBar>
      )}
    </>
  );
}
