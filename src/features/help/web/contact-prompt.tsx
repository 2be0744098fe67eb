import { MessageCircle } from 'lucide-react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { helpTexts } from '../help-texts.ts';
import styles from './help.module.css';

export function ContactPrompt({ onChat }: { onChat(): void }) {
  const t = useTexts(helpTexts);
  return (
    <section className={styles.ask} data-theme="dark" aria-labelledby="help-ask">
      <div>
        <Text as="h2" size="xl" id="help-ask">
          {t('help.ask.title')}
        </Text>
        <p className={styles.text}>{t('help.ask.text')}</p>
      </div>
      <Row gap={3} wrap className={styles.actions}>
        <Button variant="hot" onClick={onChat}>
          <MessageCircle aria-hidden="true" />
          {t('help.ask.chat')}
        </Button>
        <LinkButton className={styles.contact} variant="outline" href="/contact">
          {t('help.ask.contact')}
        </LinkButton>
      </Row>
    </section>
  );
}
