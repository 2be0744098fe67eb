import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { leadWebhookJob } from '../webhook/webhook-delivery.ts';
import type { LeadSite } from './lead-site.ts';

interface ReceivedRequest {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Sets how the receiver responds from now on. */
  answer(how: (request: IncomingMessage, answer: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Fake webhook receiver of an owner on localhost. Responds with 204 by default. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  let how = (_: IncomingMessage, answer: ServerResponse): void => void answer.writeHead(204).end();
  const server = createServer(async (request, answer) => {
    const chunks = await request.toArray();
    received.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    how(request, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/leads?key=1`,
    received,
    answer: (next) => {
      how = next;
    },
    close: closeAfterwards(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }),
  };
}

/** Runs all pending deliveries now, regardless of their scheduled time, and returns those times. */
export async function sendWaiting({ pool, services }: LeadSite): Promise<Date[]> {
  const { rows } = await pool.query(
    `delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
     where tasks.id = jobs.task_id and tasks.identifier = $1 returning jobs.payload, jobs.run_at`,
    [leadWebhookJob.name],
  );
  await Promise.all(rows.map(({ payload }) => leadWebhookJob.work(services, leadWebhookJob.payload.parse(payload))));
  return rows.map(({ run_at }) => run_at);
}
