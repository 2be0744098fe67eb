import { Badge } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import type { StatsSlots } from '../slots.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { Section } from './section.tsx';

interface TagsProps extends Pick<StatsSlots, 'TagLink'> {
  stats: Pick<Stats, 'tags'>;
}

/** Which of the cards in people's hands are tapped; nothing for whoever has none. */
export function Tags({ stats: { tags }, TagLink }: TagsProps) {
  const t = useTexts(statsTexts);
  if (tags.length === 0) return null;
  const title = t('statsPage.tags.title');
  const deletedLabel = (
    <Badge variant="secondary" size="sm">
      {t('statsPage.tags.gone')}
    </Badge>
  );
  const nameOf = (code: string) => (
    <bdi>
      <TagLink code={code} deletedLabel={deletedLabel} />
    </bdi>
  );
  const rows = tags.map(({ code, taps }) => ({ key: code, name: nameOf(code), value: taps }));
  return (
    <Section title={title}>
      <BarTable caption={title} heads={[t('statsPage.tags.name'), t('statsPage.tags.taps')]} rows={rows} />
    </Section>
  );
}
