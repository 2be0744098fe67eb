import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { showSupportChat } from '../show-event.ts';
import styles from './contact-form.module.css';
import { contactTexts } from './contact-texts.ts';
import type { Sent } from './sent.ts';

interface ContactDoneProps {
  sent: Sent;
  onAgain(): void;
}

export function ContactDone({ sent: { kind, email }, onAgain }: ContactDoneProps) {
  const t = useTexts(contactTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the button that was pressed is gone: the reader goes on from what took its place.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" tone="raised" className={styles.card} aria-labelledby="contact-done">
      <IconTile icon={CircleCheck} tone="good" size="lg" />
      <h2 className={styles.title} id="contact-done" ref={title} tabIndex={-1}>
        {t('contact.done.title')}
      </h2>
      {kind === 'ticket' ? (
        <p>{t('contact.done.ticket')}</p>
      ) : (
        <>
          <p>
            {t('contact.done.mail')} <LatinText className={styles.address ?? ''}>{email}</LatinText>
          </p>
          <p className={styles.privacy}>{t('contact.done.spam')}</p>
        </>
      )}
      <div className={styles.actions}>
        {kind === 'ticket' && <Button onClick={() => showSupportChat()}>{t('contact.done.openChat')}</Button>}
        <Button variant="outline" onClick={onAgain}>
          {t('contact.done.again')}
        </Button>
      </div>
    </Card>
  );
}
