import { mergeAttributes, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './picture-view.tsx';

const kept = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

/** A picture of ours, by its id; while it is on its way, by the key of its upload. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    file: kept('file'),
    alt: kept('alt'),
    caption: kept('caption'),
    upload: { default: null, rendered: false },
  }),
  // Cut and pasted inside a post. Pictures of other pages stay there.
  parseHTML: () => [{ tag: 'figure[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});
