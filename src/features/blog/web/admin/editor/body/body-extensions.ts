import type { AnyExtension } from '@tiptap/react';
import { mergeAttributes, Node, ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { postLink } from '../../../../body.ts';
import { PictureView } from './picture-view.tsx';

const attribute = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

/** A picture of ours, by its id; while it is on its way, by the key of its upload. */
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
  // Cut and pasted inside a post. Pictures of other pages stay there.
  parseHTML: () => [{ tag: 'figure[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

interface Keyed {
  readonly parent?: () => Record<string, () => boolean>;
}

/** A post's lists have one level and its quotes only lines: what it cannot hold cannot be made. */
function plain(extension: AnyExtension): AnyExtension {
  if (extension.name === 'blockquote') return extension.extend({ content: 'paragraph+' } as object);
  if (extension.name !== 'listItem') return extension;
  return extension.extend({
    content: 'paragraph',
    addKeyboardShortcuts(this: Keyed) {
      // It would make a list inside the list; so it leads on to the next field, as everywhere.
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

/** What a post's text can be, and nothing else: what is pasted loses the rest. */
export const bodyExtensions = [
  PlainKit.configure({
    code: false,
    codeBlock: false,
    // Its Backspace puts a second paragraph into an item, which no item of ours may have.
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
