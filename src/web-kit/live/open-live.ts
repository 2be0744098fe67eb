import { type Hear, keepLine } from './keep-line.ts';
import { shareLine } from './share-line.ts';

interface LiveOptions {
  readonly url: string;
  /** Tabs of the same owner share a line. */
  readonly userId: number;
  readonly hear: Hear;
  readonly onRefused: () => void;
}

/** News as they come, in whichever tab holds the line. */
export const openLive = ({ url, userId, hear, onRefused }: LiveOptions): (() => void) =>
  shareLine({
    name: `live-${userId}`,
    locks: navigator.locks,
    openChannel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
    hold: (tell, isLate) => keepLine({ open: () => new EventSource(url), hear: tell, onRefused, isLate }),
    hear,
  });
