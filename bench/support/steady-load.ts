/** A fixed request rate, whatever the responses. A separate process, so that it does not affect what it measures. */
import { Agent, request } from 'node:http';

export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly rate: number;
  readonly seconds: number;
}

export interface LoadResult {
  /** Responses with the expected status. */
  readonly good: number;
  readonly bad: number;
  /** In milliseconds, from the instant at which the request was scheduled. */
  readonly p99: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const tickMilliseconds = 4;

let visitors = 0;

/** A different client IP for each request, from the range reserved for benchmarking (198.18.0.0/15). */
function nextAddress(): string {
  visitors += 1;
  return `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function send({ url, method, headers, body }: Load): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request(
      url,
      { method, headers: { ...headers, 'x-forwarded-for': nextAddress() }, agent },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode === (method === 'GET' ? 200 : 202)));
      },
    );
    outgoing.on('error', () => resolve(false)).end(body);
  });
}

async function run(load: Load): Promise<LoadResult> {
  const times: number[] = [];
  const counts = { good: 0, bad: 0 };
  const inFlight: Promise<void>[] = [];
  const started = performance.now();
  const total = load.rate * load.seconds;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * load.rate));
      while (inFlight.length < due) {
        const startedAt = performance.now();
        inFlight.push(
          send(load).then((isGood) => {
            counts[isGood ? 'good' : 'bad'] += 1;
            times.push(performance.now() - startedAt);
          }),
        );
      }
      if (inFlight.length < total) return;
      clearInterval(timer);
      resolve();
    }, tickMilliseconds);
  });
  await Promise.all(inFlight);
  times.sort((one, other) => one - other);
  return { ...counts, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

process.on('message', async (load: Load) => process.send?.(await run(load)));
process.on('disconnect', () => process.exit(0));
