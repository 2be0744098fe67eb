import {
  Archive,
  CalendarClock,
  CalendarX2,
  Gift,
  Handshake,
  type LucideIcon,
  MessageCircleHeart,
  Nfc,
  Pencil,
  Snowflake,
  Sparkles,
  SquareArrowOutUpRight,
  Undo2,
  UserRoundX,
} from 'lucide-react';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import type { TagStep } from '../../contract.ts';
import type { TagEvent } from '../../domain.ts';
import { historyTexts } from './history-texts.ts';
import styles from './page.module.css';
import { TagSection } from './tag-section.tsx';

const eventIcons: Readonly<Record<TagEvent, LucideIcon>> = {
  made: Sparkles,
  written: Nfc,
  activated: Nfc,
  renamed: Pencil,
  pointed: SquareArrowOutUpRight,
  scheduled: CalendarClock,
  unscheduled: CalendarX2,
  frozen: Snowflake,
  unfrozen: Undo2,
  found: MessageCircleHeart,
  offered: Gift,
  offer_withdrawn: Undo2,
  offer_declined: UserRoundX,
  given: Handshake,
  retired: Archive,
};

function HistoryStep({ step: { event, by, at, note } }: { step: TagStep }) {
  const t = useTexts(historyTexts);
  const Icon = eventIcons[event];
  // Owner actions and transfers need no actor label.
  const actor = by === 'owner' || by === 'receiver' || event === 'found' ? undefined : by;
  return (
    <Grid as="li" columns="auto fill" gap={3} className={styles.step}>
      <span className={styles.mark} data-event={event} aria-hidden="true">
        <Icon size={16} strokeWidth={1.75} />
      </span>
      <div className={styles.texts}>
        <Text weight="medium">{t(`tagHistory.event.${event}`)}</Text>
        {note && (
          <Text tone="muted" size="s" breakWords className={styles.note}>
            <bdi>{note}</bdi>
          </Text>
        )}
        <Text tone="muted" size="xs">
          <DateText value={at} time />
          {actor && ` · ${t(`tagHistory.by.${actor}`)}`}
        </Text>
      </div>
    </Grid>
  );
}

/** All events of a tag while it belonged to the viewer, newest first. */
export function HistorySection({ history }: { history: readonly TagStep[] }) {
  const t = useTexts(historyTexts);
  const steps = history.toSorted((one, other) => other.id - one.id);
  return (
    <TagSection title={t('tagHistory.title')}>
      <Stack as="ol">
        {steps.map((step) => (
          <HistoryStep key={step.id} step={step} />
        ))}
      </Stack>
    </TagSection>
  );
}
