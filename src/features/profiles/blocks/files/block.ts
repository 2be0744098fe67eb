import { attachment } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxFiles = 20;

export const filesBlock = defineBlock({
  shape: { items: listOf(attachment, maxFiles) },
  empty: () => ({ items: [] }),
  list: { name: 'items', blankIn: ['label', 'file'], needs: 'file' },
  files: ({ items }) => items.map(({ file }, index) => [file, `items.${index}.file`]),
  targets: ({ items }) => items.map(({ file, label }) => [`/files/${file}.pdf`, { label, plain: 'PDF' }]),
});

export const filesTexts = texts('block', {
  files: {
    name: ['קבצים', 'Files'],
    about: ['מחירון, תפריט, קטלוג', 'Price list, menu, catalogue'],
    count: [
      '{count, plural, =0 {עוד אין קבצים} one {קובץ אחד} two {שני קבצים} other {# קבצים}}',
      '{count, plural, =0 {No files yet} one {One file} other {# files}}',
    ],
    page: { title: ['קבצים להורדה', 'Downloads'], kind: ['PDF', 'PDF'] },
    form: {
      label: ['שם הקובץ בכרטיס', 'Name of the file on the card'],
      labelPlaceholder: ['למשל: מחירון', 'For example: price list'],
      file: ['קובץ', 'File'],
      add: ['הוספת קובץ', 'Add a file'],
      one: ['קובץ {position}', 'File {position}'],
    },
  },
});
