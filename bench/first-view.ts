/** Measures the first view after a change: how long a visitor waits while the page is rendered and compressed again. */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentInput } from '../e2e/support/calling-owner.ts';
import { fullProfile } from './support/full-profile.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';

const changes = 60;
const warmUp = 10;
/** Lets the background work of the previous publish finish; owners do not publish twice within this time. */
const pause = 150;

const { product, owner, profile: first, pictures, end } = await publishFullProfile({ waitsForPictures: true });
const agent = new Agent({ keepAlive: true });

/**
 * Time from the request to the page's last byte on an open keep-alive connection, as for a visitor's second request.
 */
const view = (): Promise<{ time: number; etag: string }> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(product.url + first.address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ time: performance.now() - started, etag: String(answer.headers.etag) }));
    });
    request.on('error', reject);
  });

let profile = first;
async function timesOf(makeDocument: (index: number) => DocumentInput): Promise<number[]> {
  const times: number[] = [];
  let { etag: before } = await view();
  for (let index = 0; index < warmUp + changes; index += 1) {
    profile = await owner.publish(profile, makeDocument(index));
    const { time, etag } = await view();
    // The invalidation reaches this process through the database, so a view can be faster and still get the old page.
    if (etag === before) console.log(`  view ${index} still saw the page of before`);
    else if (index >= warmUp) times.push(time);
    before = etag;
    await wait(pause);
  }
  return times;
}

const changed = (index: number, isBilingual: boolean): DocumentInput => {
  const document = fullProfile({ ...pictures, isBilingual });
  return { ...document, contact: { ...document.contact, emails: [`michal-${index}@michal-levi.example`] } };
};
const one = await timesOf((index) => changed(index, false));
const two = await timesOf((index) => changed(index, true));
agent.destroy();
await end();

const slowest = (times: readonly number[]): string => Math.max(...times).toFixed(1);
report({ what: 'First view after a change, full profile', value: median(one), unit: 'ms', max: 25 });
report({ what: 'First view after a change, written in both languages', value: median(two), unit: 'ms', max: 25 });
console.log(`  ${one.length} and ${two.length} changes; the slowest took ${slowest(one)} and ${slowest(two)} ms`);
