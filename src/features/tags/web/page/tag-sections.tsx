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
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { text } from '#base/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Card, CardHeader, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { type Tag, type TagStep, tagsApi } from '../../contract.ts';
import { type TagEvent, tagLimits } from '../../domain.ts';
import { historyTexts } from '../../history-texts.ts';
import { StateBadge } from '../components/tag-state.tsx';
import { useRestoredFocus } from '../components/use-restored-focus.ts';
import { useTagChange, useTagName } from '../use-tags.ts';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';

interface TagSectionProps {
  title: string;
  text?: string | undefined;
  /** When this value changes, focus that was lost is restored within the section. */
  state?: string;
  children?: ReactNode;
}

export function TagSection({ title, text, state, children }: TagSectionProps) {
  const id = useId();
  const sectionRef = useRestoredFocus(state);
  return (
    <Card as="section" ref={sectionRef} className={styles.section} aria-labelledby={id}>
      <CardHeader title={title} titleId={id} {...(text && { description: text })} />
      {children}
    </Card>
  );
}

/** The tag's name, editable in place. */
export function NameSection({ tag, isLocked }: { tag: Tag; isLocked: boolean }) {
  const t = useTexts(pageTexts);
  const name = useTagName()(tag);
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsEditing(false);
    // The focused field is gone; the button that opened it is back in the next frame.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Stack gap={2}>
      <Row gap={2} align="center" hidden={isEditing}>
        <Text as="h1" size="2xl" breakWords className={styles.title}>
          <bdi>{name}</bdi>
        </Text>
        {!isLocked && (
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            aria-label={t('tagPage.name.edit')}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
          </Button>
        )}
      </Row>
      {isEditing && <NameForm tag={tag} onClose={close} />}
      <Row as="p" gap={3} align="center" wrap>
        <StateBadge tag={tag} />
        <LatinText className={styles.code ?? ''}>{tag.code}</LatinText>
      </Row>
    </Stack>
  );
}

const schema = z.object({ name: text(tagLimits.nameMax) });

function NameForm({ tag: { code, name }, onClose }: { tag: Pick<Tag, 'code' | 'name'>; onClose: () => void }) {
  const t = useTexts(pageTexts);
  const form = useSchemaForm({ schema, defaultValues: { name } });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const { send, isPending } = useTagChange({
    call: (api, body: z.output<typeof schema>) => api.call(tagsApi.change, { params: { code }, body }),
    onDone: () => {
      toast({ title: t('tagPage.name.done') });
      onClose();
    },
    onFields: form.showFields,
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => (values.name === name ? onClose() : send(values))}
      isPending={isPending}
      gap={3}
      className={styles.form}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field label={t('tagPage.name.label')} hint={t('tagPage.name.hint')} error={form.errorOf('name')}>
        <Input
          {...form.register('name')}
          maxLength={tagLimits.nameMax}
          autoComplete="off"
          placeholder={t('tagPage.name.placeholder')}
        />
      </Field>
      <Row gap={2} wrap>
        <SubmitButton size="sm">{t('tagPage.name.save')}</SubmitButton>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('tagPage.name.cancel')}
        </Button>
      </Row>
    </Form>
  );
}

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
