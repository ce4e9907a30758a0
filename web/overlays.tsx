import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { useAccount } from '#web/lib/account.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';

const AuthModal = lazy(async () => ({
  default: (await import('#web/features/auth/auth-modal.tsx')).AuthModal,
}));
const AccountDialog = lazy(async () => ({
  default: (await import('#web/features/account/account-dialog.tsx')).AccountDialog,
}));

const loadChat = () => import('#web/features/chat/chat-overlay.tsx');
const ChatOverlay = lazy(async () => ({ default: (await loadChat()).ChatOverlay }));
const ReceiptCard = lazy(async () => ({
  default: (await import('#web/features/answer-card/receipt-card.tsx')).ReceiptCard,
}));

/** A receipt's card; its calculators are fetched with the first one that is shown. */
function Receipt(props: ComponentProps<typeof ReceiptCard>) {
  return (
    <Suspense fallback={<div className="my-5 h-96 rounded-2xl bg-sunken" />}>
      <ReceiptCard {...props} />
    </Suspense>
  );
}

/** Whatever lies over the page: fetched when it is first opened. */
export function Overlays() {
  const { account, returnProblem, store } = useAccount();
  const { overlay, openAuth, close } = useOverlays();
  const owesCode = account.state === 'second factor';
  const { view } = useNavigation();
  // The page for a new password says by itself that its link is no good.
  const problem = returnProblem !== null && view !== 'reset-password';
  useEffect(() => {
    // A password that needs a code after it, or a way back that failed: both are told where one signs in.
    if (owesCode || problem) openAuth('signin');
    // eslint-disable-next-line react/exhaustive-deps -- Only when these come up: closing the modal must not reopen it.
  }, [owesCode, problem]);
  if (overlay === null || !store) return null;
  return (
    <Suspense fallback={null}>
      {overlay.kind === 'auth' && <AuthModal key={overlay.mode} mode={overlay.mode} onClose={close} />}
      {overlay.kind === 'account' && account.state === 'signed in' && (
        <AccountDialog account={account} onClose={close} />
      )}
      {overlay.kind === 'chat' && <ChatOverlay Receipt={Receipt} onClose={close} />}
    </Suspense>
  );
}
