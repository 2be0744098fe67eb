import { attachment } from '#base/schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxFiles = 20;

export const filesBlock = defineBlock({
  shape: { items: listOf(attachment, maxFiles) },
  empty: () => ({ items: [] }),
  list: { name: 'items', blankIn: ['label', 'file'], needs: 'file' },
  files: ({ items }) => items.map(({ file }, index) => [file, `items.${index}.file`]),
  targets: ({ items }) => items.map(({ file, label }) => [`/files/${file}.pdf`, { label, plain: 'PDF' }]),
});
