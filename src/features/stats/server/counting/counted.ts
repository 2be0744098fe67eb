import type { Device, EventKind, Source } from '../../domain.ts';

/** Something that happened on a profile's page and is to be counted. */
export interface Counted {
  readonly profileId: number;
  readonly kind: EventKind;
  readonly source: Source;
  readonly host?: string | undefined;
  readonly device: Device;
  readonly target?: string | undefined;
  /** Never stored: a hash of it is, with the salt of its day. */
  readonly visitor: { readonly address: string; readonly userAgent: string };
  readonly at: Date;
}
