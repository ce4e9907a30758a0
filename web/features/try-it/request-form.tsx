import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { apiEndpoints } from '#contract/api/endpoints.ts';
import { tryIt } from '#web/content/docs/try-it.ts';
import { CalculatorPicker } from '#web/features/try-it/calculator-picker.tsx';
import { sendRequest, type Answered } from '#web/features/try-it/send-request.ts';
import { useAccount, useAccountStore } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

type Outcome = { answered: Answered } | { failed: string } | null;

/** A request as a program sends it: the body to be changed, and what came back. */
export function RequestForm({ endpoint }: { endpoint: 'advise' | 'calculate' }) {
  const { example, auth } = apiEndpoints[endpoint];
  const { account } = useAccount();
  const store = useAccountStore();
  const { openAuth } = useOverlays();
  const [path, setPath] = useState<string>(example.path);
  const [body, setBody] = useState(() => JSON.stringify(example.body, null, 2));
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const sending = useRef<AbortController>(null);
  const id = useId();
  useEffect(() => () => sending.current?.abort(), []);

  const signedIn = account.state === 'signed in';
  if (auth === 'user' && !signedIn) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="max-w-[60ch] text-[0.9375rem]">{tryIt.signInFirst}</p>
        <Button look="secondary" onClick={() => openAuth('signin')}>
          {tryIt.signIn}
        </Button>
      </div>
    );
  }

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { signal } = (sending.current = new AbortController());
    setBusy(true);
    setOutcome(null);
    try {
      const answered = await sendRequest(store, path, body, signal);
      if (!signal.aborted) setOutcome({ answered });
    } catch {
      if (!signal.aborted) setOutcome({ failed: tryIt.unreachable });
    }
    if (!signal.aborted) setBusy(false);
  };

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-4">
      {endpoint === 'calculate' && (
        <CalculatorPicker
          onChoose={({ name, input }) => {
            // An answer under way is another calculator's.
            sending.current?.abort();
            setBusy(false);
            setPath(`/calculators/${name}`);
            setBody(JSON.stringify(input, null, 2));
            setOutcome(null);
          }}
        />
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {tryIt.body}
        </label>
        <textarea
          id={id}
          rows={Math.min(14, body.split('\n').length + 1)}
          value={body}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setBody(event.target.value)}
          className="block w-full rounded-lg border border-control bg-paper px-3.5 py-3 font-mono text-base sm:text-[0.8125rem] sm:leading-relaxed"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy}>
          {busy ? tryIt.sending : tryIt.send}
        </Button>
        <p className="text-sm text-quiet">{signedIn ? tryIt.asWhom.user : tryIt.asWhom.visitor}</p>
      </div>
      <div aria-live="polite" className="grid gap-3">
        {outcome &&
          ('failed' in outcome ? (
            <Notice kind="problem">{outcome.failed}</Notice>
          ) : (
            <Answer {...outcome.answered} />
          ))}
      </div>
    </form>
  );
}

function Answer({ status, ok, ms, headers, body, problem }: Answered) {
  return (
    <>
      <p className={`font-mono text-sm font-medium ${ok ? 'text-accent' : 'text-bad'}`}>
        {tryIt.took(status, ms)}
      </p>
      {problem !== null && <p className="max-w-[60ch] text-[0.9375rem]">{problem}</p>}
      <ScrollRegion label={tryIt.headers}>
        <dl className="grid w-max grid-cols-[auto_auto] gap-x-6 gap-y-1 font-mono text-[0.8125rem]">
          {headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </ScrollRegion>
      <ScrollRegion
        label={tryIt.answer}
        className="max-h-96 overflow-y-auto rounded-lg border border-line bg-paper"
      >
        <pre className="p-4 text-[0.8125rem] leading-relaxed">
          <code>{body}</code>
        </pre>
      </ScrollRegion>
    </>
  );
}
