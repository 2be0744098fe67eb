/** A published card of whoever is signed in. */
export interface OwnCard {
  readonly slug: string;
  readonly name: string;
}
