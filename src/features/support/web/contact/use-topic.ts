import { useEffect, useState } from 'react';
import type { ContactTopic } from '../../domain.ts';
import { askedTopic } from './asked-topic.ts';
import { readDraft } from './contact-draft.ts';

/** What the page is opened for: the address says so, else what was chosen before a reload. */
export function useTopic(): [ContactTopic | undefined, (topic: ContactTopic) => void] {
  const [topic, setTopic] = useState<ContactTopic>();
  useEffect(() => {
    const look = () => setTopic((before) => askedTopic(window.location) ?? before);
    setTopic(askedTopic(window.location) ?? (readDraft()?.values.topic as ContactTopic | undefined));
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return [topic, setTopic];
}
