import { useTexts } from '#ui/locale.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { Timeline } from '../parts/timeline.tsx';
import { wordsTexts } from '../words-texts.ts';
import { Section } from './section.tsx';

interface HistorySectionProps {
  history: WorkshopOrderDetail['history'];
}

export function HistorySection({ history }: HistorySectionProps) {
  const t = useTexts(orderTexts);
  const words = useTexts(wordsTexts);
  const steps = history.map((step) => ({ ...step, title: words(`workshopWords.event.${step.event}`) }));
  return (
    <Section title={t('workshopOrder.history.title')}>
      <Timeline steps={steps} />
    </Section>
  );
}
