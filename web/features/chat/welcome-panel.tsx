import { chatTexts } from '#web/content/chat.ts';
import { FirstStepsOffer } from '#web/features/chat/first-steps-offer.tsx';
import { useAccount } from '#web/lib/account/account.ts';

interface WelcomePanelProps {
  onAsk: (question: string) => void;
  /** The chat is left for a page. */
  onLeave: () => void;
}

/** The empty chat: four topics with a question each that really gets an answer. */
export function WelcomePanel({ onAsk, onLeave }: WelcomePanelProps) {
  const { welcome } = chatTexts;
  const { config } = useAccount();
  const hasMarket = config !== null && config.market !== 'none';
  const topics = welcome.topics.map((topic) => ({
    title: topic.title,
    question: hasMarket && 'questionToday' in topic ? topic.questionToday : topic.question,
  }));
  return (
    <div className="grid flex-1 overflow-y-auto sm:content-center px-5 py-8 sm:px-8">
      <div className="mx-auto w-full max-w-3xl">
        <h3 className="font-serif text-3xl font-medium tracking-tight sm:text-4xl">{welcome.heading}</h3>
        <p className="mt-3 max-w-[56ch] text-quiet">{welcome.text}</p>
        <FirstStepsOffer onLeave={onLeave} />
        <ul className="mt-8 grid gap-3 sm:grid-cols-2">
          {topics.map(({ title, question }) => (
            <li key={title}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="flex h-full w-full flex-col items-start rounded-xl border border-line p-4 text-left hover:border-control hover:bg-sunken"
              >
                <span className="block font-medium">{title}</span>
                <span className="mt-1 block text-sm text-quiet">{question}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
