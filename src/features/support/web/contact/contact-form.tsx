import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useContact as useWays } from '#features/settings/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ContactTopic } from '../../domain.ts';
import styles from './contact-form.module.css';
import { contactTexts } from './contact-texts.ts';
import { MessageFields } from './message-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import type { Sent } from './sent.ts';
import { useContact } from './use-contact.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import type { Sender } from './use-sender.ts';

interface ContactFormProps {
  sender: Sender;
  topic: ContactTopic | undefined;
  onTopic(topic: ContactTopic): void;
  onSent(sent: Sent): void;
}

/** The fields keep what they hold themselves: whoever types before the script has come loses nothing by its coming. */
export function ContactForm({ sender, topic, onTopic, onSent }: ContactFormProps) {
  const t = useTexts(contactTexts);
  const { mail } = useWays();
  const form = useRef<HTMLFormElement>(null);
  const draft = useKeptDraft(form, sender.kind);
  const { send, flaws, failure, isSending } = useContact({ form, sender, draft, onSent });
  return (
    <Card as="section" tone="raised" className={styles.card} aria-labelledby="contact-form">
      <h2 className={styles.title} id="contact-form">
        {t('contact.form.title')}
      </h2>
      <noscript>
        <p>
          {t('contact.form.noScript')}{' '}
          <a href={`mailto:${mail}`}>
            <LatinText>{mail}</LatinText>
          </a>
        </p>
      </noscript>
      <form ref={form} className={styles.form} noValidate onSubmit={send} onInput={draft.keep}>
        {failure && (
          <div role="alert">
            <Notice icon={CircleAlert} tone="bad" title={t('contact.form.failed')}>
              {failure} {t('contact.form.kept')}
            </Notice>
          </div>
        )}
        <SenderFields sender={sender} flaws={flaws} />
        <MessageFields topic={topic} onTopic={onTopic} flaws={flaws} />
        <label className={styles.trap} aria-hidden="true">
          {t('contact.form.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <p className={styles.privacy}>
          {t(sender.kind === 'account' ? 'contact.privacy.account' : 'contact.privacy.guest')}{' '}
          <a href="/privacy">{t('contact.privacy.link')}</a>
        </p>
        <Button type="submit" size="lg" loading={isSending}>
          {t('contact.form.send')}
        </Button>
      </form>
    </Card>
  );
}
