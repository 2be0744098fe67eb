import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAdminCall } from '#features/admin/web/index.ts';
import { isLocale, locales } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RadioGroup, RadioItem } from '#ui/controls/radio-group.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { blogApi } from '../../../contract.ts';
import { blogLimits } from '../../../domain.ts';
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
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState(useLocale().locale);
  const [fieldError, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(blogApi.create, { body: { title, language } }),
    onDone: ({ id }) => void navigate(`/blog-admin/${id}`),
    onFailed: ({ fields, message }) => {
      refuse(fields.title || message);
      return true;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) refuse(t('blogAdmin.make.nameMissing'));
    else send();
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
