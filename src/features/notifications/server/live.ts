import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { SendEvent, StreamAnswer } from '#server-kit/http/route.ts';
import { type EventTopic, eventTopics } from '../domain.ts';

export const eventChannel = 'news';

/** Notifies all open pages of a user that a topic changed, when the transaction commits. */
export const publishEvent = (bus: Pick<Bus, 'publish'>, tx: Db, userId: number, topic: EventTopic): Promise<void> =>
  bus.publish(tx, eventChannel, `${userId} ${topic}`);

/** A NOTIFY payload holds at most 8000 bytes. */
const atOnce = 500;

/** The same for many users, in as few notifications as possible. */
export async function publishEventToAll(
  bus: Pick<Bus, 'publish'>,
  tx: Db,
  userIds: readonly number[],
  topic: EventTopic,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += atOnce)
    await bus.publish(tx, eventChannel, `${userIds.slice(from, from + atOnce).join(',')} ${topic}`);
}

/** Open connections of this process, by owner. */
type Connections = Map<number, Set<SendEvent>>;

/** One bus listener serves all connections of a process. */
const connectionsOf = new WeakMap<Bus, Connections>();

export const openEventStream = (bus: Bus, userId: number): StreamAnswer => ({
  listen: (send) => {
    const connections = connectionsOf.get(bus) ?? startListening(bus);
    const own = connections.get(userId) ?? new Set();
    connections.set(userId, own.add(send));
    return () => {
      own.delete(send);
      if (own.size === 0 && connections.get(userId) === own) connections.delete(userId);
    };
  },
});

function startListening(bus: Bus): Connections {
  const connections: Connections = new Map();
  connectionsOf.set(bus, connections);
  bus.subscribe(eventChannel, (payload) => {
    const [ids = '', name] = payload.split(' ');
    const topic = eventTopics.find((one) => one === name);
    if (topic)
      for (const id of ids.split(',')) for (const send of connections.get(Number(id)) ?? []) send('news', topic);
  });
  // Events published while this process was disconnected are lost, so every page refetches.
  bus.onReconnect(() => {
    for (const own of connections.values()) for (const send of own) send('resync', 'all');
  });
  return connections;
}
