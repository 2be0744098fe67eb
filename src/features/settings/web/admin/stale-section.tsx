import { GitCompareArrows } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { AdminSetting } from '../../admin-contract.ts';
import type { SettingKey } from '../../registry.ts';
import type { SettingValues } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { differences } from './differences.ts';
import { LastSaved } from './last-saved.tsx';
import styles from './settings.module.css';
import type { SettingForm } from './use-setting-form.ts';

interface StaleSectionProps<K extends SettingKey> {
  id: K;
  newer: AdminSetting<K>;
  mine: SettingValues[K];
  state: SettingForm<K>;
}

/** Edit conflict: shows both versions; nothing is saved until the user selects one. */
export function StaleSection<K extends SettingKey>({ id, newer, mine, state }: StaleSectionProps<K>) {
  const t = useTexts(settingsAdminTexts);
  const { locale } = useLocale();
  const rows = differences(id, newer.value as SettingValues[K], mine, locale);
  return (
    <Stack shrinkItems gap={4} className={styles.stale}>
      <Notice icon={GitCompareArrows} tone="warn" title={t('settingsAdmin.stale.title')} isLive>
        {t('settingsAdmin.stale.text')}
      </Notice>
      <Table caption={t('settingsAdmin.stale.caption')} hideCaption>
        <thead>
          <tr>
            <TableHead>{t('settingsAdmin.stale.what')}</TableHead>
            <TableHead>{t('settingsAdmin.stale.theirs')}</TableHead>
            <TableHead>{t('settingsAdmin.stale.mine')}</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, theirs, mine: own }) => (
            <tr key={name}>
              <TableCell>{name}</TableCell>
              <TableCell className={styles.label ?? ''}>
                <bdi>{theirs || t('settingsAdmin.empty')}</bdi>
              </TableCell>
              <TableCell className={styles.label ?? ''}>
                <bdi>{own || t('settingsAdmin.empty')}</bdi>
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <LastSaved setting={newer} />
      <Row wrap gap={3}>
        <Button loading={state.isPending} onClick={() => state.overwrite()}>
          {t('settingsAdmin.stale.overwrite')}
        </Button>
        <Button variant="outline" onClick={() => state.undo()}>
          {t('settingsAdmin.stale.discard')}
        </Button>
      </Row>
    </Stack>
  );
}
