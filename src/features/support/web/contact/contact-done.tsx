import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { showSupportChat } from '../show-event.ts';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts.ts';
import type { Sent } from './use-contact.ts';

export function ContactDone({ sent: { kind, email }, onAgain }: { sent: Sent; onAgain(): void }) {
  const t = useTexts(contactTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the clicked button is gone, so focus moves to the title of its replacement.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" tone="raised" className={styles.card} aria-labelledby="contact-done">
      <IconTile icon={CircleCheck} tone="good" size="lg" />
      <Text as="h2" size="xl" className={styles.contactFormTitle} id="contact-done" ref={title} tabIndex={-1}>
        {t('contact.done.title')}
      </Text>
      {kind === 'ticket' ? (
        <p>{t('contact.done.ticket')}</p>
      ) : (
        <>
          <p>
            {t('contact.done.mail')} <LatinText className={styles.address ?? ''}>{email}</LatinText>
          </p>
          <Text tone="muted" size="xs">
            {t('contact.done.spam')}
          </Text>
        </>
      )}
      <Row gap={3} wrap>
        {kind === 'ticket' && <Button onClick={() => showSupportChat()}>{t('contact.done.openChat')}</Button>}
        <Button variant="outline" onClick={onAgain}>
          {t('contact.done.again')}
        </Button>
      </Row>
    </Card>
  );
}
