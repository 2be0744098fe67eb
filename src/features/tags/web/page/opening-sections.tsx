import { useState } from 'react';
import { z } from 'zod';
import { instantField } from '#base/time/instant-field.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { futureInstant } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { type Tag, tagsApi } from '../../contract.ts';
import { instantText } from '../components/instant-text.ts';
import { ProfileOptions } from '../components/profile-options.tsx';
import { OpensText } from '../components/tag-state.tsx';
import type { OwnProfile } from '../use-own-profiles.ts';
import { useProfileName, useTagChange } from '../use-tags.ts';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';
import { TagSection } from './tag-sections.tsx';
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
  const [suggested] = useState(() => instantField(untilOf('saturday', new Date()) ?? new Date()));
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

/** The profile that a tap opens: saved on selection, and undone as easily. */
export function OpensSection({ tag, profiles }: { tag: Tag; profiles: readonly OwnProfile[] | undefined }) {
  const t = useTexts(pageTexts);
  return (
    <TagSection title={t('tagPage.opens.title')}>
      {profiles === undefined && <Skeleton shape="button" />}
      {profiles?.length === 0 && (
        <>
          <Caption>{t('tagPage.opens.none')}</Caption>
          <div>
            <RouterLinkButton to="/editor">{t('tagPage.opens.create')}</RouterLinkButton>
          </div>
        </>
      )}
      {profiles && profiles.length > 0 && <Choice tag={tag} profiles={profiles} />}
      {profiles?.length !== 0 && <OpensText tag={tag} profiles={profiles} />}
    </TagSection>
  );
}

function Choice({ tag, profiles }: { tag: Tag; profiles: readonly OwnProfile[] }) {
  const t = useTexts(pageTexts);
  const nameOf = useProfileName(profiles);
  const { code, profileId: before } = tag;
  const call = (api: Api, profileId: number) => api.call(tagsApi.change, { params: { code }, body: { profileId } });
  const undo = useTagChange({ call });
  const { send, sent } = useTagChange({
    call,
    onDone: (_, profileId) =>
      toast({
        title: t('tagPage.opens.done', { name: nameOf(profileId) }),
        ...(before !== null && { action: { label: t('tagPage.opens.undo'), onClick: () => undo.send(before) } }),
      }),
  });
  return (
    <Field label={t('tagPage.opens.label')}>
      <Select
        value={sent ?? undo.sent ?? before ?? ''}
        onChange={({ currentTarget }) => currentTarget.value && send(Number(currentTarget.value))}
        {...(before === null && { placeholder: t('tagPage.opens.choose') })}
      >
        <ProfileOptions profiles={profiles} />
      </Select>
    </Field>
  );
}
