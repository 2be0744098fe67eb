/** Plain JSON: it reaches the template as data and can never be read as markup. */
export type TypesetData = Readonly<Record<string, unknown>>;

/** Pictures by the name that the template gives to `image("…")`. */
export type TypesetPictures = Readonly<Record<string, Uint8Array>>;

type Soon<T> = T | Promise<T>;

/**
 * Sets text by a Typst template of ours, which begins with `#import "base.typ": *`. The server's own does it on a thread.
 */
export interface Typesetter {
  pdf(template: string, data: TypesetData, pictures?: TypesetPictures): Soon<Uint8Array>;
  /** All pages below one another, their letters drawn as outlines: no font is needed to show them. */
  svg(template: string, data: TypesetData, pictures?: TypesetPictures): Soon<string>;
}

/** Answers at once and holds the thread that calls it, for milliseconds or for a good part of a second. */
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
