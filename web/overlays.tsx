import { Suspense, useEffect, useRef, type ComponentProps } from 'react';
import { shell } from '#web/content/shell.ts';
import { CardToCome, NoCard } from '#web/features/answer-card/card-states.tsx';
import { UserMenu } from '#web/features/navigation/user-menu.tsx';
import { useAccount } from '#web/lib/account/account.ts';
import { focusHeading } from '#web/lib/navigation/focus-heading.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';
import { lazyPart, retryFailedParts } from '#web/lib/lazy-part.tsx';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

const AuthModal = lazyPart(
  () => import('#web/features/auth/auth-modal.tsx'),
  (part) => part.AuthModal,
);
const SwitchAccount = lazyPart(
  () => import('#web/features/auth/switch-account.tsx'),
  (part) => part.SwitchAccount,
);
const ChangeEmail = lazyPart(
  () => import('#web/features/auth/change-email.tsx'),
  (part) => part.ChangeEmail,
);
const ChangePassword = lazyPart(
  () => import('#web/features/auth/change-password.tsx'),
  (part) => part.ChangePassword,
);
const AccountDialog = lazyPart(
  () => import('#web/features/account/account-dialog.tsx'),
  (part) => part.AccountDialog,
);
const ImportDialog = lazyPart(
  () => import('#web/features/holdings/import-dialog.tsx'),
  (part) => part.ImportDialog,
);
const loadChat = () => import('#web/features/chat/chat-overlay.tsx');
export const warmChat = () => void fetchPart(loadChat).catch(() => undefined);
const AccountDeleted = lazyPart(
  () => import('#web/features/account/account-deleted.tsx'),
  (part) => part.AccountDeleted,
);
const ChatOverlay = lazyPart(loadChat, (part) => part.ChatOverlay);
const AnswerParts = lazyPart(
  () => import('#web/features/answer-card/answer-parts.tsx'),
  (part) => part.AnswerParts,
);

const FigureDetails = lazyPart(
  () => import('#web/features/answer-card/figure-details.tsx'),
  (part) => part.FigureDetails,
);

/** How a figure of an answer came about; fetched with the first that is asked about. */
function drawFigure(about: ComponentProps<typeof FigureDetails>) {
  return (
    <ErrorBoundary Fallback={NoCard} onLeave={retryFailedParts}>
      <Suspense fallback={<div className="h-40" />}>
        <FigureDetails {...about} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The cards and buttons of an answer; the calculators are fetched with the first that are shown. */
function Parts(props: ComponentProps<typeof AnswerParts>) {
  const hasCard = props.parts.includes('"figures":[{');
  return (
    <ErrorBoundary Fallback={NoCard} onLeave={retryFailedParts}>
      <Suspense fallback={hasCard && <CardToCome />}>
        <AnswerParts {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Whatever lies over the page: fetched when it is first opened. */
export function Overlays() {
  const { account, returnProblem, question, sessionEnded, opensChat, store } = useAccount();
  const { overlay, setOverlay, openAuth, openChat, close } = useOverlays();
  const owesCode = account.state === 'second factor';
  const { view } = useNavigation();
  // The page for a new password says by itself that its link is no good.
  const problem = returnProblem !== null && view !== 'reset-password';
  useEffect(() => {
    // A password that needs a code after it, or a way back that failed: both are told where one signs in.
    if (owesCode || problem) openAuth('signin');
    // eslint-disable-next-line react/exhaustive-deps -- Only when these come up: closing the modal must not reopen it.
  }, [owesCode, problem]);
  useEffect(() => {
    if (!opensChat) return;
    store?.forgetSignUp();
    openChat();
    // eslint-disable-next-line react/exhaustive-deps -- Once, after signing up at Google.
  }, [opensChat]);
  const isLeft = overlay?.kind === 'account' && (account.state === 'signed out' || owesCode);
  const isEnded = sessionEnded && account.state === 'signed out';
  useEffect(() => {
    // The chat says so itself, and its user is not interrupted while writing.
    if (isEnded && (isLeft || overlay === null)) openAuth('signin');
    // Otherwise it would come up by itself when somebody signs in again.
    else if (isLeft) close();
    // eslint-disable-next-line react/exhaustive-deps -- Once, when it is left.
  }, [isLeft, isEnded]);
  useHeadingAfter(question !== null);
  if (!store) return null;
  if (question) {
    return (
      <Suspense fallback={<Arriving />}>
        <SwitchAccount {...question} onAnswer={(answer) => void store.answerQuestion(answer)} />
      </Suspense>
    );
  }
  if (overlay === null) return null;
  /** What somebody dropped here before they had an account is still what they want. */
  const afterAuth = (otherwise: () => void) => () => {
    if (overlay.kind !== 'auth' || !overlay.file || account.state !== 'signed in') return otherwise();
    const { file, backTo } = overlay;
    setOverlay({ kind: 'import', file, ...(backTo ? { backTo } : {}) });
  };
  return (
    <Suspense fallback={<Arriving />}>
      {overlay.kind === 'auth' && (
        <AuthModal
          key={overlay.mode}
          mode={overlay.mode}
          afterGoogle={(isNew) => {
            if (overlay.backTo === 'chat') return 'chat';
            return overlay.stays ? 'page' : isNew ? 'chat' : 'chat if new';
          }}
          onClose={afterAuth(close)}
          onJoined={afterAuth(overlay.stays ? close : openChat)}
        />
      )}
      {overlay.kind === 'account' && account.state === 'signed in' && (
        <AccountDialog
          account={account}
          section={overlay.section}
          email={<ChangeEmail account={account} />}
          password={<ChangePassword account={account} />}
          onDeleted={() => setOverlay({ kind: 'account deleted' })}
          onClose={close}
        />
      )}
      {overlay.kind === 'account deleted' && <AccountDeleted onClose={close} />}
      {overlay.kind === 'import' && <ImportDialog file={overlay.file} onClose={close} />}
      {overlay.kind === 'chat' && (
        <ChatOverlay
          Parts={Parts}
          drawFigure={drawFigure}
          startMode={overlay.mode}
          startQuestion={overlay.question}
          startRun={overlay.run}
          startSheet={overlay.sheet}
          onClose={close}
          accountMenu={account.state === 'signed in' && <UserMenu account={account} texts={shell} opensUp />}
        />
      )}
    </Suspense>
  );
}

/** A link's question comes up by itself: nothing has opened it that the focus could go back to. */
function useHeadingAfter(isAsked: boolean): void {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) focusHeading();
    wasAsked.current = isAsked;
  }, [isAsked]);
}

/** It was heard, and is on its way. */
function Arriving() {
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-paper">
      <LoadingScreen />
    </div>
  );
}
