import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
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

export interface PanelProps<K extends SettingKey> {
  setting: AdminSetting<K>;
  onDirty(id: string, isDirty: boolean): void;
}

interface SettingPanelProps<K extends SettingKey> extends PanelProps<K> {
  id: K;
  state: SettingForm<K>;
  children: ReactNode;
}

/** A setting with its form, its save button and its last editor. */
export function SettingPanel<K extends SettingKey>(props: SettingPanelProps<K>) {
  const { id, setting, state, onDirty, children } = props;
  const t = useTexts(settingsAdminTexts);
  const { isDirty, isPending, newer } = state;
  useEffect(() => {
    onDirty(id, isDirty);
  }, [id, isDirty, onDirty]);
  return (
    <div id={id} className={styles.anchor}>
      <Panel
        title={t(`settingsAdmin.${id as SettingKey}.title`)}
        actions={isDirty && <Badge variant="warn">{t('settingsAdmin.dirty')}</Badge>}
      >
        <p className={styles.lead}>{t(`settingsAdmin.${id as SettingKey}.lead`)}</p>
        <Form
          form={state.form}
          onSubmit={(value) => isDirty && !newer && state.save(value)}
          isPending={isPending}
          shrinkItems
          gap={5}
        >
          {children}
          {newer && <StaleSection id={id} newer={newer} mine={state.form.getValues()} state={state} />}
          {!newer && (
            <Row wrap align="center" gap={3} className={styles.end}>
              {/* De-emphasized until there are changes, but always rendered so that focus is not lost. */}
              <SubmitButton variant={isDirty ? 'default' : 'outline'}>{t('settingsAdmin.save')}</SubmitButton>
              {isDirty && (
                <Button variant="outline" onClick={() => state.undo()}>
                  {t('settingsAdmin.undo')}
                </Button>
              )}
              <LastSaved setting={setting} />
            </Row>
          )}
        </Form>
      </Panel>
    </div>
  );
}
