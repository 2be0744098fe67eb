import { useQueryClient } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Panel, useAdminCall, useMayStaff } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, type SchemaForm, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { DateText, useLocale, useTexts } from '#ui/locale.tsx';
import type { RequestError } from '#web-kit/api/request-error.ts';
import { type AdminSetting, type AdminSettings, adminSettingsApi } from '../../admin-contract.ts';
import { registry, type SettingKey } from '../../registry.ts';
import { settingsTexts } from '../../texts.ts';
import type { SettingValues } from '../../values.ts';
import { settingsKey } from './admin-queries.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { asTyped, differences } from './differences.ts';
import styles from './settings.module.css';

function LastSaved({ setting: { updatedAt, updatedBy } }: { setting: AdminSetting<SettingKey> }) {
  const t = useTexts(settingsAdminTexts);
  if (!updatedAt) return <p className={styles.notice}>{t('settingsAdmin.untouched')}</p>;
  return (
    <p className={styles.notice}>
      {t('settingsAdmin.changed')} <DateText value={updatedAt} time />
      {updatedBy && (
        <>
          {' · '}
          <bdi>{updatedBy}</bdi>
        </>
      )}
    </p>
  );
}

interface SettingForm<K extends SettingKey> {
  readonly form: SchemaForm<SettingValues[K]>;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** Saved by another user since this form was opened; the typed values stay until the user selects one. */
  readonly newer: AdminSetting<K> | undefined;
  save(value: SettingValues[K]): void;
  undo(): void;
  overwrite(): void;
}

interface Sent {
  readonly value: unknown;
  readonly version: number;
  /** All typed values at the time of the request. */
  readonly typed: string;
}

/** The form of one setting; incoming updates never overwrite typed values. */
export function useSettingForm<K extends SettingKey>(key: K, setting: AdminSetting<K>): SettingForm<K> {
  const t = useTexts(settingsAdminTexts);
  const queries = useQueryClient();
  const [baseVersion, setBaseVersion] = useState(setting.version);
  // The form's types and those of a single setting cannot be unified, hence the casts.
  const form = useSchemaForm<FieldValues, FieldValues>({
    schema: registry[key].schema as never,
    texts: [settingsTexts],
    defaultValues: asTyped(key, setting.value as SettingValues[K]) as DefaultValues<FieldValues>,
  });
  const { isDirty } = form.formState;
  const { reset } = form;
  const resetTo = ({ value, version }: AdminSetting<K>, keepsValues = false) => {
    setBaseVersion(version);
    reset(asTyped(key, value as SettingValues[K]) as FieldValues, { keepValues: keepsValues });
  };
  useEffect(() => {
    if (setting.version === baseVersion || isDirty) return;
    setBaseVersion(setting.version);
    reset(asTyped(key, setting.value as SettingValues[K]) as FieldValues);
  }, [key, setting, baseVersion, isDirty, reset]);
  const { send, isPending } = useAdminCall<AdminSettings, Sent>({
    call: (api, { value, version }) => api.call(adminSettingsApi.change, { params: { key }, body: { value, version } }),
    done: t('settingsAdmin.saved'),
    refresh: [['/api/settings']],
    onDone: (settings, { typed }) => {
      queries.setQueryData<AdminSettings>(settingsKey, settings);
      // Values typed during the request remain unsaved changes.
      resetTo(settings[key] as AdminSetting<K>, JSON.stringify(form.getValues()) !== typed);
    },
    onFailed: (error) => {
      const current = newerIn<K>(error);
      if (current) queries.setQueryData<AdminSettings>(settingsKey, (known) => known && { ...known, [key]: current });
      return current !== undefined;
    },
    onFields: form.showFields,
  });
  const saveOver = (version: number) => (value: FieldValues) =>
    send({ value, version, typed: JSON.stringify(form.getValues()) });
  const newer = setting.version !== baseVersion && isDirty ? setting : undefined;
  return {
    form: form as unknown as SchemaForm<SettingValues[K]>,
    isDirty,
    isPending,
    newer,
    save: saveOver(baseVersion),
    undo: () => resetTo(setting),
    overwrite: () => void form.handleSubmit(saveOver(setting.version))(),
  };
}

/** The newer value in the response to a stale save. */
function newerIn<K extends SettingKey>({ status, body }: RequestError): AdminSetting<K> | undefined {
  if (status !== 409 || !body || typeof body !== 'object' || !('current' in body)) return undefined;
  return body.current as AdminSetting<K>;
}

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
  // Who issues the invoices is a setting of money.
  const mayChange = useMayStaff(id === 'issuer' ? 'prices' : 'system', 'write');
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
          {!newer && mayChange && (
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
