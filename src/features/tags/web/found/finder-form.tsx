import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { tagsApi } from '../../contract.ts';
import { tagLimits } from '../../domain.ts';
import { useTagCall } from '../use-tag-call.ts';
import styles from './found-tag.module.css';
import { foundTexts } from './found-texts.ts';

interface FinderFormProps {
  code: string;
  onSent: () => void;
}

/** A few words for whoever lost the card. */
export function FinderForm({ code, onSent }: FinderFormProps) {
  const t = useTexts(foundTexts);
  const [message, setMessage] = useState('');
  const [website, setWebsite] = useState('');
  const [flaw, setFlaw] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = (words: string | undefined): boolean => {
    setFlaw(words);
    if (words) field.current?.focus();
    return Boolean(words);
  };
  const { send, isPending } = useTagCall<unknown>({
    call: (api) => api.call(tagsApi.tellOwner, { params: { code }, body: { message, website } }),
    onDone: onSent,
    onFailed: ({ fields }) => refuse(fields.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim()) send();
    else refuse(t('foundTag.lost.empty'));
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('foundTag.lost.label')} hint={t('foundTag.lost.hint')} {...(flaw && { error: flaw })}>
          <Textarea
            ref={field}
            value={message}
            maxLength={tagLimits.messageMax}
            placeholder={t('foundTag.lost.placeholder')}
            onChange={({ currentTarget }) => {
              setMessage(currentTarget.value);
              setFlaw(undefined);
            }}
          />
        </Field>
        <label className={styles.trap} aria-hidden="true">
          {t('foundTag.lost.trap')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
          />
        </label>
        <Button type="submit" block loading={isPending}>
          {t('foundTag.lost.send')}
        </Button>
      </form>
      <noscript>{t('foundTag.lost.noScript')}</noscript>
    </>
  );
}
