import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { MailedCodeForm } from '#web/features/auth/mailed-code-form.tsx';
import { NewPasswordForm } from '#web/features/auth/new-password-form.tsx';
import { ResetForm } from '#web/features/auth/reset-form.tsx';
import { useAccount, useAccountStore, useIsLive } from '#web/lib/account/account.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where the mails for a forgotten password and for an invitation lead. Without a link that works, one can be asked for here. */
export function ResetPasswordPage() {
  const { account, fromAddress, question, entering, linkUnused, linkRefused, returnProblem } = useAccount();
  const live = useIsLive();
  const { show } = useNavigation();
  const [done, setDone] = useState(false);
  const texts = authTexts.newPassword;
  if (!live || account.state === 'loading') return <LoadingScreen />;
  const pending = question !== null || entering;
  const byLink = account.state === 'signed in' && fromAddress && !pending;
  const owesCode = account.state === 'second factor';
  const stayed = account.state === 'signed in' && linkUnused;
  const valid = byLink || owesCode || done || pending || stayed;
  const isRefused = linkRefused || returnProblem !== null;
  const title = () => {
    if (stayed) return authTexts.switching.stayedTitle;
    if (valid) return texts.title;
    return isRefused ? texts.expired.title : authTexts.titles.reset;
  };
  const lead = () => {
    if (done) return '';
    if (pending) return question ? authTexts.switching.waiting : '';
    if (stayed) return authTexts.switching.stayed(account.user.email ?? '');
    if (owesCode) return texts.owesCode;
    if (byLink) return texts.lead(account.user.email ?? '');
    return isRefused ? texts.expired.text : authTexts.leads.reset;
  };
  return (
    <article className="frame pt-8 pb-24 sm:pt-14">
      <h1 tabIndex={-1} className="font-serif text-4xl leading-tight font-medium tracking-tight sm:text-5xl">
        {title()}
      </h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-lg text-quiet">{lead()}</p>
      {done && (
        <>
          <div className="max-w-xl">
            <Notice kind="done">{texts.done}</Notice>
          </div>
          <Button className="mt-6" onClick={() => show('home')}>
            {texts.toHome}
          </Button>
        </>
      )}
      {stayed && <Button onClick={() => show('home')}>{texts.toHome}</Button>}
      {!done && byLink && (
        <div className="max-w-md">
          <NewPasswordForm email={account.user.email} onDone={() => setDone(true)} />
        </div>
      )}
      {!valid && (
        <div className="max-w-md">
          <AskForLink />
        </div>
      )}
    </article>
  );
}

/** Sends the mail and asks for its code. With the code, the user chooses a password on this page. */
function AskForLink() {
  const store = useAccountStore();
  const { openAuth } = useOverlays();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const toSignin = () => openAuth('signin');
  return isSent ? (
    <MailedCodeForm kind="recovery" email={email} onVerified={store.cameByMail} onBack={toSignin} />
  ) : (
    <ResetForm email={email} onEmail={setEmail} onBack={toSignin} onSent={() => setIsSent(true)} />
  );
}
