import type { Device, EventKind, Source } from '../../domain.ts';

/** An event on a profile's page that is to be counted. */
export interface Counted {
  readonly profileId: number;
  readonly kind: EventKind;
  readonly source: Source;
  readonly host?: string | undefined;
  readonly device: Device;
  readonly target?: string | undefined;
  /** Never stored: only its hash is, with the salt of the day. */
  readonly visitor: { readonly address: string; readonly userAgent: string };
  readonly at: Date;
}
