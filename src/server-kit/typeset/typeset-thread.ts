import { serveThread } from '#server-kit/heavy-work/serve-thread.ts';
import { createTypesetter } from './create-typesetter.ts';
import { type TypesetData, TypesetError, type TypesetPictures } from './typesetter.ts';

export interface TypesetWork {
  readonly kind: 'pdf' | 'svg';
  readonly template: string;
  readonly data: TypesetData;
  readonly pictures?: TypesetPictures;
}

/** Errors lose their class between threads, so template errors are passed as data. */
export type TypesetResult =
  | { readonly set: Uint8Array | string }
  | { readonly diagnostics: TypesetError['diagnostics'] };

const typesetter = createTypesetter();

serveThread(({ kind, template, data, pictures }: TypesetWork): TypesetResult => {
  try {
    return { set: typesetter[kind](template, data, pictures) };
  } catch (error) {
    if (error instanceof TypesetError) return { diagnostics: error.diagnostics };
    throw error;
  }
});
