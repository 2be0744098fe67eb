import { useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { Section } from './section.tsx';

interface SharesProps {
  stats: Pick<Stats, 'shares'>;
}

export function Shares({ stats: { shares } }: SharesProps) {
  const t = useTexts(statsTexts);
  const title = t('statsPage.shares.title');
  const rows = shares.map(({ target, shares: count }) => ({
    key: target,
    // A way that pages learn later is still told, by the name it was counted under.
    name: <bdi>{t.find(`statsPage.shares.ways.${target}`) ?? target}</bdi>,
    value: count,
  }));
  return (
    <Section title={title} empty={rows.length === 0 && t('statsPage.shares.empty')}>
      <BarTable caption={title} heads={[t('statsPage.shares.name'), t('statsPage.shares.count')]} rows={rows} />
    </Section>
  );
}
