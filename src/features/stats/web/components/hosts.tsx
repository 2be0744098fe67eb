import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { Section } from './section.tsx';
import { sharesOf } from './shares-of.ts';

interface HostsProps {
  stats: Pick<Stats, 'hosts'>;
}

export function Hosts({ stats: { hosts } }: HostsProps) {
  const t = useTexts(statsTexts);
  const title = t('statsPage.hosts.title');
  const rows = sharesOf(hosts, ({ views }) => views).map(({ host, views, share }) => ({
    key: host,
    name: <LatinText>{host}</LatinText>,
    value: views,
    share,
  }));
  return (
    <Section title={title} empty={rows.length === 0 && t('statsPage.hosts.empty')}>
      <BarTable caption={title} heads={[t('statsPage.hosts.name'), t('statsPage.figures.views')]} rows={rows} />
    </Section>
  );
}
