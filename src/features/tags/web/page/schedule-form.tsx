import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { type TagWithHistory, tagsApi } from '../../contract.ts';
import { instantText } from '../components/instant-text.ts';
import { ProfileOptions } from '../components/profile-options.tsx';
import type { OwnProfile } from '../use-own-profiles.ts';
import { useCacheTag, useTagCall } from '../use-tags.ts';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';
import { fieldOf, instantOf, lastUntil, untilOf, untilPresets } from './until.ts';

interface ScheduleFormProps {
  code: string;
  profiles: readonly OwnProfile[];
}

interface ScheduleInput {
  readonly profileId: number;
  readonly until: string;
}

/** A profile, a day and an hour on the clocks of Israel, wherever the reader is. */
export function ScheduleForm({ code, profiles }: ScheduleFormProps) {
  const t = useTexts(pageTexts);
  const { locale } = useLocale();
  const cacheTag = useCacheTag();
  const [profileId, setProfileId] = useState(profiles[0]?.id);
  const [typed, setTyped] = useState(() => fieldOf(untilOf('weekEnd', new Date()) ?? new Date()));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { send, isPending } = useTagCall<TagWithHistory, ScheduleInput>({
    call: (api, schedule) => api.call(tagsApi.change, { params: { code }, body: { schedule } }),
    onDone: (tag, { until }) => {
      cacheTag(tag);
      const description = t('tagPage.schedule.doneText', { until: instantText(new Date(until), locale) });
      toast({ title: t('tagPage.schedule.done'), description });
    },
    onFailed: ({ fields }) => refuse(fields['schedule.until']),
  });
  const refuse = (message: string | undefined): boolean => {
    setError(message);
    if (message) field.current?.focus();
    return Boolean(message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = instantOf(typed);
    const now = new Date();
    // The list may have changed since it was first shown.
    const chosen = profiles.find(({ id }) => id === profileId) ?? profiles[0];
    if (!until) refuse(t('tagPage.schedule.missing'));
    else if (until <= now) refuse(t('tagPage.schedule.past'));
    else if (until > lastUntil(now)) refuse(t('tagPage.schedule.far'));
    else if (chosen) send({ profileId: chosen.id, until: until.toISOString() });
  };
  const type = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  return (
    <Stack as="form" gap={4} onSubmit={submit} noValidate>
      <Field label={t('tagPage.schedule.profile')}>
        <Select value={profileId} onChange={({ currentTarget }) => setProfileId(Number(currentTarget.value))}>
          <ProfileOptions profiles={profiles} />
        </Select>
      </Field>
      <UntilPresets value={typed} onChoose={type} />
      <Field label={t('tagPage.schedule.until')} {...(error && { error })}>
        <Input
          ref={field}
          type="datetime-local"
          dir="ltr"
          value={typed}
          min={fieldOf(new Date())}
          max={fieldOf(lastUntil(new Date()))}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" loading={isPending}>
          {t('tagPage.schedule.start')}
        </Button>
      </div>
    </Stack>
  );
}

interface UntilPresetsProps {
  /** As the field below them writes it. */
  value: string;
  onChoose: (field: string) => void;
}

/** Usual ends in one press; they fill the field in, where the exact time can be read and changed. */
function UntilPresets({ value, onChoose }: UntilPresetsProps) {
  const t = useTexts(pageTexts);
  const now = new Date();
  const offered = untilPresets.flatMap((preset) => {
    const until = untilOf(preset, now);
    return until ? [{ preset, field: fieldOf(until) }] : [];
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
