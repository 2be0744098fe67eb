import { useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { BarTable } from './bar-table.tsx';
import { Section } from './section.tsx';
import { sharesOf } from './shares-of.ts';

interface DevicesProps {
  stats: Pick<Stats, 'devices'>;
}

export function Devices({ stats: { devices } }: DevicesProps) {
  const t = useTexts(statsTexts);
  const title = t('statsPage.devices.title');
  const rows = sharesOf(devices, ({ views }) => views).map(({ device, views, share }) => ({
    key: device,
    name: t(`statsPage.devices.kinds.${device}`),
    value: views,
    share,
  }));
  return (
    <Section title={title} empty={rows.length === 0 && t('statsPage.devices.empty')}>
      <BarTable caption={title} heads={[t('statsPage.devices.name'), t('statsPage.figures.views')]} rows={rows} />
    </Section>
  );
}
