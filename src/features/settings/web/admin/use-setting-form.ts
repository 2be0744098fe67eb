import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useAdminCall } from '#features/admin/web/index.ts';
import { type SchemaForm, useSchemaForm } from '#ui/forms/form.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { RequestError } from '#web-kit/api/request-error.ts';
import { type AdminSetting, type AdminSettings, adminSettingsApi } from '../../admin-contract.ts';
import { registry, type SettingKey } from '../../registry.ts';
import { settingsTexts } from '../../texts.ts';
import type { SettingValues } from '../../values.ts';
import { settingsKey } from './admin-queries.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { asTyped } from './differences.ts';

export interface SettingForm<K extends SettingKey> {
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
