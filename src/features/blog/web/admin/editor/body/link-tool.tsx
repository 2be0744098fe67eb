import { type Editor, useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from './body-tools.module.css';
import { LinkForm } from './link-form.tsx';

interface LinkToolProps {
  editor: Editor;
}

/** A link on the words that are selected; Ctrl+K too. */
export function LinkTool({ editor }: LinkToolProps) {
  const t = useTexts(postEditorTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { isLink, canLink } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isLink: current.isActive('link'),
      canLink: current.isActive('link') || !current.state.selection.empty,
    }),
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By the key's place: with a Hebrew keyboard its letter is another.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || !editor.isFocused) return;
      event.preventDefault();
      // A moment later the editor knows what has just been selected.
      requestAnimationFrame(() => setIsOpen(true));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [editor]);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Toolbar.Button
          className={styles.tool}
          aria-label={t('postEditor.body.link')}
          title={t('postEditor.body.link')}
          aria-pressed={isLink}
        >
          <Link2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </Toolbar.Button>
      </PopoverTrigger>
      <PopoverContent label={t('postEditor.body.link')}>
        {canLink ? (
          <LinkForm editor={editor} isLink={isLink} onDone={() => setIsOpen(false)} />
        ) : (
          <p>{t('postEditor.link.select')}</p>
        )}
      </PopoverContent>
    </Popover>
  );
}
