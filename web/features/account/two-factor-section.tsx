import { useState, type FormEvent } from 'react';
import { accountTexts } from '#web/content/account.ts';
import { FormButtons } from '#web/features/account/form-buttons.tsx';
import { OutcomeNotice } from '#web/features/account/outcome-notice.tsx';
import {
  makeRecoveryCodes,
  NewRecoveryCodes,
  RecoveryCodesLeft,
} from '#web/features/account/recovery-codes.tsx';
import { useAccountAction } from '#web/features/account/use-account-action.ts';
import { useFocusHome, useFocusOnArrival } from '#web/features/account/use-focus.ts';
import type { SignedInAccount } from '#web/lib/account/account-types.ts';
import { orTell } from '#web/lib/call-function.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';

const texts = accountTexts.twoFactor;

interface Enrolment {
  factorId: string;
  qrCode: string;
  secret: string;
}

/** Turning codes of an authenticator app on and off. */
export function TwoFactorSection({ account }: { account: SignedInAccount }) {
  const verified = account.user.factors?.find(
    ({ factor_type: type, status }) => type === 'totp' && status === 'verified',
  );
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, outcome, act } = useAccountAction();
  const { home, returnFocus } = useFocusHome();

  const begin = () =>
    act(async (client) => {
      // One that was begun and never finished would be in the way.
      const { all } = (await orTell(await client.auth.mfa.listFactors())) ?? { all: [] };
      for (const { id, status } of all)
        if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
      const factor = await orTell(await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'FinDeus' }));
      if (factor?.type !== 'totp') throw new Error('no authenticator factor was made');
      setEnrolment({ factorId: factor.id, qrCode: factor.totp.qr_code, secret: factor.totp.secret });
      return null;
    });
  const finish = async (code: string) => {
    const done = await act(async (client) => {
      await orTell(await client.auth.mfa.challengeAndVerify({ factorId: enrolment?.factorId ?? '', code }));
      await client.auth.refreshSession();
      setEnrolment(null);
      // It is on whatever becomes of these: they can be made later as well.
      setCodes(await makeRecoveryCodes(client).catch(() => null));
      return texts.turnedOn;
    });
    if (done) returnFocus();
  };
  const turnOff = async () => {
    await act(async (client) => {
      await orTell(await client.auth.mfa.unenroll({ factorId: verified?.id ?? '' }));
      await client.auth.refreshSession();
      setCodes(null);
      return texts.turnedOff;
    });
    returnFocus();
  };
  const cancel = () => {
    setEnrolment(null);
    returnFocus();
  };

  return (
    <div ref={home} tabIndex={-1} className="outline-none">
      {enrolment ? (
        <Enrol
          enrolment={enrolment}
          busy={busy}
          problem={outcome?.kind === 'problem' ? outcome.text : undefined}
          onCode={(code) => void finish(code)}
          onCancel={cancel}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[44ch] text-quiet">{verified ? texts.on : texts.off}</p>
          <Button look="secondary" busy={busy} onClick={() => void (verified ? turnOff() : begin())}>
            {verified ? texts.turnOff : texts.turnOn}
          </Button>
        </div>
      )}
      {!enrolment && <OutcomeNotice outcome={outcome} />}
      {verified &&
        (codes ? (
          <NewRecoveryCodes
            codes={codes}
            onDone={() => {
              setCodes(null);
              returnFocus();
            }}
          />
        ) : (
          <RecoveryCodesLeft onCodes={setCodes} />
        ))}
    </div>
  );
}

function Enrol({
  enrolment,
  busy,
  problem,
  onCode,
  onCancel,
}: {
  enrolment: Enrolment;
  busy: boolean;
  /** Why the last code was not taken. */
  problem: string | undefined;
  onCode: (code: string) => void;
  onCancel: () => void;
}) {
  const [code, setCode] = useState('');
  // Not the box: on a phone its keyboard would cover the picture.
  const start = useFocusOnArrival<HTMLParagraphElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code.replaceAll(/\s/g, ''));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p ref={start} tabIndex={-1} className="text-quiet">
        {texts.scan}
      </p>
      {/* White around it in the dark theme too: that is what cameras look for. */}
      <img
        src={enrolment.qrCode}
        alt={texts.qr}
        width={180}
        height={180}
        className="rounded-lg bg-white p-2"
      />
      <div className="text-sm">
        <p className="text-quiet">{texts.manual}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="font-mono break-all">{enrolment.secret}</code>
          <CopyButton text={enrolment.secret} label={texts.copyKey} />
        </div>
      </div>
      <Field
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="\s*\d{3}\s?\d{3}\s*"
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        problem={problem}
        hint={texts.keep}
      />
      <FormButtons texts={texts} busy={busy} onCancel={onCancel} />
    </form>
  );
}
