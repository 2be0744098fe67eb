import type { Locale } from './locale.ts';

/** A feature's sentences, nested as deep as they read well. Leaves are ICU messages. */
export type Dictionary = { readonly [key: string]: string | Dictionary };

/** The same keys with other sentences. */
export type SameKeys<D> = { readonly [K in keyof D]: D[K] extends string ? string : SameKeys<D[K]> };

/** Dotted paths to the leaves: `hero.title`. */
export type KeyPath<D> = {
  [K in keyof D & string]: D[K] extends string ? K : `${K}.${KeyPath<D[K]>}`;
}[keyof D & string];

export interface Texts<N extends string = string, D extends Dictionary = Dictionary> {
  readonly namespace: N;
  readonly byLocale: Readonly<Record<Locale, Dictionary>>;
  /** Only a type: carries the Hebrew source's keys. */
  readonly source?: D;
}

/** Keys are written whole wherever they are used, so that a search for one finds every place: `landing.hero.title`. */
export type TextKey<T> = T extends Texts<infer N, infer D> ? `${N}.${KeyPath<D>}` : never;

/** Declares a feature's texts. Hebrew is the source; every other language must have the same keys. */
export function texts<const N extends string, const D extends Dictionary>(
  namespace: N,
  byLocale: { he: D } & Readonly<Record<Exclude<Locale, 'he'>, SameKeys<D>>>,
): Texts<N, D> {
  return { namespace, byLocale: byLocale as Texts['byLocale'] };
}
