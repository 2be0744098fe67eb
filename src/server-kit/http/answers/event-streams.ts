import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Identity, StreamAnswer } from '../route.ts';

/** Below the minute after which proxies close an idle connection. */
const heartbeatMilliseconds = 25_000;
const retryMilliseconds = 3_000;
/** A browser shares one connection among its tabs; further ones are leftovers of connections that broke unnoticed. */
const maxOfSession = 6;
/** Events are a few bytes each: a client with this many bytes pending is not reading. */
const maxWaiting = 64 * 1024;
const endingMilliseconds = 1_000;
const sessionsChannel = 'sessions';

/** Closes the event streams of ended sessions in every process, when the transaction commits. */
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
  /** Re-checks the caller's identity. */
  readonly identify: () => Promise<Identity | undefined>;
}

export interface EventStreams {
  send(answer: StreamAnswer, listener: Listener, reply: FastifyReply): FastifyReply;
}

/** All streams open in this process. They end before the server waits for its responses to finish. */
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
      // Also covers HEAD requests, whose body is never read.
      reply.raw.once('close', () => body.destroy());
      if (isClosing) stream.end();
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
          // Closes the connection with the stream, so that a stopping server does not wait for it.
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
    // Does not wait for a client that does not read the end of the stream.
    setTimeout(() => body.destroy(), endingMilliseconds).unref();
  };
  const endIfOver = async () => {
    // If the database is unavailable, the session is assumed to be still valid.
    const now = await identify().catch(() => identity);
    // While an admin impersonates, the same session has another user's identity.
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
