/** One text in every language, in the order of `locales`. An ICU message. */
export type Text = readonly [he: string, en: string];

/** A feature's texts, nested as needed. */
export type Dictionary = { readonly [key: string]: Text | Dictionary };

/** Dotted paths to the texts: `hero.title`. */
export type KeyPath<D> = {
  [K in keyof D & string]: D[K] extends Text ? K : `${K}.${KeyPath<D[K]>}`;
}[keyof D & string];

export interface Texts<N extends string = string, D extends Dictionary = Dictionary> {
  readonly namespace: N;
  readonly dictionary: D;
}

/** Keys are always written in full, so that a search finds every use: `landing.hero.title`. */
export type TextKey<T> = T extends Texts<infer N, infer D> ? `${N}.${KeyPath<D>}` : never;

/** Declares a feature's texts. Hebrew is the source; the other languages stand next to it. */
export function texts<const N extends string, D extends Dictionary>(namespace: N, dictionary: D): Texts<N, D> {
  return { namespace, dictionary };
}

export const isText = (value: Text | Dictionary): value is Text => Array.isArray(value);
