import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type TagWithHistory, tagsApi } from '../../contract.ts';
import { useKeepTag } from '../use-keep-tag.ts';
import { useTagCall } from '../use-tag-call.ts';
import { pageTexts } from './page-texts.ts';

interface GiveFormProps {
  code: string;
  onMade: (made: { link: string; email: string }) => void;
}

export function GiveForm({ code, onMade }: GiveFormProps) {
  const t = useTexts(pageTexts);
  const keep = useKeepTag();
  const [typed, setTyped] = useState('');
  const [flaw, setFlaw] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const email = typed.trim();
  const { send, isPending } = useTagCall<{ link: string; tag: TagWithHistory }>({
    call: (api) => api.call(tagsApi.offer, { params: { code }, body: email ? { email } : {} }),
    onDone: ({ link, tag }) => {
      onMade({ link, email });
      keep(tag);
    },
    onFailed: ({ fields }) => {
      setFlaw(fields.email);
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
      <Field label={t('tagPage.give.email')} hint={t('tagPage.give.emailHint')} optional {...(flaw && { error: flaw })}>
        <Input
          ref={field}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFlaw(undefined);
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
