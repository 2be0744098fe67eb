/** Plain JSON: passed to the template as data, so it can never be parsed as markup. */
export type TypesetData = Readonly<Record<string, unknown>>;

/** Pictures by the name that the template passes to `image("…")`. */
export type TypesetPictures = Readonly<Record<string, Uint8Array>>;

type Soon<T> = T | Promise<T>;

/**
 * Typesets with one of our Typst templates, which begin with `#import "base.typ": *`. The server's implementation runs
 * on a thread.
 */
export interface Typesetter {
  pdf(template: string, data: TypesetData, pictures?: TypesetPictures): Soon<Uint8Array>;
  /** All pages below one another, with glyphs as outlines, so no font is needed to display them. */
  svg(template: string, data: TypesetData, pictures?: TypesetPictures): Soon<string>;
}

/** Synchronous: blocks the calling thread for milliseconds up to a large part of a second. */
export interface DirectTypesetter extends Typesetter {
  pdf(template: string, data: TypesetData, pictures?: TypesetPictures): Uint8Array;
  svg(template: string, data: TypesetData, pictures?: TypesetPictures): string;
}

export class TypesetError extends Error {
  readonly diagnostics: readonly string[];

  constructor(diagnostics: readonly string[]) {
    super(`Typst could not set the template: ${diagnostics.join('; ')}`);
    this.name = 'TypesetError';
    this.diagnostics = diagnostics;
  }
}
