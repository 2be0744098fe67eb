import type { Locale } from '#i18n/locale.ts';

/** What a page needs to know beside the document itself. The document comes already fitted to its owner's plan. */
export interface PageContext {
  /** The language shown, and those that the document is written in. */
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  /** Where the service stands, without a slash at its end. */
  readonly publicUrl: string;
  /** The profile's one canonical address, from the root and percent-encoded where it must be. */
  readonly path: string;
  readonly profileId: number;
  /** Opening hours are told for this moment. */
  readonly now: Date;
  readonly hasBranding: boolean;
  /** The preview picture's address, absolute; none before the profile is published. */
  readonly preview: string | undefined;
  /** The address of the small script that comes after the page. */
  readonly script: string;
  /** Where the lead form is sent, `#` for nowhere; without it the block offers the other ways to write. */
  readonly leadAction: string | undefined;
  /** Only on the page that answers a form. */
  readonly leadState?: LeadState;
  /** `draft`: the owner's own look, marked as such and not for search engines. `embedded`: in a frame of another site. */
  readonly mode: 'public' | 'draft' | 'embedded';
}

/** What became of a form that was sent: it arrived, or it comes back with everything that was typed. */
export type LeadState =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'again';
      readonly values: Readonly<Record<string, string>>;
      /** A sentence for each field that needs another look. */
      readonly errors: Readonly<Record<string, string>>;
      readonly isTooMany: boolean;
    };

/** A page as text, with what its headers must know. */
export interface RenderedPage {
  readonly html: string;
  /** The inlined style and scripts, letter for letter, for the content security policy. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** When what it says of opening hours stops being true. */
  readonly until: Date | undefined;
}
