import { Badge } from '#ui/feedback/badge.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import type { StatsSlots } from '../slots.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarSection } from './section.tsx';

/** The name of a link that is no longer on the profile, from its URL. */
export function deletedTargetName(target: string): string | undefined {
  const { hostname, pathname } = URL.parse(target) ?? {};
  return hostname && hostname.replace(/^www\./, '') + (pathname === '/' ? '' : (pathname ?? ''));
}

export function Targets({ stats: { targets } }: { stats: Pick<Stats, 'targets'> }) {
  const t = useTexts(statsTexts);
  const deletedLabel = (target: string) => (
    <>
      {deletedTargetName(target) ? <LatinText>{deletedTargetName(target)}</LatinText> : t('statsPage.targets.nameless')}{' '}
      <Badge variant="secondary" size="sm">
        {t('statsPage.targets.gone')}
      </Badge>
    </>
  );
  const rows = targets.map(({ target, label, clicks }) => ({
    key: target,
    name: label === null ? deletedLabel(target) : <bdi>{label}</bdi>,
    value: clicks,
  }));
  return (
    <BarSection
      title={t('statsPage.targets.title')}
      empty={rows.length === 0 && t('statsPage.targets.empty')}
      heads={[t('statsPage.targets.name'), t('statsPage.targets.clicks')]}
      rows={rows}
    />
  );
}

interface TagsProps extends Pick<StatsSlots, 'TagLink'> {
  stats: Pick<Stats, 'tags'>;
}

/** Taps per tag; renders nothing if there are none. */
export function Tags({ stats: { tags }, TagLink }: TagsProps) {
  const t = useTexts(statsTexts);
  if (tags.length === 0) return null;
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
  const heads = [t('statsPage.tags.name'), t('statsPage.tags.taps')];
  return <BarSection title={t('statsPage.tags.title')} heads={heads} rows={rows} />;
}
