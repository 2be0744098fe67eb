import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Identity, StreamAnswer } from '../route.ts';

/** Under the minute after which proxies take a silent line for a dead one. */
const heartbeatMilliseconds = 25_000;
const retryMilliseconds = 3_000;
/** A browser has one line for all of its tabs; more are left over from lines that broke unnoticed. */
const maxOfSession = 6;
/** Events are a few bytes each: who has so many of them waiting does not read. */
const maxWaiting = 64 * 1024;
const endingMilliseconds = 1_000;
const sessionsChannel = 'sessions';

/** Ends the lines of sessions that are over, in every process, when the transaction commits. */
export const publishSessionsEnded = (bus: Pick<Bus, 'publish'>, tx: Db, userId: number): Promise<void> =>
  bus.publish(tx, sessionsChannel, String(userId));

interface OpenStream {
  readonly userId: number;
  readonly sessionId: number;
  end(): void;
  endIfOver(): Promise<void>;
}

interface Listener {
  readonly identity: Identity;
  /** Asks again who is calling. */
  readonly identify: () => Promise<Identity | undefined>;
}

export interface EventStreams {
  send(answer: StreamAnswer, listener: Listener, reply: FastifyReply): FastifyReply;
}

/** All lines that are open in this process. They end before the server waits for its answers to finish. */
export function createEventStreams(
  app: FastifyInstance,
  { bus }: Pick<Services, 'bus'>,
  heartbeat = heartbeatMilliseconds,
): EventStreams {
  const open = new Set<OpenStream>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const one of open) one.end();
  });
  bus.subscribe(sessionsChannel, (userId) => {
    for (const one of open) if (one.userId === Number(userId)) void one.endIfOver();
  });

  return {
    send: (answer, listener, reply) => {
      const { sessionId } = listener.identity;
      const ofSession = [...open].filter((one) => one.sessionId === sessionId);
      if (ofSession.length >= maxOfSession) ofSession[0]?.end();
      const { body, stream } = openStream(answer, listener, heartbeat, () => open.delete(stream));
      open.add(stream);
      // Also where only the head was asked for, and nobody ever reads the body.
      reply.raw.once('close', () => body.destroy());
      if (isClosing) stream.end();
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          // When the line ends, so does its connection: a server that stops waits for none.
          connection: 'close',
        })
        .send(body);
    },
  };
}

function openStream(answer: StreamAnswer, { identity, identify }: Listener, heartbeat: number, onEnd: () => void) {
  const body = new PassThrough({ highWaterMark: maxWaiting });
  const write = (text: string) => {
    if (!body.writable) return;
    if (!body.write(text)) body.destroy();
  };
  write(`retry: ${retryMilliseconds}\n\n`);
  const stop = answer.listen((event, data) => write(`event: ${event}\ndata: ${data}\n\n`));
  const end = () => {
    if (!body.writable) return;
    body.end();
    // Whoever does not even read the end is not waited for.
    setTimeout(() => body.destroy(), endingMilliseconds).unref();
  };
  const endIfOver = async () => {
    // A database that cannot be asked says nothing about the session.
    const now = await identify().catch(() => identity);
    // One session is another person's while an admin looks through their eyes.
    if (now?.sessionId !== identity.sessionId || now.id !== identity.id) end();
  };
  const timer = setInterval(() => {
    write(': still here\n\n');
    void endIfOver();
  }, heartbeat);
  timer.unref();
  body.once('close', () => {
    clearInterval(timer);
    stop();
    onEnd();
  });
  const stream: OpenStream = { userId: identity.id, sessionId: identity.sessionId, end, endIfOver };
  return { body, stream };
}
