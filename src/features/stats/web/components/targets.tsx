import { Badge } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { deletedTargetName } from './deleted-target-name.ts';
import { Section } from './section.tsx';

interface TargetsProps {
  stats: Pick<Stats, 'targets'>;
}

export function Targets({ stats: { targets } }: TargetsProps) {
  const t = useTexts(statsTexts);
  const title = t('statsPage.targets.title');
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
    <Section title={title} empty={rows.length === 0 && t('statsPage.targets.empty')}>
      <BarTable caption={title} heads={[t('statsPage.targets.name'), t('statsPage.targets.clicks')]} rows={rows} />
    </Section>
  );
}
