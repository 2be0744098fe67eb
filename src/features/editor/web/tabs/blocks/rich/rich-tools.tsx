import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading, Italic, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useTexts } from '#ui/locale.tsx';
import { headingLevel } from '../../../../rich-tree.ts';
import { formsTexts } from '../forms/forms-texts.ts';
import { LinkTool } from './link-tool.tsx';
import styles from './rich-field.module.css';

interface RichToolsProps {
  editor: Editor;
}

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

export function RichTools({ editor }: RichToolsProps) {
  const t = useTexts(formsTexts);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.filter((tool) => current.isActive(names[tool])).join(' '),
  });
  return (
    <Toolbar.Root className={styles.tools} aria-label={t('forms.about.tools')}>
      {tools.map((tool) => {
        const Icon = icons[tool];
        return (
          <Toolbar.Button
            key={tool}
            className={styles.tool}
            aria-label={t(`forms.about.${tool}`)}
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
