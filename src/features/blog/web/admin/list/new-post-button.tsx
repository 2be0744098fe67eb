import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isLocale, locales } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RadioGroup, RadioItem } from '#ui/controls/radio-group.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { blogApi } from '../../../contract.ts';
import { blogLimits } from '../../../domain.ts';
import { blogAdminKeys } from '../admin-queries.ts';
import { blogAdminTexts } from '../admin-texts.ts';

export function NewPostButton() {
  const t = useTexts(blogAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size="sm">
          <Plus aria-hidden="true" />
          {t('blogAdmin.make.button')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('blogAdmin.make.title')} description={t('blogAdmin.make.text')}>
        <NewPostForm onBack={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

interface NewPostFormProps {
  onBack: () => void;
}

function NewPostForm({ onBack }: NewPostFormProps) {
  const t = useTexts(blogAdminTexts);
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState(useLocale().locale);
  const [fieldError, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(blogApi.create, { body: { title, language } }),
    retry: false,
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: blogAdminKeys.list });
      void navigate(`/blog-admin/${id}`);
    },
    onError: (error) => refuse((error instanceof RequestError && error.fields.title) || error.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) refuse(t('blogAdmin.make.nameMissing'));
    else if (!isPending) mutate();
  };
  return (
    <Stack as="form" shrinkItems gap={5} onSubmit={submit} noValidate>
      <Field label={t('blogAdmin.make.name')} required {...(fieldError && { error: fieldError })}>
        <Input
          ref={field}
          value={title}
          maxLength={blogLimits.titleMax}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <RadioGroup
        label={t('blogAdmin.language.label')}
        variant="segmented"
        value={language}
        onValueChange={(next) => isLocale(next) && setLanguage(next)}
      >
        {locales.map((one) => (
          <RadioItem key={one} value={one}>
            {t(`blogAdmin.language.${one}`)}
          </RadioItem>
        ))}
      </RadioGroup>
      <Row wrap gap={3}>
        <Button type="submit" loading={isPending}>
          {t('blogAdmin.make.confirm')}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t('blogAdmin.make.back')}
        </Button>
      </Row>
    </Stack>
  );
}
