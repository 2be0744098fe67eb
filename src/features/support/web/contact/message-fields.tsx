import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type ContactTopic, contactTopics, supportLimits } from '../../domain.ts';
import type { ContactFlaws } from './contact-flaws.ts';
import { contactTexts } from './contact-texts.ts';
import { useFlawText } from './use-flaw-text.ts';

/** The end is near: from here on it is counted. */
const warnsAt = 300;
const most = supportLimits.contactMessageMax;

interface MessageFieldsProps {
  topic: ContactTopic | undefined;
  onTopic(topic: ContactTopic): void;
  flaws: ContactFlaws;
}

export function MessageFields({ topic, onTopic, flaws }: MessageFieldsProps) {
  const t = useTexts(contactTexts);
  const say = useFlawText();
  const [left, setLeft] = useState<number>(most);
  return (
    <>
      <Field id="contact-topic" label={t('contact.form.topic')} error={say(flaws.topic)}>
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
        error={say(flaws.message)}
        hint={left <= warnsAt ? t('contact.form.left', { count: left }) : t('contact.form.messageHint')}
      >
        <Textarea
          name="message"
          rows={7}
          maxLength={most}
          onChange={({ currentTarget }) => setLeft(most - currentTarget.value.length)}
        />
      </Field>
    </>
  );
}
