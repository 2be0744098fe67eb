import type { Locale } from './locale.ts';

/** A feature's texts, nested as needed. Leaves are ICU messages. */
export type Dictionary = { readonly [key: string]: string | Dictionary };

/** The same keys with other texts. */
export type SameKeys<D> = { readonly [K in keyof D]: D[K] extends string ? string : SameKeys<D[K]> };

/** Dotted paths to the leaves: `hero.title`. */
export type KeyPath<D> = {
  [K in keyof D & string]: D[K] extends string ? K : `${K}.${KeyPath<D[K]>}`;
}[keyof D & string];

export interface Texts<N extends string = string, D extends Dictionary = Dictionary> {
  readonly namespace: N;
  readonly byLocale: Readonly<Record<Locale, Dictionary>>;
  /** Type only: carries the keys of the Hebrew source. */
  readonly source?: D;
}

/** Keys are always written in full, so that a search finds every use: `landing.hero.title`. */
export type TextKey<T> = T extends Texts<infer N, infer D> ? `${N}.${KeyPath<D>}` : never;

/** Declares a feature's texts. Hebrew is the source; every other language must have the same keys. */
export function texts<const N extends string, const D extends Dictionary>(
  namespace: N,
  byLocale: { he: D } & Readonly<Record<Exclude<Locale, 'he'>, SameKeys<D>>>,
): Texts<N, D> {
  return { namespace, byLocale: byLocale as Texts['byLocale'] };
}
