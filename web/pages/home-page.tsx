import { memo, Suspense, type FormEvent } from 'react';
import { claims } from '#web/content/company/claims.ts';
import { home } from '#web/content/home.ts';
import { pricing } from '#web/content/pricing.ts';
import { shell } from '#web/content/shell.ts';
import { PricingSection } from '#web/features/pricing/pricing-section.tsx';
import { useAccount } from '#web/lib/account/account.ts';
import { lazyPart, retryFailedParts } from '#web/lib/lazy-part.tsx';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { useTakeOver } from '#web/lib/account/use-take-over.ts';
import { whenSeen } from '#web/lib/when-seen.ts';
import { ViewLink } from '#web/lib/navigation/view-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Claim } from '#web/ui/claim.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { SmallProblem } from '#web/ui/problem.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';

const liveAnswerId = 'live-answer';

// It computes, so it brings calculators and figures of law along. It is there to read without them, prerendered; they
// are fetched when somebody comes near enough to touch it.
const LiveAnswer = lazyPart(
  async () => {
    await whenSeen(liveAnswerId);
    return import('#web/features/answer-card/live-answer.tsx');
  },
  (part) => part.LiveAnswer,
);

export function HomePage() {
  return (
    <>
      <Hero />
      <Strategy />
      <Capabilities />
      <Claims />
      <Explorer />
      <PricingSection texts={pricing} moneyBack={claims.moneyBack} />
    </>
  );
}

function Hero() {
  const { account } = useAccount();
  const { openAuth, openChat, chatIntent } = useOverlays();
  const { hero } = home;
  const signedIn = account.state === 'signed in';
  return (
    <div className="frame grid gap-x-16 gap-y-7 pt-6 pb-20 sm:gap-y-14 sm:pt-16 lg:grid-cols-[1fr_1.08fr] lg:pb-28">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h1
          tabIndex={-1}
          className="max-w-[16ch] font-serif text-4xl leading-[1.04] font-medium tracking-[-0.02em] sm:text-6xl xl:text-[4.25rem]"
        >
          {hero.heading}
        </h1>
        <p className="mt-3 max-w-[48ch] text-quiet sm:mt-6 sm:text-lg">{hero.lead}</p>
        <QuestionField />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            className="max-sm:grow max-sm:px-3 sm:min-h-12 sm:px-6"
            onClick={() => (signedIn ? openChat() : openAuth('signup'))}
          >
            {signedIn ? hero.goOn : hero.start}
          </Button>
          <Button
            look="secondary"
            className="max-sm:grow max-sm:px-3 sm:min-h-12 sm:px-6"
            onClick={openChat}
            {...chatIntent}
          >
            {hero.ask}
          </Button>
        </div>
      </div>
      <Demonstration />
    </div>
  );
}

/** A question to begin with: it opens the chat and is asked there. */
function QuestionField() {
  const { askInChat, chatIntent } = useOverlays();
  const { hero } = home;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.querySelector('input');
    const question = field?.value.trim() ?? '';
    if (question === '') return field?.focus();
    form.reset();
    askInChat(question);
  };
  // Sent before anything listened: boot.js has kept the browser from leaving with it.
  const form = useTakeOver<HTMLFormElement>((found) => {
    if (found.dataset.early === 'sent') found.requestSubmit();
  });
  return (
    <form ref={form} data-early="" onSubmit={ask} className="relative mt-5 max-w-xl sm:mt-8">
      <input
        name="question"
        aria-label={hero.question}
        placeholder={hero.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={2_000}
        onFocus={chatIntent.onFocus}
        className="min-h-12 w-full rounded-xl border border-control bg-raised pr-14 pl-4 text-base placeholder:text-quiet"
      />
      <PlainButton
        type="submit"
        aria-label={hero.send}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-lg text-accent hover:bg-sunken"
      >
        <ArrowRightIcon />
      </PlainButton>
    </form>
  );
}

/** Claims in our own favor, each with what it rests on. */
function Claims() {
  return (
    <div className="frame">
      <div className="grid gap-x-12 gap-y-6 border-t border-line pt-10 pb-20 sm:grid-cols-[1fr_1.6fr] sm:pb-28">
        {home.claims.map((id) => (
          <Claim key={id} {...claims[id]} />
        ))}
      </div>
    </div>
  );
}

/**
 * A real answer to try. Drawn once: were it drawn anew before its part has arrived, React would put the placeholder in
 * the place of what was prerendered.
 */
const Demonstration = memo(function Demonstration() {
  const { card } = home;
  return (
    <section id={liveAnswerId} aria-label={card.label} className="min-h-[44rem] min-w-0">
      <ErrorBoundary Fallback={NotDemonstrated} onLeave={retryFailedParts}>
        <Suspense fallback={<div className="min-h-[44rem] rounded-2xl bg-sunken" />}>
          <LiveAnswer label={card.heading} examples={card.examples} />
        </Suspense>
      </ErrorBoundary>
      <ViewLink to="calculators" className="mt-2 text-sm text-accent underline underline-offset-4">
        {card.all}
      </ViewLink>
    </section>
  );
});

function NotDemonstrated({ onRetry }: { onRetry: () => void }) {
  return <SmallProblem {...shell.problems.cardNotLoaded} onAction={onRetry} />;
}

function Strategy() {
  const { strategy } = home;
  return (
    <section aria-labelledby="strategy" className="border-y border-line bg-sunken">
      <div className="frame grid gap-x-16 gap-y-10 py-20 sm:py-28 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <h2
            id="strategy"
            className="max-w-[16ch] font-serif text-3xl font-medium tracking-tight sm:text-5xl"
          >
            {strategy.heading}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lg text-quiet">{strategy.lead}</p>
        </div>
        <ol>
          {strategy.steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-6 border-b border-line py-7 first:pt-0 last:border-0">
              <span
                className="figures w-8 flex-none font-serif text-4xl leading-none text-accent"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-medium">{title}</h3>
                <p className="mt-1 max-w-[52ch] text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Capabilities() {
  const { askInChat, chatIntent } = useOverlays();
  const { capabilities } = home;
  return (
    <section aria-labelledby="capabilities" className="frame py-20 sm:py-28">
      <h2
        id="capabilities"
        className="max-w-[22ch] font-serif text-3xl font-medium tracking-tight sm:text-5xl"
      >
        {capabilities.heading}
      </h2>
      <p className="mt-4 max-w-[64ch] text-lg text-quiet">{capabilities.lead}</p>
      <dl className="mt-10">
        {capabilities.items.map(({ title, text, ask }) => (
          <div
            key={title}
            className="grid gap-x-10 gap-y-1 border-t border-line py-6 md:grid-cols-[14rem_1fr_1fr]"
          >
            <dt className="font-medium">{title}</dt>
            <dd className="text-quiet">{text}</dd>
            <dd className="max-md:mt-2">
              <PlainButton
                onClick={() => askInChat(ask)}
                {...chatIntent}
                className="group -my-2 flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left font-serif text-lg leading-snug hover:text-accent"
              >
                “{ask}”
                <span className="flex-none text-accent transition-transform duration-150 group-hover:translate-x-1">
                  <ArrowRightIcon />
                </span>
              </PlainButton>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Explorer() {
  const { explorer } = home;
  return (
    <nav aria-labelledby="explorer" className="frame">
      <h2 id="explorer" className="font-serif text-3xl font-medium tracking-tight sm:text-5xl">
        {explorer.heading}
      </h2>
      <ul className="mt-8 border-t border-line">
        {explorer.links.map(({ view, title, text }) => (
          <li key={view} className="border-b border-line">
            <ViewLink to={view} className="w-full justify-between gap-6 py-5 hover:text-accent">
              <span className="grid w-full gap-x-10 md:grid-cols-[14rem_1fr]">
                <span className="text-lg font-medium">{title}</span>
                <span className="text-quiet">{text}</span>
              </span>
              <ArrowRightIcon />
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
