import { useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { OpenPage } from '#ui/open-page.tsx';
import { ContactDone } from './contact-done.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts.ts';
import { ContactWays } from './contact-ways.tsx';
import { PasswordSection } from './password-section.tsx';
import type { Sent } from './sent.ts';
import { useSender } from './use-sender.ts';
import { useTopic } from './use-topic.ts';

export function ContactPage() {
  const t = useTexts(contactTexts);
  const sender = useSender();
  const [topic, setTopic] = useTopic();
  const [sent, setSent] = useState<Sent>();
  return (
    <OpenPage badge={t('contact.badge')} title={t('contact.title')} lead={t('contact.lead')}>
      <div className={styles.columns}>
        <div className={styles.main}>
          {topic === 'password' && <PasswordSection isSignedIn={sender.kind === 'account'} />}
          {sent ? (
            <ContactDone sent={sent} onAgain={() => setSent(undefined)} />
          ) : (
            <ContactForm sender={sender} topic={topic} onTopic={setTopic} onSent={setSent} />
          )}
        </div>
        <ContactWays onPassword={() => setTopic('password')} />
      </div>
    </OpenPage>
  );
}
