import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type TagWithHistory, tagsApi } from '../../contract.ts';
import { useCacheTag } from '../use-cache-tag.ts';
import { useTagCall } from '../use-tag-call.ts';
import { pageTexts } from './page-texts.ts';

interface TransferFormProps {
  code: string;
  onMade: (made: { link: string; email: string }) => void;
}

export function TransferForm({ code, onMade }: TransferFormProps) {
  const t = useTexts(pageTexts);
  const cacheTag = useCacheTag();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const email = typed.trim();
  const { send, isPending } = useTagCall<{ link: string; tag: TagWithHistory }>({
    call: (api) => api.call(tagsApi.offer, { params: { code }, body: email ? { email } : {} }),
    onDone: ({ link, tag }) => {
      onMade({ link, email });
      cacheTag(tag);
    },
    onFailed: ({ fields }) => {
      setError(fields.email);
      if (fields.email) field.current?.focus();
      return Boolean(fields.email);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Stack as="form" gap={4} onSubmit={submit} noValidate>
      <Field label={t('tagPage.give.email')} hint={t('tagPage.give.emailHint')} optional {...(error && { error })}>
        <Input
          ref={field}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <div>
        <Button type="submit" loading={isPending}>
          {t('tagPage.give.create')}
        </Button>
      </div>
    </Stack>
  );
}
