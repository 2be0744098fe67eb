import { useEffect, useState } from 'react';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { OpenPage } from '#ui/open-page.tsx';
import type { ContactTopic } from '../../domain.ts';
import { ContactChannels } from './contact-channels.tsx';
import { ContactDone } from './contact-done.tsx';
import { readDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts.ts';
import { PasswordSection } from './password-section.tsx';
import { requestedTopic } from './requested-topic.ts';
import type { Sent } from './sent.ts';
import { useSender } from './use-sender.ts';

export function ContactPage() {
  const t = useTexts(contactTexts);
  const sender = useSender();
  const [topic, setTopic] = useTopic();
  const [sent, setSent] = useState<Sent>();
  return (
    <OpenPage badge={t('contact.badge')} title={t('contact.title')} lead={t('contact.lead')}>
      <Stack gap={10} shrinkItems className={styles.columns}>
        <Stack gap={5} justify="start" shrinkItems>
          {topic === 'password' && <PasswordSection isSignedIn={sender.kind === 'account'} />}
          {sent ? (
            <ContactDone sent={sent} onAgain={() => setSent(undefined)} />
          ) : (
            <ContactForm sender={sender} topic={topic} onTopic={setTopic} onSent={setSent} />
          )}
        </Stack>
        <ContactChannels onPassword={() => setTopic('password')} />
      </Stack>
    </OpenPage>
  );
}

/** What the page is opened for: the address says so, else what was chosen before a reload. */
function useTopic(): [ContactTopic | undefined, (topic: ContactTopic) => void] {
  const [topic, setTopic] = useState<ContactTopic>();
  useEffect(() => {
    const readTopic = () => setTopic((before) => requestedTopic(window.location) ?? before);
    setTopic(requestedTopic(window.location) ?? (readDraft()?.values.topic as ContactTopic | undefined));
    window.addEventListener('hashchange', readTopic);
    return () => window.removeEventListener('hashchange', readTopic);
  }, []);
  return [topic, setTopic];
}
