import type { Locale } from '#i18n/locale.ts';

/** What a page needs besides the document. The document is already reduced to its owner's plan. */
export interface PageContext {
  /** The displayed language, and the languages of the document. */
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  /** The origin of the service, without a trailing slash. */
  readonly publicUrl: string;
  /** The canonical path of the profile from the root, percent-encoded where necessary. */
  readonly path: string;
  readonly profileId: number;
  /** Opening hours are computed for this instant. */
  readonly now: Date;
  readonly hasBranding: boolean;
  /** The absolute URL of the preview picture; undefined before the profile is published. */
  readonly preview: string | undefined;
  /** The URL of the small script that loads after the page. */
  readonly script: string;
  /** The submit URL of the lead form, `#` for a preview; if undefined, the block shows the other contact options. */
  readonly leadAction: string | undefined;
  /** Only on the response page of a form. */
  readonly leadState?: LeadState;
  /** `draft`: the owner's preview, marked as such and not indexed. `embedded`: in a frame on another site. */
  readonly mode: 'public' | 'draft' | 'embedded';
}

/** The result of a submission: sent, or returned with the typed values. */
export type LeadState =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'again';
      readonly values: Readonly<Record<string, string>>;
      /** An error message for each invalid field. */
      readonly errors: Readonly<Record<string, string>>;
      readonly isTooMany: boolean;
    };

/** A rendered page, with the data its headers need. */
export interface RenderedPage {
  readonly html: string;
  /** The exact inlined styles and scripts, for the hashes of the content security policy. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** When the displayed opening hours become outdated. */
  readonly until: Date | undefined;
}
