import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlays/popover.tsx';
import { postLink } from '../../../../body.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from './body-field.module.css';

type ToolName =
  | 'undo'
  | 'redo'
  | 'heading2'
  | 'heading3'
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'divider';

interface Tool {
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  /** For toggles: whether the tool is active at the cursor. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
}

const tools: Readonly<Record<ToolName, Tool>> = {
  undo: { icon: Undo2, run: (editor) => editor.chain().focus().undo().run(), isOff: (editor) => !editor.can().undo() },
  redo: { icon: Redo2, run: (editor) => editor.chain().focus().redo().run(), isOff: (editor) => !editor.can().redo() },
  heading2: {
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  heading3: {
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  bold: {
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  bullets: {
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  quote: {
    icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  divider: { icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
};

const toolGroups: readonly (readonly ToolName[])[] = [
  ['undo', 'redo'],
  ['heading2', 'heading3'],
  ['bold', 'italic'],
  ['bullets', 'numbers', 'quote'],
  ['divider'],
];

const names = Object.keys(tools) as ToolName[];

export function BodyTools({ editor, onPictures }: { editor: Editor; onPictures: (files: FileList | null) => void }) {
  const t = useTexts(postEditorTexts);
  const { direction } = useLocale();
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => names.filter((name) => tools[name].isOn?.(current)).join(' '),
  });
  const off = useEditorState({
    editor,
    selector: ({ editor: current }) => names.filter((name) => tools[name].isOff?.(current)).join(' '),
  });
  const isIn = (list: string, name: ToolName): boolean => list.split(' ').includes(name);
  return (
    <Toolbar.Root className={styles.tools} dir={direction} aria-label={t('postEditor.body.tools')}>
      {toolGroups.map((group) => (
        <Fragment key={group.join(' ')}>
          {group.map((name) => {
            const { icon: Icon, run, isOn } = tools[name];
            return (
              <Toolbar.Button
                key={name}
                className={styles.tool}
                aria-label={t(`postEditor.body.${name}`)}
                title={t(`postEditor.body.${name}`)}
                {...(isOn && { 'aria-pressed': isIn(on, name) })}
                aria-disabled={isIn(off, name)}
                onClick={() => isIn(off, name) || run(editor)}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              </Toolbar.Button>
            );
          })}
          {group.includes('bold') && <LinkTool editor={editor} />}
          {group.includes('divider') ? (
            <PictureTool onPictures={onPictures} />
          ) : (
            <Toolbar.Separator className={styles.between} />
          )}
        </Fragment>
      ))}
    </Toolbar.Root>
  );
}

function PictureTool({ onPictures }: { onPictures: (files: FileList | null) => void }) {
  const t = useTexts(postEditorTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Toolbar.Button
        className={styles.tool}
        aria-label={t('postEditor.body.picture')}
        title={t('postEditor.body.picture')}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
      </Toolbar.Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onPictures(currentTarget.files);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Adds a link to the selected text; also with Ctrl+K. */
function LinkTool({ editor }: { editor: Editor }) {
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
      // By physical key: the letter differs on a Hebrew keyboard layout.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || !editor.isFocused) return;
      event.preventDefault();
      // In the next frame the editor has the current selection.
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

function LinkForm({ editor, isLink, onDone }: { editor: Editor; isLink: boolean; onDone: () => void }) {
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
    <Stack as="form" gap={4} onSubmit={submit} noValidate>
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
      <Row wrap gap={2}>
        <Button type="submit" size="sm">
          {t('postEditor.link.set')}
        </Button>
        {isLink && (
          <Button variant="outline" size="sm" onClick={remove}>
            {t('postEditor.link.remove')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
