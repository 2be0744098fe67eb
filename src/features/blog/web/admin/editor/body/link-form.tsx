import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postLink } from '../../../../body.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from './body-tools.module.css';

interface LinkFormProps {
  editor: Editor;
  isLink: boolean;
  onDone: () => void;
}

export function LinkForm({ editor, isLink, onDone }: LinkFormProps) {
  const t = useTexts(postEditorTexts);
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isBad, setIsBad] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = postLink.safeParse(typed.trim()).data;
    if (!href) return setIsBad(true);
    onDone();
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  };
  const remove = () => {
    onDone();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <form className={styles.link} onSubmit={submit} noValidate>
      <Field
        label={t('postEditor.link.address')}
        hint={t('postEditor.link.hint')}
        {...(isBad && { error: t('postEditor.link.bad') })}
      >
        <Input
          inputMode="url"
          dir="ltr"
          value={typed}
          autoComplete="off"
          autoFocus
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsBad(false);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="sm">
          {t('postEditor.link.set')}
        </Button>
        {isLink && (
          <Button variant="outline" size="sm" onClick={remove}>
            {t('postEditor.link.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
