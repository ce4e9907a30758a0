import { useState } from 'react';
import { authTexts } from '#web/content/auth.ts';
import { NewPasswordForm } from '#web/features/auth/new-password-form.tsx';
import { useAccount, useIsLive } from '#web/lib/account.ts';
import { useNavigation } from '#web/lib/navigation.ts';
import { useOverlays } from '#web/lib/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where the mails for a forgotten password and for an invitation lead. */
export function ResetPasswordPage() {
  const { account, fromAddress, question, entering, linkUnused } = useAccount();
  const live = useIsLive();
  const { show } = useNavigation();
  const { openAuth } = useOverlays();
  const [done, setDone] = useState(false);
  const texts = authTexts.newPassword;
  if (!live || account.state === 'loading') return <LoadingScreen />;
  const pending = question !== null || entering;
  const byLink = account.state === 'signed in' && fromAddress && !pending;
  const owesCode = account.state === 'second factor';
  const stayed = account.state === 'signed in' && linkUnused;
  const valid = byLink || owesCode || done || pending || stayed;
  const lead = () => {
    if (done) return '';
    if (pending) return question ? authTexts.switching.waiting : '';
    if (stayed) return authTexts.switching.stayed(account.user.email ?? '');
    if (owesCode) return texts.owesCode;
    return byLink ? texts.lead(account.user.email ?? '') : texts.expired.text;
  };
  return (
    <article className="frame pt-8 pb-24 sm:pt-14">
      <h1 tabIndex={-1} className="font-serif text-4xl leading-tight font-medium tracking-tight sm:text-5xl">
        {stayed ? authTexts.switching.stayedTitle : valid ? texts.title : texts.expired.title}
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
      {!valid && <Button onClick={() => openAuth('reset')}>{texts.expired.action}</Button>}
    </article>
  );
}
