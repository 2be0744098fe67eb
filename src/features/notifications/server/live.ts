import type { Bus } from '#server-kit/bus/bus.ts';
import type { StreamAnswer, Tell } from '#server-kit/http/route.ts';
import { eventTopics } from '../domain.ts';
import { eventChannel } from './publish-event.ts';

/** The open lines of this process, by owner. */
type Lines = Map<number, Set<Tell>>;

/** One ear for all lines of a process, however many are open. */
const linesOf = new WeakMap<Bus, Lines>();

export const openLine = (bus: Bus, userId: number): StreamAnswer => ({
  listen: (tell) => {
    const lines = linesOf.get(bus) ?? startHearing(bus);
    const own = lines.get(userId) ?? new Set();
    lines.set(userId, own.add(tell));
    return () => {
      own.delete(tell);
      if (own.size === 0 && lines.get(userId) === own) lines.delete(userId);
    };
  },
});

function startHearing(bus: Bus): Lines {
  const lines: Lines = new Map();
  linesOf.set(bus, lines);
  bus.subscribe(eventChannel, (payload) => {
    const [ids = '', name] = payload.split(' ');
    const topic = eventTopics.find((one) => one === name);
    if (topic) for (const id of ids.split(',')) for (const tell of lines.get(Number(id)) ?? []) tell('news', topic);
  });
  // Whatever was told while this process could not hear is lost: everyone looks for themselves.
  bus.onReconnect(() => {
    for (const own of lines.values()) for (const tell of own) tell('resync', 'all');
  });
  return lines;
}
