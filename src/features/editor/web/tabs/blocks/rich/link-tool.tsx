import { type Editor, useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { webAddress } from '#base/schemas.ts';
import { aboutTexts } from '#features/profiles/blocks/about/texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import styles from './rich-field.module.css';

interface LinkToolProps {
  editor: Editor;
}

/** A link on the words that are selected. */
export function LinkTool({ editor }: LinkToolProps) {
  const t = useTexts(aboutTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBad, setIsBad] = useState(false);
  const { isLink, canLink } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isLink: current.isActive('link'),
      canLink: current.isActive('link') || !current.state.selection.empty,
    }),
  });
  const open = (next: boolean) => {
    setTyped(String(editor.getAttributes('link').href ?? ''));
    setIsBad(false);
    setIsOpen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = webAddress.safeParse(typed).data;
    if (!href) return setIsBad(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    setIsOpen(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setIsOpen(false);
  };
  return (
    <Popover open={isOpen} onOpenChange={open}>
      <PopoverTrigger asChild>
        <Toolbar.Button className={styles.tool} aria-label={t('block.about.form.link')} aria-pressed={isLink}>
          <Link2 size={18} aria-hidden="true" />
        </Toolbar.Button>
      </PopoverTrigger>
      <PopoverContent label={t('block.about.form.link')}>
        {canLink ? (
          <form className={styles.link} onSubmit={submit} noValidate>
            <Field label={t('block.about.form.linkAddress')} {...(isBad && { error: t('block.about.form.linkBad') })}>
              <Input
                type="url"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                autoFocus
              />
            </Field>
            <Button type="submit" size="sm">
              {t('block.about.form.linkSet')}
            </Button>
            {isLink && (
              <Button variant="outline" size="sm" onClick={remove}>
                {t('block.about.form.linkRemove')}
              </Button>
            )}
          </form>
        ) : (
          <p>{t('block.about.form.linkSelect')}</p>
        )}
      </PopoverContent>
    </Popover>
  );
}
