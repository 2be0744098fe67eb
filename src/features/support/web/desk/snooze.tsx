import { AlarmClock, AlarmClockOff, CalendarClock } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { z } from 'zod';
import { instantField } from '#base/time/instant-field.ts';
import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';
import { formatInstant } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { futureInstant } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { type DeskConversation, deskApi } from '../../desk-contract.ts';
import { useDeskCall } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';

const hour = 3_600_000;
const nineOClock = 9 * 60;
const week = [1, 2, 3, 4, 5, 6, 7];

/** Whole minutes: nobody needs the second. */
const later = (now: Date, hours: number): Date => new Date(Math.ceil((now.getTime() + hours * hour) / 60_000) * 60_000);
const morning = (now: Date, days: number): Date => instantInIsrael(addDays(dateInIsrael(now), days), nineOClock);
const isSunday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;

const presets = {
  inHour: (now: Date) => later(now, 1),
  inHours: (now: Date) => later(now, 4),
  tomorrow: (now: Date) => morning(now, 1),
  sunday: (now: Date) => morning(now, week.find((days) => isSunday(addDays(dateInIsrael(now), days))) ?? 1),
} as const;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];

/** When a conversation that was put aside comes back, in words. */
export function useBackText(): (until: string) => string {
  const t = useTexts(deskTexts);
  const { locale } = useLocale();
  return (until) => {
    const [day, today] = [dateInIsrael(new Date(until)), dateInIsrael(new Date())];
    const time = formatInstant(until, locale, { timeStyle: 'short' });
    if (day === today) return t('desk.talk.back.today', { time });
    if (day === addDays(today, 1)) return t('desk.talk.back.tomorrow', { time });
    const date = formatInstant(until, locale, {
      day: 'numeric',
      month: 'long',
      ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    });
    return t('desk.talk.back.date', { date, time });
  };
}

interface SnoozeCall {
  readonly onDone?: () => void;
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

export function useSnooze({ id, snoozedUntil }: DeskConversation, { onDone, onFields }: SnoozeCall = {}) {
  const t = useTexts(deskTexts);
  const backText = useBackText();
  const { send, isPending } = useDeskCall<Date | null>({
    call: (api, until) => api.call(deskApi.snooze, { params: { id }, body: { until: until?.toISOString() ?? null } }),
    onDone: ({ conversation: { snoozedUntil: until } }) => {
      toast(
        until ? { title: t('desk.talk.snoozed'), description: backText(until) } : { title: t('desk.talk.unsnoozed') },
      );
      onDone?.();
    },
    ...(onFields && { onFields }),
  });
  return { isSnoozed: snoozedUntil !== null, snooze: send, isPending };
}

interface SnoozeTimesProps {
  onChoose: (until: Date) => void;
  /** For any other time. */
  onOwn: () => void;
}

export function SnoozeTimes({ onChoose, onOwn }: SnoozeTimesProps) {
  const t = useTexts(deskTexts);
  return (
    <>
      {presetNames.map((name) => (
        <DropdownMenuItem key={name} onSelect={() => onChoose(presets[name](new Date()))}>
          {t(`desk.talk.${name}`)}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem icon={CalendarClock} onSelect={onOwn}>
        {t('desk.talk.own')}
      </DropdownMenuItem>
    </>
  );
}

interface OwnTimeProps {
  conversation: DeskConversation;
  isOpen: boolean;
  onClose: () => void;
  /** Has the focus afterwards: the item of the menu that opened this is gone. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

export function OwnSnoozeTime({ conversation, isOpen, onClose, buttonRef }: OwnTimeProps) {
  const t = useTexts(deskTexts);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        size="sm"
        title={t('desk.talk.ownTitle')}
        description={t('desk.talk.ownText')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          buttonRef.current?.focus();
        }}
      >
        <OwnTimeForm conversation={conversation} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

const schema = z.object({ until: futureInstant('desk.talk.ownMissing', 'desk.talk.ownPast') });

/** Date and time in Israel time, regardless of the reader's time zone. */
function OwnTimeForm({ conversation, onClose }: Pick<OwnTimeProps, 'conversation' | 'onClose'>) {
  const t = useTexts(deskTexts);
  const [suggested] = useState(() => instantField(presets.tomorrow(new Date())));
  const form = useSchemaForm({ schema, texts: [deskTexts], defaultValues: { until: suggested } });
  const { snooze, isPending } = useSnooze(conversation, { onDone: onClose, onFields: form.showFields });
  return (
    <Form form={form} onSubmit={({ until }) => snooze(until)} isPending={isPending} gap={4}>
      <Field label={t('desk.talk.ownLabel')} required error={form.errorOf('until')}>
        <Input {...form.register('until')} type="datetime-local" dir="ltr" min={instantField(new Date())} />
      </Field>
      <Row gap={2} wrap>
        <SubmitButton>{t('desk.talk.snooze')}</SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          {t('desk.talk.ownCancel')}
        </Button>
      </Row>
    </Form>
  );
}

export function Snooze({ conversation }: { conversation: DeskConversation }) {
  const t = useTexts(deskTexts);
  const { isSnoozed, snooze, isPending } = useSnooze(conversation);
  const [isOwnOpen, setOwnOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  if (conversation.isClosed) return null;
  return (
    <>
      {isSnoozed && (
        <Button ref={buttonRef} variant="outline" size="sm" loading={isPending} onClick={() => snooze(null)}>
          <AlarmClockOff aria-hidden="true" />
          {t('desk.talk.unsnooze')}
        </Button>
      )}
      {!isSnoozed && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button ref={buttonRef} variant="outline" size="sm" loading={isPending}>
              <AlarmClock aria-hidden="true" />
              {t('desk.talk.snooze')}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <SnoozeTimes onChoose={snooze} onOwn={() => setOwnOpen(true)} />
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <OwnSnoozeTime
        conversation={conversation}
        isOpen={isOwnOpen}
        onClose={() => setOwnOpen(false)}
        buttonRef={buttonRef}
      />
    </>
  );
}
