import { connectEventStream, type TopicListener } from './event-stream.ts';
import { shareEventStream } from './share-event-stream.ts';

interface LiveStreamOptions {
  readonly url: string;
  /** Tabs of the same user share a connection. */
  readonly userId: number;
  readonly onTopic: TopicListener;
  readonly onRefused: () => void;
}

/** Live events, through whichever tab holds the connection. */
export const openEventStream = ({ url, userId, onTopic, onRefused }: LiveStreamOptions): (() => void) =>
  shareEventStream({
    name: `live-${userId}`,
    locks: navigator.locks,
    openChannel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
    connect: (publish, isTakeover) =>
      connectEventStream({ open: () => new EventSource(url), onTopic: publish, onRefused, isTakeover }),
    onTopic,
  });
