import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { tagQueries, useTagName } from '#features/tags/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { Section } from './section.tsx';

interface TagsProps {
  stats: Pick<Stats, 'tags'>;
}

/** Which of the cards in people's hands are tapped; nothing for whoever has none. */
export function Tags({ stats: { tags } }: TagsProps) {
  const t = useTexts(statsTexts);
  const nameOf = useTagName();
  const { data: own } = useQuery({ ...tagQueries.list(useApi()), enabled: tags.length > 0 });
  if (tags.length === 0) return null;
  const title = t('statsPage.tags.title');
  const nameOfCode = (code: string) => {
    const tag = own?.find((one) => one.code === code);
    if (tag) return <Link to={`/physical-cards/tags/${code}`}>{nameOf(tag)}</Link>;
    return (
      <>
        {nameOf({ name: '', code })}{' '}
        {own && (
          <Badge variant="secondary" size="sm">
            {t('statsPage.tags.gone')}
          </Badge>
        )}
      </>
    );
  };
  const rows = tags.map(({ code, taps }) => ({ key: code, name: <bdi>{nameOfCode(code)}</bdi>, value: taps }));
  return (
    <Section title={title}>
      <BarTable caption={title} heads={[t('statsPage.tags.name'), t('statsPage.tags.taps')]} rows={rows} />
    </Section>
  );
}
