import StarterKit from '@tiptap/starter-kit';
import { webAddress } from '#base/schemas.ts';
import { headingLevel } from '../../../../rich-tree.ts';

/** What a card's text can be, and nothing else: what is pasted loses the rest. */
export const richExtensions = [
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
