/** The first view after a change: what a visitor waits while the page is rendered and compressed anew. */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentInput } from '../e2e/support/calling-owner.ts';
import { fullProfile } from './support/full-profile.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';

const changes = 60;
const warmUp = 10;
/** Nobody publishes twice in a breath: what the last page left to do in the background is done. */
const pause = 150;

const { product, owner, profile: first, pictures, end } = await publishFullProfile({ waitsForPictures: true });
const agent = new Agent({ keepAlive: true });

/** From the request to the last byte of the page, on a line that is open already, as a visitor's second request is. */
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
    // The word that the page has changed comes to this process by way of the database: a view may be quicker than that.
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
