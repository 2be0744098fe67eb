import type { Editor } from '@tiptap/react';
import type { Uploads } from '../state/uploads.ts';

export const picturesIn = (files: Iterable<File> | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Each gets its place in the text at once and travels from there. */
export function insertPictures(editor: Editor, uploads: Uploads, files: readonly File[], at?: number): void {
  const nodes = files.map((file) => ({ type: 'picture', attrs: { upload: uploads.start(file, file.name) } }));
  const place = at ?? editor.state.selection.to;
  editor.chain().focus().insertContentAt(place, nodes).run();
}
