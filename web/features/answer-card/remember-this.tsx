import { useEffect, useState } from 'react';
import type { FactName, FactValue, MyNumbers } from '#contract/my-numbers.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { rememberable, rememberableIn, type Rememberable } from '#advisor/my-numbers/rememberable.ts';
import { offeredThings, type SaidThing } from '#advisor/my-numbers/said-thing.ts';
import { cardTexts } from '#web/content/card.ts';
import { useCards } from '#web/features/answer-card/read-parts.ts';
import { useAccount } from '#web/lib/account/account.ts';
import type { AccountStore } from '#web/lib/account/account-store.ts';
import { factInWords } from '#web/lib/numbers/fact-in-words.ts';
import { fetchMyNumbers, saveFacts, saveThings } from '#web/lib/numbers/my-numbers.ts';
import { thingInWords } from '#web/lib/numbers/thing-in-words.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = cardTexts.remember;

interface RememberThisProps {
  receipts: readonly Receipt[];
  record: AnswerRecord | undefined;
}

/** Offers to save what somebody has said of themselves. Nothing is saved without the click. */
export function RememberThis({ receipts, record }: RememberThisProps) {
  const { account, store } = useAccount();
  const [card] = useCards(record?.remember ? [] : receipts);
  const counted = record?.remember
    ? rememberableIn(record.remember)
    : card
      ? rememberable(card.calculator, card.receipt)
      : {};
  const said = { ...rememberableIn(record?.saidFacts), ...counted };
  const things = record?.saidThings ?? [];
  const isNothing = Object.keys(said).length === 0 && things.length === 0;
  if (account.state !== 'signed in' || !store || isNothing) return null;
  return <Offer said={said} things={things} store={store} />;
}

interface OfferProps {
  said: Rememberable;
  things: readonly SaidThing[];
  store: AccountStore;
}

function Offer({ said, things, store }: OfferProps) {
  const known = useKnown(store);
  const [state, setState] = useState<'offered' | 'busy' | 'saved' | 'failed'>('offered');
  if (known === null) return null;
  const isNew = ([fact, value]: [string, FactValue]) =>
    known.facts.find((one) => one.fact === fact)?.value !== value;
  const offered = Object.entries(said).filter(isNew) as [FactName, FactValue][];
  const offeredToo = offeredThings(things, known.things);
  if (offered.length === 0 && offeredToo.length === 0) return null;
  const save = async () => {
    setState('busy');
    try {
      const client = await store.client();
      if (offered.length > 0) await saveFacts(client, Object.fromEntries(offered), 'chat');
      if (offeredToo.length > 0) await saveThings(client, offeredToo, 'chat');
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  const words = [
    ...offered.map(([fact, value]) => factInWords(fact, value)),
    ...offeredToo.map(thingInWords),
  ].join(', ');
  return (
    <p className="mt-3 text-sm text-quiet">
      {state === 'saved' ? (
        <output>{texts.saved(words)}</output>
      ) : (
        <>
          {texts.offer(words)}{' '}
          <TextButton disabled={state === 'busy'} onClick={() => void save()}>
            {texts.action}
          </TextButton>
          {state === 'failed' && <span role="alert"> {texts.failed}</span>}
        </>
      )}
    </p>
  );
}

/** What is saved already; null until that is known, and where it cannot be found out. */
function useKnown(store: AccountStore): MyNumbers | null {
  const [known, setKnown] = useState<MyNumbers | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const numbers = await fetchMyNumbers(await store.client());
      if (!isGone) setKnown(numbers);
    };
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [store]);
  return known;
}
