import { randomUUID } from 'node:crypto';
import type { Profile } from '#features/profiles/contract.ts';
import { newOwner, type TestOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { type ProfileSite, type RawPage, startProfileSite } from '#features/profiles/server/testing/profile-site.ts';
import { createViewCounter, flushCounts, statsFeature } from '#features/stats/server/index.ts';
import { agents } from '#features/stats/server/testing/stats-site.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import type { TagStep, TagWithHistory } from '../../contract.ts';
import { createTaps, makeTags, retireTags, tagsFeature } from '../index.ts';
import type { NewTags } from '../make.ts';

export interface TagOwner extends TestOwner {
  readonly profile: Profile;
  /** Sends a request on a tag that must succeed. */
  tag(method: string, path: string, body?: unknown): Promise<TagWithHistory>;
}

export interface TagSite extends ProfileSite {
  /** A new user with one published profile. */
  addOwner(): Promise<TagOwner>;
  addProfile(owner: TagOwner): Promise<Profile>;
  makeTags(more?: Partial<NewTags>): Promise<string[]>;
  /** Creates a tag of the owner's that opens the owner's profile. */
  addTag(owner: TagOwner, more?: Partial<NewTags>): Promise<string>;
  addUnassigned(): Promise<string>;
  /** Retires a broken tag, as an admin does. */
  retire(code: string): Promise<unknown>;
  tap(code: string, headers?: Record<string, string>, method?: string): Promise<RawPage>;
  /** The destination of a tap. */
  endOf(code: string): Promise<string>;
  events(code: string): Promise<TagStep['event'][]>;
}

/** Starts a test site with accounts, profiles, tags and taps, as in production. */
export async function startTagSite(settings: Record<string, string> = {}): Promise<TagSite> {
  const site = await startProfileSite(settings, {
    features: [statsFeature, tagsFeature],
    onProfileViewed: createViewCounter,
    early: createTaps,
  });
  const publish = async (owner: TestOwner): Promise<Profile> => {
    const { id } = await owner.make();
    return owner.get('PUT', `/api/profiles/${id}/publish`);
  };
  const make = (more: Partial<NewTags> = {}) =>
    site.services.db.transaction((tx) =>
      makeTags(tx, {
        ownerId: null,
        profileId: null,
        orderId: null,
        batch: null,
        count: 1,
        actorId: null,
        at: site.services.clock.now(),
        ...more,
      }),
    );
  const one = async (more: Partial<NewTags>): Promise<string> => {
    const [code] = await make(more);
    if (!code) throw new Error('No tag was made');
    return code;
  };
  const tap: TagSite['tap'] = async (code, headers = {}, method = 'GET') => {
    await notificationsDelivered(site.services);
    return site.request(`/t/${code}`, { 'user-agent': agents.phone, ...headers }, method);
  };
  return {
    ...site,
    addOwner: async () => {
      const owner = await newOwner(site);
      const tag: TagOwner['tag'] = async (method, path, body) =>
        (await owner.get(method, path, body)) as unknown as TagWithHistory;
      return { ...owner, tag, profile: await publish(owner) };
    },
    addProfile: publish,
    makeTags: make,
    addTag: (owner, more = {}) => one({ ownerId: owner.id, profileId: owner.profile.id, ...more }),
    addUnassigned: () => one({ batch: 'spring' }),
    retire: (code) =>
      site.services.db.transaction((tx) =>
        retireTags(tx, { codes: [code], actorId: null, note: 'broken', by: 'admin', at: new Date() }),
      ),
    tap,
    endOf: async (code) => String((await tap(code)).headers.location),
    events: async (code) => {
      const rows = await site.rows('select event from tag_events where code = $1 order by id', [code]);
      return rows.map(({ event }) => event);
    },
    close: closeAfterwards(async () => {
      await flushCounts(site.services);
      await site.close();
    }),
  };
}

/** Notifications arrive in commit order: once the last has arrived, all others have. */
async function notificationsDelivered({ bus, db }: Pick<TagSite['services'], 'bus' | 'db'>): Promise<void> {
  const mark = randomUUID();
  await new Promise<void>((resolve, reject) => {
    const stop = bus.subscribe('mark', (payload) => {
      if (payload !== mark) return;
      stop();
      resolve();
    });
    bus.publish(db, 'mark', mark).catch(reject);
  });
}
