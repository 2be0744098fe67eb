import { Accessibility, CircleHelp, KeyRound, MessageCircle } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { showSupportChat } from '../show-event.ts';
import { contactTexts } from './contact-texts.ts';
import styles from './contact-ways.module.css';
import { ReachRows } from './reach-rows.tsx';
import { WayRow } from './way-row.tsx';

const steps = ['read', 'answer', 'where'] as const;

interface ContactWaysProps {
  onPassword(): void;
}

export function ContactWays({ onPassword }: ContactWaysProps) {
  const t = useTexts(contactTexts);
  return (
    <aside className={styles.ways} aria-labelledby="contact-ways">
      <section aria-labelledby="contact-next">
        <h2 className={styles.title} id="contact-next">
          {t('contact.expect.title')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`contact.expect.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="contact-ways">
        <h2 className={styles.title} id="contact-ways">
          {t('contact.ways.title')}
        </h2>
        <ul className={styles.list}>
          <WayRow icon={CircleHelp} title={t('contact.ways.help')} text={t('contact.ways.helpText')} href="/help" />
          <WayRow
            icon={MessageCircle}
            title={t('contact.ways.chat')}
            text={t('contact.ways.chatText')}
            onPress={() => showSupportChat()}
          />
          <WayRow
            icon={KeyRound}
            title={t('contact.ways.password')}
            text={t('contact.ways.passwordText')}
            href="#password"
            onPress={onPassword}
          />
          <ReachRows />
          <WayRow
            icon={Accessibility}
            title={t('contact.ways.accessibility')}
            text={t('contact.ways.accessibilityText')}
            href="/accessibility"
          />
        </ul>
      </section>
    </aside>
  );
}
