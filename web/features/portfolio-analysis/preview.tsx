import type { PortfolioPreview } from '#advisor/portfolio/analyze/portfolio-answer.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { FindingsList } from '#web/features/portfolio-analysis/findings-list.tsx';
import { Section } from '#web/features/portfolio-analysis/section.tsx';
import { ShareTable } from '#web/features/portfolio-analysis/share-table.tsx';
import { UnknownPart } from '#web/features/portfolio-analysis/unknown-part.tsx';
import type { Tell } from '#web/features/portfolio-analysis/use-portfolio.ts';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';

const texts = portfolioTexts.preview;

interface PreviewProps {
  preview: PortfolioPreview;
  adds: readonly string[];
  onTell: Tell;
}

/** What everybody sees of their own portfolio, and what the full analysis would add. */
export function Preview({ preview, adds, onTell }: PreviewProps) {
  const { showPricing } = useNavigation();
  const { unknown, classes, finding, moreFindings } = preview;
  return (
    <>
      <UnknownPart unknown={unknown} onTell={onTell} />
      {finding && (
        <Section heading={portfolioTexts.findings.heading}>
          <FindingsList findings={[finding]} />
          {moreFindings > 0 && <p className="mt-3 text-quiet">{texts.more(moreFindings)}</p>}
        </Section>
      )}
      <Section heading={portfolioTexts.allocation.heading}>
        <div className="max-w-3xl">
          <ShareTable
            shares={classes}
            caption={portfolioTexts.allocation.heading}
            label={portfolioTexts.allocation.kinds.classes}
          />
        </div>
      </Section>
      <section className="mt-14 max-w-3xl rounded-2xl bg-raised p-6 shadow-lift sm:p-8">
        <h3 className="font-serif text-2xl font-medium">{texts.heading}</h3>
        <ul className="mt-4 grid gap-2">
          {adds.map((one) => (
            <li key={one} className="flex gap-2.5">
              <span className="pt-0.5 text-accent">
                <CheckIcon />
              </span>
              {one}
            </li>
          ))}
        </ul>
        <Button className="mt-6" onClick={showPricing}>
          {texts.upgrade}
        </Button>
      </section>
    </>
  );
}
