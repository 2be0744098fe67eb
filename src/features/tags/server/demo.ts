import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import type { DemoSeed } from '#features/accounts/server/index.ts';
import { createNotification } from '#features/notifications/server/index.ts';
import { listOwnProfiles } from '#features/profiles/server/index.ts';
import { attributeDemoTaps } from '#features/stats/server/index.ts';
import { demoOrderIds, demoTags } from './demo-texts.ts';
import { writeHistory } from './history.ts';
import { makeTags, markWritten } from './make.ts';
import { updateTag } from './queries.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Gives a demo account real tags, so that it can rename, point and freeze them. They are marked as the demo's: no list,
 * figure or stranger sees them, and they end with the account.
 */
export const seedDemoTags: DemoSeed = async (db, _, { id: ownerId, language, createdAt }, __, now) => {
  const profiles = await listOwnProfiles(db, ownerId, now);
  const made: { code: string; profileId: number; share: number; frozenOn?: string }[] = [];
  for (const { orderId, name, profile, frozenDaysAgo, found, share } of demoTags) {
    const profileId = profiles[profile]?.id;
    if (profileId === undefined) continue;
    const isNew = orderId === demoOrderIds.shipped;
    const at = new Date(isNew ? now.getTime() - 3 * day : createdAt.getTime() + 8 * day);
    const [code = ''] = await makeTags(db, {
      ownerId,
      profileId,
      orderId,
      batch: null,
      count: 1,
      actorId: null,
      at,
      isDemo: true,
    });
    const writtenAt = new Date(at.getTime() + 20 * hour);
    await markWritten(db, { codes: [code], tagModel: 'NTAG215', actorId: null, at: writtenAt });
    const step = { code, actorId: ownerId, ownerId, by: 'owner' } as const;
    if (name) {
      const namedAt = new Date(at.getTime() + 9 * day);
      await updateTag(db, code, { name: name[language], updatedAt: namedAt });
      await writeHistory(db, [{ ...step, event: 'renamed', note: name[language], at: namedAt }]);
    }
    if (frozenDaysAgo !== undefined && name && found) {
      const frozenAt = new Date(now.getTime() - frozenDaysAgo * day);
      const foundAt = new Date(frozenAt.getTime() + 26 * hour);
      const words = found[language];
      await updateTag(db, code, { state: 'frozen', updatedAt: frozenAt });
      await writeHistory(db, [
        { ...step, event: 'frozen', at: frozenAt },
        { ...step, event: 'found', by: 'finder', actorId: null, note: words, at: foundAt },
      ]);
      const link = `/physical-cards/tags/${code}`;
      const values = { card: name[language], words };
      await createNotification(
        db,
        { userId: ownerId, kind: 'order', message: 'tagFound', values, link },
        foundAt,
        foundAt,
      );
    }
    made.push({
      code,
      profileId,
      share,
      ...(frozenDaysAgo && { frozenOn: addDays(dateInIsrael(now), -frozenDaysAgo) }),
    });
  }
  for (const [profileId, tags] of Map.groupBy(made, (tag) => tag.profileId))
    await attributeDemoTaps(db, profileId, (on) => sharesOn(tags, on), now);
};

/** A frozen tag opens no profile from its day on. */
const sharesOn = (tags: readonly { code: string; share: number; frozenOn?: string }[], on: string) =>
  Object.fromEntries(tags.map(({ code, share, frozenOn }) => [code, frozenOn && on >= frozenOn ? 0 : share]));
