import { useTexts } from '#ui/locale.tsx';
import type { Figures } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { funnelSteps } from './funnel-steps.ts';
import { Section } from './section.tsx';

interface FunnelProps {
  totals: Figures;
}

export function Funnel({ totals }: FunnelProps) {
  const t = useTexts(statsTexts);
  const title = t('statsPage.funnel.title');
  const rows = funnelSteps(totals).map(({ step, count, share }) => ({
    key: step,
    name: t(`statsPage.funnel.steps.${step}`),
    value: count,
    share,
  }));
  const heads = [t('statsPage.funnel.name'), t('statsPage.funnel.count')];
  return (
    <Section title={title} text={t('statsPage.funnel.text')}>
      <BarTable caption={title} heads={heads} rows={rows} total={totals.views} />
    </Section>
  );
}
