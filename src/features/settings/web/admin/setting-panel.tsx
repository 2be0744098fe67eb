import { type ReactNode, useEffect } from 'react';
import { Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminSetting } from '../../admin-contract.ts';
import type { SettingKey } from '../../registry.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { LastSaved } from './last-saved.tsx';
import styles from './settings.module.css';
import { StaleSection } from './stale-section.tsx';
import type { SettingForm } from './use-setting-form.ts';

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
