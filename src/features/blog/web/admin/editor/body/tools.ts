import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';

export type ToolName =
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
  /** Of tools that are on or off where the cursor stands. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
}

export const tools: Readonly<Record<ToolName, Tool>> = {
  undo: {
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  redo: {
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
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

export const toolGroups: readonly (readonly ToolName[])[] = [
  ['undo', 'redo'],
  ['heading2', 'heading3'],
  ['bold', 'italic'],
  ['bullets', 'numbers', 'quote'],
  ['divider'],
];
