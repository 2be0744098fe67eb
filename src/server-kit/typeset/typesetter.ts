/** Plain JSON: it reaches the template as data and can never be read as markup. */
export type TypesetData = Readonly<Record<string, unknown>>;

/** Pictures by the name that the template gives to `image("…")`. */
export type TypesetPictures = Readonly<Record<string, Uint8Array>>;

/**
 * Sets text by a Typst template of ours, which begins with `#import "base.typ": *`. Both answer at once and hold the
 * process for a few milliseconds. Many in a row belong in a job that lets the event loop turn between them: the memory
 * of a PDF is freed only then.
 */
export interface Typesetter {
  pdf(template: string, data: TypesetData, pictures?: TypesetPictures): Uint8Array;
  /** All pages below one another, their letters drawn as outlines: no font is needed to show them. */
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
