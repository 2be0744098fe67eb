import { CircleAlert, CircleUserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useContact as useWays } from '#features/settings/web/index.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card, Grid, Row, Stack, Text, TrapField } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { type ContactTopic, contactTopics, supportLimits } from '../../domain.ts';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts.ts';
import { type ContactErrors, type Sender, type Sent, useContact, useErrorText, useSavedDraft } from './use-contact.ts';

/** The sender's details. A signed-in user is known and only sees which account is used. */
export function SenderFields({ sender, errors }: { sender: Sender; errors: ContactErrors }) {
  const t = useTexts(contactTexts);
  const errorText = useErrorText();
  if (sender.kind === 'account')
    return (
      <Row as="p" gap={3} size="s" breakWords className={styles.account}>
        <CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {t('contact.form.account')} <bdi>{sender.user.displayName}</bdi>,{' '}
          <LatinText className={styles.address ?? ''}>{sender.user.email}</LatinText>. {t('contact.form.accountAnswer')}
        </span>
      </Row>
    );
  return (
    <>
      {sender.kind === 'demo' && (
        <Row as="p" gap={3} size="s" breakWords className={styles.account}>
          {t('contact.form.demo')}
        </Row>
      )}
      <Grid wideColumns={2} gap={5} align="start">
        <Field id="contact-name" label={t('contact.form.name')} required error={errorText(errors.name)}>
          <Input name="name" autoComplete="name" maxLength={supportLimits.contactNameMax} />
        </Field>
        <Field id="contact-email" label={t('contact.form.email')} required error={errorText(errors.email)}>
          <Input name="email" type="email" autoComplete="email" maxLength={254} />
        </Field>
      </Grid>
    </>
  );
}

/** Shows the character counter from this many remaining characters on. */
const warnsAt = 300;
const maxLength = supportLimits.contactMessageMax;

interface MessageFieldsProps {
  topic: ContactTopic | undefined;
  onTopic(topic: ContactTopic): void;
  errors: ContactErrors;
}

function MessageFields({ topic, onTopic, errors }: MessageFieldsProps) {
  const t = useTexts(contactTexts);
  const errorText = useErrorText();
  const [remaining, setRemaining] = useState<number>(maxLength);
  return (
    <>
      <Field id="contact-topic" label={t('contact.form.topic')} error={errorText(errors.topic)}>
        <Select
          name="topic"
          value={topic ?? contactTopics[0]}
          onChange={({ currentTarget }) => onTopic(currentTarget.value as ContactTopic)}
        >
          {contactTopics.map((one) => (
            <option key={one} value={one}>
              {t(`contact.topics.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id="contact-message"
        label={t('contact.form.message')}
        required
        error={errorText(errors.message)}
        hint={remaining <= warnsAt ? t('contact.form.remaining', { count: remaining }) : t('contact.form.messageHint')}
      >
        <Textarea
          name="message"
          rows={7}
          maxLength={maxLength}
          onChange={({ currentTarget }) => setRemaining(maxLength - currentTarget.value.length)}
        />
      </Field>
    </>
  );
}

interface ContactFormProps {
  sender: Sender;
  topic: ContactTopic | undefined;
  onTopic(topic: ContactTopic): void;
  onSent(sent: Sent): void;
}

/** The fields are uncontrolled, so input typed before hydration is not lost. */
export function ContactForm({ sender, topic, onTopic, onSent }: ContactFormProps) {
  const t = useTexts(contactTexts);
  const { mail } = useWays();
  const form = useRef<HTMLFormElement>(null);
  const draft = useSavedDraft(form, sender.kind);
  const { send, forget, errors, failure, isSending } = useContact({ form, sender, draft, onSent });
  return (
    <Card as="section" tone="raised" className={styles.card} aria-labelledby="contact-form">
      <Text as="h2" size="xl" className={styles.contactFormTitle} id="contact-form">
        {t('contact.form.title')}
      </Text>
      <noscript>
        <p>
          {t('contact.form.noScript')}{' '}
          <a href={`mailto:${mail}`}>
            <LatinText>{mail}</LatinText>
          </a>
        </p>
      </noscript>
      <Stack
        as="form"
        gap={5}
        shrinkItems
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={send}
        onInput={({ target }) => {
          draft.save();
          if (target instanceof Element) forget(target.getAttribute('name') ?? '');
        }}
      >
        <SenderFields sender={sender} errors={errors} />
        <MessageFields topic={topic} onTopic={onTopic} errors={errors} />
        <TrapField label={t('contact.form.trap')} />
        <Text tone="muted" size="xs">
          {t(sender.kind === 'account' ? 'contact.privacy.account' : 'contact.privacy.guest')}{' '}
          <a href="/privacy">{t('contact.privacy.link')}</a>
        </Text>
        {failure && (
          <div role="alert">
            <Notice icon={CircleAlert} tone="bad" title={t('contact.form.failed')}>
              <p>{failure}</p>
              <p>{t('contact.form.saved')}</p>
            </Notice>
          </div>
        )}
        <Button type="submit" size="lg" loading={isSending}>
          {t('contact.form.send')}
        </Button>
      </Stack>
    </Card>
  );
}
