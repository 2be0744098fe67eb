import { type Editor, EditorContent, useEditorState, useEditor as useTiptap } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Heading, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { webAddress } from '#base/schemas.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlays/popover.tsx';
import type { RichText } from '../../document/rich-text.ts';
import { fieldId } from '../../form/field-id.ts';
import { useFormActions, useFormValue } from '../../form/form-store.ts';
import { useFieldError } from '../../form/use-field-error.ts';
import { aboutTexts } from './block.ts';
import styles from './rich-field.module.css';
import { fromEditorTree, headingLevel, toEditorTree } from './rich-tree.ts';

const tools = ['bold', 'italic', 'heading', 'bullets', 'numbers'] as const;
type Tool = (typeof tools)[number];

const icons: Readonly<Record<Tool, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  bullets: List,
  numbers: ListOrdered,
};

const actions: Readonly<Record<Tool, (editor: Editor) => void>> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: headingLevel }).run(),
  bullets: (editor) => editor.chain().focus().toggleBulletList().run(),
  numbers: (editor) => editor.chain().focus().toggleOrderedList().run(),
};

const names: Readonly<Record<Tool, string>> = {
  bold: 'bold',
  italic: 'italic',
  heading: 'heading',
  bullets: 'bulletList',
  numbers: 'orderedList',
};

function RichTools({ editor }: { editor: Editor }) {
  const t = useTexts(aboutTexts);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.filter((tool) => current.isActive(names[tool])).join(' '),
  });
  return (
    <Toolbar.Root className={styles.tools} aria-label={t('block.about.form.tools')}>
      {tools.map((tool) => {
        const Icon = icons[tool];
        return (
          <Toolbar.Button
            key={tool}
            className={styles.tool}
            aria-label={t(`block.about.form.${tool}`)}
            aria-pressed={active.split(' ').includes(tool)}
            onClick={() => actions[tool](editor)}
          >
            <Icon size={18} aria-hidden="true" />
          </Toolbar.Button>
        );
      })}
      <LinkTool editor={editor} />
    </Toolbar.Root>
  );
}

/** Only the formatting that a profile supports; pasted text loses the rest. */
const richExtensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [headingLevel] },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => webAddress.safeParse(address).success,
    },
  }),
];

const emptyText: RichText = [];

/** Rich text with limited formatting, as the profile will show it. */
export function RichField({ path, locale, label }: { path: string; locale: Locale; label: string }) {
  const { set } = useFormActions();
  const labelId = useId();
  const value = useFormValue<RichText | undefined>(path) ?? emptyText;
  const error = useFieldError(path);
  const last = useRef(value);
  const editor = useTiptap({
    extensions: richExtensions,
    content: toEditorTree(value) as never,
    // The content security policy would block its style element; our style sheet has the necessary rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        id: fieldId(path),
        class: styles.text ?? '',
        role: 'textbox',
        lang: locale,
        dir: directionOf(locale),
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = fromEditorTree(changed.getJSON() as never);
      last.current = next;
      set(path, next.length ? next : undefined);
    },
  });
  // Undo and loading another draft change the value from outside. Text typed here returns unchanged and is skipped.
  useEffect(() => {
    if (!editor || isDeepEqual(value, last.current)) return;
    last.current = value;
    editor.commands.setContent(toEditorTree(value) as never, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Stack shrinkItems gap={2}>
      <Text as="span" size="s" weight="medium" id={labelId}>
        {label}
      </Text>
      <div className={styles.frame}>
        {editor && <RichTools editor={editor} />}
        <EditorContent editor={editor} />
      </div>
      {error && (
        <Text tone="bad" size="xs" weight="medium">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** Adds a link to the selected text. */
function LinkTool({ editor }: { editor: Editor }) {
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
          <Stack as="form" gap={3} onSubmit={submit} noValidate>
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
          </Stack>
        ) : (
          <p>{t('block.about.form.linkSelect')}</p>
        )}
      </PopoverContent>
    </Popover>
  );
}
