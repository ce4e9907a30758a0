import { useId, useState, type FormEvent } from 'react';
import type { ChatRun } from '#contract/chat.ts';
import { accessOf } from '#contract/entitlements.ts';
import { maxScenarioNameLength } from '#contract/scenarios.ts';
import { scenarioTexts } from '#web/content/money/scenarios.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { callFunction, Told } from '#web/lib/call-function.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = scenarioTexts.save;

type State = { at: 'closed' | 'open' | 'busy' | 'pro' } | { at: 'saved' | 'failed'; words: string };

/** Keeps a calculation under a name, to be compared with others. Visitors are asked to sign up, and Free sees what Pro has. */
export function SaveScenario({ run, suggested }: { run: ChatRun; suggested: string }) {
  const { store } = useAccount();
  const { openAuth } = useOverlays();
  const [state, setState] = useState<State>({ at: 'closed' });
  const id = useId();
  const begin = async () => {
    // Pressed before it is known who is here, as right after the page has opened.
    const account = await store?.settled();
    if (account?.state !== 'signed in') return openAuth('signup', { stays: true });
    const plan = account.profile?.subscription_tier === 'pro' ? 'pro' : 'free';
    setState({ at: accessOf('scenarios', plan) === 'full' ? 'open' : 'pro' });
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = event.currentTarget.querySelector('input')?.value.trim() ?? '';
    if (name === '' || !store) return;
    setState({ at: 'busy' });
    try {
      await callFunction(await store.client(), 'scenarios', { method: 'POST', body: { name, run } });
      setState({ at: 'saved', words: texts.saved(name) });
    } catch (error) {
      setState({ at: 'failed', words: error instanceof Told ? error.message : scenarioTexts.notDone });
    }
  };
  if (state.at === 'closed') {
    return (
      <TextButton className="text-sm" onClick={() => void begin()}>
        {texts.action}
      </TextButton>
    );
  }
  if (state.at === 'pro') return <Outcome words={texts.pro} isSaved={false} />;
  if (state.at === 'saved') return <Outcome words={state.words} isSaved />;
  return (
    <form onSubmit={(event) => void save(event)} className="flex w-full flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <label htmlFor={id} className="mb-1 block text-sm">
          {texts.name}
        </label>
        <input
          id={id}
          name="name"
          required
          // eslint-disable-next-line jsx-a11y/no-autofocus -- Somebody has just asked for it.
          autoFocus
          autoComplete="off"
          maxLength={maxScenarioNameLength}
          defaultValue={suggested}
          className="min-h-11 w-full rounded-lg border border-control bg-paper px-3 text-base"
        />
      </div>
      <Button type="submit" busy={state.at === 'busy'}>
        {texts.confirm}
      </Button>
      <Button look="quiet" onClick={() => setState({ at: 'closed' })}>
        {texts.cancel}
      </Button>
      {state.at === 'failed' && (
        <p role="alert" className="w-full text-sm text-bad">
          {state.words}
        </p>
      )}
    </form>
  );
}

/** What came of it, and where to go on. */
function Outcome({ words, isSaved }: { words: string; isSaved: boolean }) {
  const { setOverlay } = useOverlays();
  const { show, showPricing } = useNavigation();
  const goOn = () => {
    setOverlay(null);
    if (isSaved) show('plan', 'scenarios');
    else showPricing();
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <output>{words}</output>
      <TextButton onClick={goOn}>{isSaved ? texts.see : texts.seePro}</TextButton>
    </p>
  );
}
