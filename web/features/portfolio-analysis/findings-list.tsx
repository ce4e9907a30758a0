import type { Finding } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { ReceiptLink } from '#web/features/portfolio-analysis/receipt-link.tsx';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Folded, FoldMark } from '#web/ui/folded-section.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = portfolioTexts.findings;
/** On a phone the others are behind a line of their own. An even number fills two columns. */
const maxAtOnce = 4;

/** What stands out, the most important first: the number beside the sentence that it proves. */
export function FindingsList({ findings }: { findings: readonly Finding[] }) {
  const rest = findings.slice(maxAtOnce);
  return (
    <>
      <Rows findings={findings.slice(0, maxAtOnce)} start={1} />
      {rest.length > 0 && (
        <Folded>
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between border-b border-line font-medium lg:hidden [&::-webkit-details-marker]:hidden">
            {portfolioTexts.preview.more(rest.length)}
            <FoldMark />
          </summary>
          <Rows findings={rest} start={maxAtOnce + 1} />
        </Folded>
      )}
    </>
  );
}

function Rows({ findings, start }: { findings: readonly Finding[]; start: number }) {
  return (
    <ol start={start} className="grid gap-x-16 border-t border-line xl:grid-cols-2">
      {findings.map((finding) => (
        <FindingRow key={finding.id} finding={finding} />
      ))}
    </ol>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { askInChat, chatIntent } = useOverlays();
  const [number, ...unit] = finding.figure.split(' ');
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[11rem_1fr] xl:grid-cols-[8rem_1fr]">
      <p className="figures md:pt-0.5">
        <span className="text-3xl font-semibold tracking-tight whitespace-nowrap xl:text-2xl">{number}</span>
        {unit.length > 0 && ' '}
        {unit.length > 0 && <span className="inline-block text-quiet">{unit.join(' ')}</span>}
      </p>
      <div className="max-w-[68ch]">
        <h4 className="text-lg font-medium">{finding.title}</h4>
        <p className="mt-1">{finding.sentence}</p>
        <p className="mt-2 text-quiet">
          <span className="sr-only">{texts.action}: </span>
          {finding.action}
        </p>
        <div className="mt-1 flex flex-wrap items-start gap-x-6">
          <TextButton
            className="text-sm"
            {...chatIntent}
            onClick={() => askInChat(finding.ask)}
            aria-label={`${texts.ask}: ${finding.title}`}
          >
            {texts.ask}
          </TextButton>
          <details className="text-sm">
            <summary className="inline-flex min-h-11 items-center text-quiet underline decoration-line underline-offset-4 hover:text-ink">
              {texts.why}
            </summary>
            <p className="max-w-[60ch] text-quiet">{finding.why}</p>
            {finding.receipt && <ReceiptLink receipt={finding.receipt}>{texts.receipt}</ReceiptLink>}
          </details>
        </div>
      </div>
    </li>
  );
}
