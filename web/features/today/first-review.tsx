import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { todayTexts } from '#web/content/money/today.ts';
import { dollars } from '#web/lib/numbers/dollars.ts';
import {
  firstNumbers,
  firstQuestions,
  places,
  type Choice,
  type FirstChoices,
  type FirstQuestion,
  type Place,
} from '#web/features/today/first-numbers.ts';
import { useAccountStore } from '#web/lib/account/account.ts';
import { fetchMyNumbers, saveFacts, saveThing } from '#web/lib/numbers/my-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const { questions, review: texts } = todayTexts.start;

interface FirstReviewProps {
  chosen: FirstChoices;
  onSaved: () => Promise<void>;
}

/** What the taps come to. Saved only by its button. */
export function FirstReview({ chosen, onSaved }: FirstReviewProps) {
  const store = useAccountStore();
  const [place, setPlace] = useState<Place>('cash');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      await saveFirst(await store.client(), chosen, place);
      await onSaved();
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <dl className="mt-3">
        {firstQuestions.map((question) => (
          <div key={question} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <dt>{questions[question].label}</dt>
            <dd className="figures">{inWords(question, chosen[question])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[60ch] text-sm text-quiet">{texts.middle}</p>
      {chosen.savings.value !== 0 && (
        <fieldset className="mt-4">
          <legend className="font-medium">{texts.where}</legend>
          {places.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="place"
                checked={place === one}
                onChange={() => setPlace(one)}
                className="size-5 accent-accent"
              />
              {texts.places[one]}
            </label>
          ))}
        </fieldset>
      )}
      <Button className="mt-5 mr-6" busy={state === 'busy'} onClick={() => void save()}>
        {texts.save}
      </Button>
      {state === 'failed' && (
        <div className="mt-4">
          <Notice kind="problem">{texts.failed}</Notice>
        </div>
      )}
    </>
  );
}

/** "$80,000 (you chose $60,000 to $100,000)". */
function inWords(question: FirstQuestion, { value, words, isRange }: Choice): string {
  if (!isRange) return words;
  const number = question === 'age' ? String(value) : dollars(Number(value));
  return `${number} (${texts.chosen(words)})`;
}

/** The account comes last: a second attempt repeats only what does no harm twice. */
async function saveFirst(client: SupabaseClient, chosen: FirstChoices, place: Place): Promise<void> {
  const { facts: known } = await fetchMyNumbers(client);
  const { facts, account } = firstNumbers(chosen, chosen.savings.value === 0 ? 'cash' : place);
  const fresh = Object.entries(facts).filter(([name]) => known.every(({ fact }) => fact !== name));
  await saveFacts(client, Object.fromEntries(fresh), 'onboarding');
  await saveThing(client, account, { source: 'onboarding' });
}
