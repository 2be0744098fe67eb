import type { Profile } from '#features/profiles/contract.ts';
import { newOwner, type TestOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { type ProfileSite, startProfileSite } from '#features/profiles/server/testing/profile-site.ts';
import { createBeacons } from '#server-kit/http/answers/beacons.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { createClickBeacon, createViewCounter, flushCounts, statsFeature } from '../index.ts';

export { cookieOf } from '#features/profiles/server/testing/own-profiles.ts';

export const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  computer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  bot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  preview: 'WhatsApp/2.23.20.0 A',
} as const;
export type Agent = keyof typeof agents;

export const linkAddress = 'https://shop.example/sale';
export const linkLabel = 'Sale';

export interface TestProfile {
  readonly owner: TestOwner;
  readonly profile: Profile;
}

export interface StatsSite extends ProfileSite {
  /** A new owner with a published profile that has a phone number and one link. */
  addProfile(): Promise<TestProfile>;
  /** Requests a page or a contact, by default with the headers of a phone's browser. */
  visit(path: string, headers?: Record<string, string>, method?: string): Promise<number>;
  sendClick(profileId: number, body: unknown, headers?: Record<string, string>): Promise<number>;
  flush(): Promise<void>;
  /** `id day kind part key` with its count. */
  sums(): Promise<Record<string, number>>;
}

/** Counts pages, contacts and clicks as in production. */
export async function startStatsSite(settings: Record<string, string> = {}): Promise<StatsSite> {
  const site = await startProfileSite(settings, {
    features: [statsFeature],
    onProfileViewed: createViewCounter,
    early: (services) => ({ tryAnswer: createBeacons(services, createClickBeacon(services)) }),
  });
  const flush = () => flushCounts(site.services);
  return {
    ...site,
    addProfile: async () => {
      const owner = await newOwner(site);
      const { id, version, document } = await owner.make();
      const more = {
        contact: { ...document.contact, phones: [{ kind: 'mobile', number: '+972501234567' }] },
        blocks: [{ id: 'links', kind: 'links', items: [{ label: { he: linkLabel }, address: linkAddress }] }],
      };
      await owner.get('PUT', `/api/profiles/${id}`, { document: { ...document, ...more }, version });
      return { owner, profile: await owner.publish(id) };
    },
    visit: async (path, headers = {}, method = 'GET') =>
      (await site.request(path, { 'user-agent': agents.phone, ...headers }, method)).status,
    sendClick: async (profileId, body, headers = {}) =>
      (await site.send('POST', `/api/profiles/${profileId}/events`, body, { 'user-agent': agents.phone, ...headers }))
        .status,
    flush,
    sums: async () => {
      await flush();
      const rows = await site.rows(
        'select profile_id, day::text, kind, dimension, key, count::int from stat_sums order by 1, 2, 3, 4, 5',
      );
      return Object.fromEntries(
        rows.map(({ profile_id, day, kind, dimension, key, count }) => [
          [profile_id, day, kind, dimension, key].join(' ').trim(),
          count,
        ]),
      );
    },
    close: closeAfterwards(async () => {
      await flush();
      await site.close();
    }),
  };
}
