import { MessageCircle } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { helpTexts } from '../help-texts.ts';
import styles from './ask-us.module.css';

interface AskUsProps {
  onChat(): void;
}

export function AskUs({ onChat }: AskUsProps) {
  const t = useTexts(helpTexts);
  return (
    <section className={styles.ask} data-theme="dark" aria-labelledby="help-ask">
      <div>
        <h2 className={styles.title} id="help-ask">
          {t('help.ask.title')}
        </h2>
        <p className={styles.text}>{t('help.ask.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="hot" onClick={onChat}>
          <MessageCircle aria-hidden="true" />
          {t('help.ask.chat')}
        </Button>
        <Button className={styles.contact} variant="outline" asChild>
          <a href="/contact">{t('help.ask.contact')}</a>
        </Button>
      </div>
    </section>
  );
}
