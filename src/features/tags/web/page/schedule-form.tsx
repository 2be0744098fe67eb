import { useState } from 'react';
import { z } from 'zod';
import { instantField } from '#base/time/instant-field.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { futureInstant } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { tagsApi } from '../../contract.ts';
import { instantText } from '../components/instant-text.ts';
import { ProfileOptions } from '../components/profile-options.tsx';
import type { OwnProfile } from '../use-own-profiles.ts';
import { useTagChange } from '../use-tags.ts';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';
import { lastUntil, untilOf, untilPresets } from './until.ts';

const until = futureInstant('tagPage.schedule.missing', 'tagPage.schedule.past').refine(
  (instant) => instant <= lastUntil(new Date()),
  { error: 'tagPage.schedule.far' },
);
const schema = z.object({ schedule: z.object({ profileId: z.coerce.number<string>(), until }) });

/** A profile, a date and a time in the Israel time zone, wherever the user is. */
export function ScheduleForm({ code, profiles }: { code: string; profiles: readonly OwnProfile[] }) {
  const t = useTexts(pageTexts);
  const { locale } = useLocale();
  const [suggested] = useState(() => instantField(untilOf('weekEnd', new Date()) ?? new Date()));
  const form = useSchemaForm({
    schema,
    texts: [pageTexts],
    defaultValues: { schedule: { profileId: String(profiles[0]?.id), until: suggested } },
  });
  const { send, isPending } = useTagChange({
    call: (api, { schedule: { profileId, until: end } }: z.output<typeof schema>) => {
      // The list may have changed since it was rendered.
      const chosen = profiles.find(({ id }) => id === profileId) ?? profiles[0];
      const schedule = { profileId: chosen?.id ?? profileId, until: end.toISOString() };
      return api.call(tagsApi.change, { params: { code }, body: { schedule } });
    },
    onDone: (_, { schedule }) => {
      const description = t('tagPage.schedule.doneText', { until: instantText(schedule.until, locale) });
      toast({ title: t('tagPage.schedule.done'), description });
    },
    onFields: form.showFields,
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4}>
      <Field label={t('tagPage.schedule.profile')} error={form.errorOf('schedule.profileId')}>
        <Select {...form.register('schedule.profileId')}>
          <ProfileOptions profiles={profiles} />
        </Select>
      </Field>
      <UntilPresets
        value={form.watch('schedule.until')}
        onChoose={(field) => form.setValue('schedule.until', field, { shouldValidate: true })}
      />
      <Field label={t('tagPage.schedule.until')} error={form.errorOf('schedule.until')}>
        <Input
          {...form.register('schedule.until')}
          type="datetime-local"
          dir="ltr"
          min={instantField(new Date())}
          max={instantField(lastUntil(new Date()))}
        />
      </Field>
      <div>
        <SubmitButton variant="secondary">{t('tagPage.schedule.start')}</SubmitButton>
      </div>
    </Form>
  );
}

interface UntilPresetsProps {
  /** In the format of the date field below. */
  value: string;
  onChoose: (field: string) => void;
}

/** Common end times as presets; they fill the field, where the exact time can be checked and edited. */
function UntilPresets({ value, onChoose }: UntilPresetsProps) {
  const t = useTexts(pageTexts);
  const now = new Date();
  const offered = untilPresets.flatMap((preset) => {
    const until = untilOf(preset, now);
    return until ? [{ preset, field: instantField(until) }] : [];
  });
  return (
    <Row as="fieldset" gap={2} wrap shrink className={styles.choices} aria-label={t('tagPage.schedule.presets')}>
      {offered.map(({ preset, field }) => (
        <Button
          key={preset}
          variant={field === value ? 'secondary' : 'outline'}
          size="sm"
          aria-pressed={field === value}
          onClick={() => onChoose(field)}
        >
          {t(`tagPage.schedule.${preset}`)}
        </Button>
      ))}
    </Row>
  );
}
