import { useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { Section } from './section.tsx';
import { sharesOf } from './shares-of.ts';

interface SourcesProps {
  stats: Pick<Stats, 'sources'>;
}

export function Sources({ stats: { sources } }: SourcesProps) {
  const t = useTexts(statsTexts);
  const title = t('statsPage.sources.title');
  const rows = sharesOf(sources, ({ views }) => views).map(({ source, views, share, saves, leads }) => ({
    key: source,
    name: t(`statsPage.sources.kinds.${source}`),
    value: views,
    share,
    more: [saves, leads],
  }));
  const heads = [
    t('statsPage.sources.name'),
    t('statsPage.sources.views'),
    t('statsPage.sources.saves'),
    t('statsPage.sources.leads'),
  ];
  return (
    <Section title={title} empty={rows.length === 0 && t('statsPage.sources.empty')}>
      <BarTable caption={title} heads={heads} rows={rows} />
    </Section>
  );
}
