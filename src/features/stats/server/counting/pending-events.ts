import type { RequestHead } from '#server-kit/http/direct-answers.ts';
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

/** A sent page or contact, or a redirected tap, with its request headers; evaluated only when its batch is written. */
export interface ViewEvent {
  readonly is: 'seen';
  readonly kind: 'view' | 'save' | 'tap';
  readonly profileId: number;
  readonly ownerId: number;
  /** The code of the tapped tag. */
  readonly target: string | undefined;
  readonly isEmbedded: boolean;
  readonly at: Date;
  readonly url: string;
  readonly remote: string | undefined;
  readonly forwarded: string | string[] | undefined;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  readonly cookie: string | undefined;
  readonly destination: string | string[] | undefined;
  /** Any of the headers by which browsers mark a prefetch or a preview. */
  readonly purpose: string | string[] | undefined;
}

/** A click reported by a page. */
export interface ClickEvent {
  readonly is: 'pressed';
  readonly kind: 'click' | 'share';
  readonly profileId: number;
  readonly target: string;
  readonly source: Source;
  /** The signed-in user, if any. */
  readonly userId: number | undefined;
  readonly visitor: Counted['visitor'];
  readonly at: Date;
}

export type PendingEvent = ViewEvent | ClickEvent | ({ readonly is: 'counted' } & Counted);

export interface ViewDetails extends Pick<ViewEvent, 'kind' | 'profileId' | 'ownerId'> {
  readonly mode: 'public' | 'embedded';
  readonly target?: string;
}

/** Runs for every page request, so it only copies the request's data. */
export function viewEventOf(
  { kind, profileId, ownerId, mode, target }: ViewDetails,
  { headers, url = '', socket }: RequestHead,
  at: Date,
): ViewEvent {
  return {
    is: 'seen',
    kind,
    profileId,
    ownerId,
    target,
    isEmbedded: mode === 'embedded',
    at,
    url,
    remote: socket.remoteAddress,
    forwarded: headers['x-forwarded-for'],
    userAgent: headers['user-agent'],
    referer: headers.referer,
    cookie: headers.cookie,
    destination: headers['sec-fetch-dest'],
    purpose: headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'],
  };
}
