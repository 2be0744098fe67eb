import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { text } from '#base/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { type Tag, tagsApi } from '../../contract.ts';
import { tagLimits } from '../../domain.ts';
import { StateBadge } from '../components/state-badge.tsx';
import { useTagName } from '../components/tag-names.ts';
import { useTagChange } from '../use-tags.ts';
import styles from './page.module.css';
import { pageTexts } from './page-texts.ts';

/** The tag's name, editable in place. */
export function NameSection({ tag, isLocked }: { tag: Tag; isLocked: boolean }) {
  const t = useTexts(pageTexts);
  const name = useTagName()(tag);
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsEditing(false);
    // The focused field is gone; the button that opened it is back in the next frame.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Stack gap={2}>
      <Row gap={2} align="center" hidden={isEditing}>
        <Text as="h1" size="2xl" breakWords className={styles.title}>
          <bdi>{name}</bdi>
        </Text>
        {!isLocked && (
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            aria-label={t('tagPage.name.edit')}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
          </Button>
        )}
      </Row>
      {isEditing && <NameForm tag={tag} onClose={close} />}
      <Row as="p" gap={3} align="center" wrap>
        <StateBadge state={tag.state} />
        <LatinText className={styles.code ?? ''}>{tag.code}</LatinText>
      </Row>
    </Stack>
  );
}

const schema = z.object({ name: text(tagLimits.nameMax) });

function NameForm({ tag: { code, name }, onClose }: { tag: Pick<Tag, 'code' | 'name'>; onClose: () => void }) {
  const t = useTexts(pageTexts);
  const form = useSchemaForm({ schema, defaultValues: { name } });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const { send, isPending } = useTagChange({
    call: (api, body: z.output<typeof schema>) => api.call(tagsApi.change, { params: { code }, body }),
    onDone: () => {
      toast({ title: t('tagPage.name.done') });
      onClose();
    },
    onFields: form.showFields,
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => (values.name === name ? onClose() : send(values))}
      isPending={isPending}
      gap={3}
      className={styles.form}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field label={t('tagPage.name.label')} hint={t('tagPage.name.hint')} error={form.errorOf('name')}>
        <Input
          {...form.register('name')}
          maxLength={tagLimits.nameMax}
          autoComplete="off"
          placeholder={t('tagPage.name.placeholder')}
        />
      </Field>
      <Row gap={2} wrap>
        <SubmitButton size="sm">{t('tagPage.name.save')}</SubmitButton>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('tagPage.name.cancel')}
        </Button>
      </Row>
    </Form>
  );
}
