import { BellOff, BellRing, CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { instantField } from '#base/time/instant-field.ts';
import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';
import { unbrokenDates } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { futureInstant } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Lead, leadsApi } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { useLeadCall } from '../state/lead-calls.ts';
import styles from './detail.module.css';
import { DetailSection } from './detail-section.tsx';

const reminderPresets = ['hour', 'evening', 'tomorrow', 'week'] as const;
type ReminderPreset = (typeof reminderPresets)[number];

const hourMilliseconds = 3_600_000;
const morning = 9 * 60;
const evening = 19 * 60;
/** The evening preset is omitted this close to the evening. */
const minBeforeEvening = 30 * 60_000;

/** When a preset reminds, in Israel time; undefined when it no longer makes sense. */
export function reminderAt(preset: ReminderPreset, now: Date): Date | undefined {
  const today = dateInIsrael(now);
  if (preset === 'hour') return new Date(now.getTime() + hourMilliseconds);
  if (preset === 'tomorrow') return instantInIsrael(addDays(today, 1), morning);
  if (preset === 'week') return instantInIsrael(addDays(today, 7), morning);
  const at = instantInIsrael(today, evening);
  return at.getTime() - now.getTime() >= minBeforeEvening ? at : undefined;
}

/** Reminder for a lead: presets, or a custom time. */
export function ReminderSection({ lead: { id, remindAt } }: { lead: Lead }) {
  const t = useTexts(detailTexts);
  const [isOwn, setIsOwn] = useState(false);
  const { send, isPending } = useLeadCall<Date | null>({
    call: (api, at) => api.call(leadsApi.change, { params: { id }, body: { remindAt: at ? at.toISOString() : null } }),
    onDone: (_, at) => {
      setIsOwn(false);
      toast({ title: t(at ? 'leadDetail.reminder.done' : 'leadDetail.reminder.removed') });
    },
  });
  const state = remindAt && new Date(remindAt) > new Date() ? 'at' : 'was';
  return (
    <DetailSection title={t('leadDetail.reminder.title')}>
      {remindAt ? (
        <Row wrap align="center" gap={[2, 3]} className={styles.reminder}>
          <BellRing size={20} strokeWidth={1.75} aria-hidden="true" />
          <time dateTime={remindAt}>
            {unbrokenDates(t(`leadDetail.reminder.${state}`, { at: new Date(remindAt) }))}
          </time>
          <Button variant="ghost" size="sm" loading={isPending} onClick={() => send(null)}>
            <BellOff aria-hidden="true" />
            {t('leadDetail.reminder.remove')}
          </Button>
        </Row>
      ) : (
        <>
          <Caption>{t('leadDetail.reminder.none')}</Caption>
          {isOwn ? (
            <OwnReminder isPending={isPending} onSet={send} onCancel={() => setIsOwn(false)} />
          ) : (
            <ReminderPresets onSet={send} onOwn={() => setIsOwn(true)} />
          )}
        </>
      )}
    </DetailSection>
  );
}

function ReminderPresets({ onSet, onOwn }: { onSet: (at: Date) => void; onOwn: () => void }) {
  const t = useTexts(detailTexts);
  const now = new Date();
  return (
    <Row wrap gap={2}>
      {reminderPresets
        .filter((preset) => reminderAt(preset, now))
        .map((preset) => (
          <Button
            key={preset}
            variant="outline"
            size="sm"
            onClick={() => {
              const at = reminderAt(preset, new Date());
              if (at) onSet(at);
            }}
          >
            {t(`leadDetail.reminder.${preset}`)}
          </Button>
        ))}
      <Button variant="outline" size="sm" onClick={onOwn}>
        <CalendarClock aria-hidden="true" />
        {t('leadDetail.reminder.own')}
      </Button>
    </Row>
  );
}

interface OwnReminderProps {
  isPending: boolean;
  onSet: (at: Date) => void;
  onCancel: () => void;
}

const schema = z.object({ at: futureInstant('leadDetail.reminder.ownMissing', 'leadDetail.reminder.ownPast') });

/** Date and time in Israel time, regardless of the reader's time zone. */
function OwnReminder({ isPending, onSet, onCancel }: OwnReminderProps) {
  const t = useTexts(detailTexts);
  const [suggested] = useState(() => instantField(reminderAt('tomorrow', new Date()) ?? new Date()));
  const form = useSchemaForm({ schema, texts: [detailTexts], defaultValues: { at: suggested } });
  return (
    <Form form={form} onSubmit={({ at }) => onSet(at)} isPending={isPending} shrinkItems gap={3}>
      <Field label={t('leadDetail.reminder.ownLabel')} error={form.errorOf('at')}>
        <Input {...form.register('at')} type="datetime-local" dir="ltr" min={instantField(new Date())} autoFocus />
      </Field>
      <Row wrap gap={2}>
        <SubmitButton size="sm">{t('leadDetail.reminder.set')}</SubmitButton>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t('leadDetail.reminder.cancel')}
        </Button>
      </Row>
    </Form>
  );
}
