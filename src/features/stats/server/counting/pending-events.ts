import type { IncomingMessage } from 'node:http';
import type { Source } from '../../domain.ts';
import type { Counted } from './counted.ts';

/** A page or a contact that was sent, or a tap that led on, with what its request said: only looked at when its batch is written. */
export interface ViewEvent {
  readonly is: 'seen';
  readonly kind: 'view' | 'save' | 'tap';
  readonly profileId: number;
  readonly ownerId: number;
  /** The tag that was tapped. */
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
  /** Any of the ways in which browsers say that nobody is looking yet. */
  readonly purpose: string | string[] | undefined;
}

/** A press that a page told of. */
export interface ClickEvent {
  readonly is: 'pressed';
  readonly kind: 'click' | 'share';
  readonly profileId: number;
  readonly target: string;
  readonly source: Source;
  /** Who is signed in there, if anybody. */
  readonly userId: number | undefined;
  readonly visitor: Counted['visitor'];
  readonly at: Date;
}

export type PendingEvent = ViewEvent | ClickEvent | ({ readonly is: 'counted' } & Counted);

export interface ViewDetails {
  readonly kind: 'view' | 'save' | 'tap';
  readonly profileId: number;
  readonly ownerId: number;
  readonly mode: 'public' | 'embedded';
  readonly target?: string;
}

/** On the way of every page: no more than taking down what the request said. */
export function viewEventOf(
  { kind, profileId, ownerId, mode, target }: ViewDetails,
  { headers, url = '', socket }: IncomingMessage,
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
