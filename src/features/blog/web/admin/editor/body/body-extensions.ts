import { type AnyExtension, mergeAttributes, Node, ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { postLink } from '../../../../body.ts';
import { PictureView } from './picture-view.tsx';

const attribute = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

/** One of our images by its ID or, while uploading, by the key of its upload. */
const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    file: attribute('file'),
    alt: attribute('alt'),
    caption: attribute('caption'),
    upload: { default: null, rendered: false },
  }),
  // For cut and paste inside a post. Images of other pages are not pasted.
  parseHTML: () => [{ tag: 'figure[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** A post's lists have one level and its quotes only paragraphs: the schema allows nothing else. */
function plain(extension: AnyExtension): AnyExtension {
  if (extension.name === 'blockquote') return extension.extend({ content: 'paragraph+' } as object);
  if (extension.name !== 'listItem') return extension;
  return extension.extend({
    content: 'paragraph',
    addKeyboardShortcuts(this: { readonly parent?: () => Record<string, () => boolean> }) {
      // Tab would nest the list; without this shortcut it moves focus to the next field, as everywhere.
      const { Tab: _, ...rest } = this.parent?.() ?? {};
      return rest;
    },
  } as object);
}

const PlainKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(plain);
  },
});

/** The only content that a post's body can have: pasting drops everything else. */
export const bodyExtensions = [
  PlainKit.configure({
    code: false,
    codeBlock: false,
    // Its Backspace would put a second paragraph into a list item, which our schema forbids.
    listKeymap: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    dropcursor: { color: false, width: 2 },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => postLink.safeParse(address).success,
    },
  }),
  PictureNode,
];
