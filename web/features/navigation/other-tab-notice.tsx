import { useAccount } from '#web/lib/account.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { NoticeBar } from '#web/ui/notice-bar.tsx';
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
    <NoticeBar urgent dismiss={texts.dismiss} onDismiss={() => store?.forgetOtherTab()}>
      {texts.text}{' '}
      <TextButton isInline onClick={() => openAuth('signin')}>
        {texts.action}
      </TextButton>
    </NoticeBar>
  );
}
