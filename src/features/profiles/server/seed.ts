import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { ProfileDocument } from '../document/document.ts';
import { profileLimits } from '../domain.ts';
import { localesOf } from '../languages.ts';
import { claimAddress } from './addresses/address-queries.ts';
import { insertProfile, insertVersion, type ProfileRow } from './queries.ts';

export interface SeededProfile {
  readonly ownerId: number;
  readonly document: ProfileDocument;
  readonly slug: string;
  readonly customSlug?: string;
  readonly exampleRank?: number;
  readonly isPrimary?: boolean;
  readonly now: Date;
}

/** Inserts a published profile as if its owner had created it. Fails if the address is taken. */
export async function seedProfile(db: Db, seeded: SeededProfile): Promise<ProfileRow> {
  const { ownerId, document, slug, customSlug = null, exampleRank = null, isPrimary = false, now } = seeded;
  const dates = { createdAt: now, updatedAt: now, publishedAt: now };
  const copies = { draft: document, published: document, publishedVersion: 1 };
  const row = await insertProfile(db, {
    ownerId,
    slug,
    customSlug,
    exampleRank,
    isPrimary,
    status: 'published' as const,
    ...dates,
    ...copies,
  });
  const names = [
    { kind: 'slug' as const, name: slug },
    ...(customSlug ? [{ kind: 'custom' as const, name: customSlug }] : []),
  ];
  for (const name of names)
    if (!(await claimAddress(db, { ...name, profileId: row.id }, now)))
      throw new Error(`The address ${name.name} is taken`);
  await insertVersion(db, { profileId: row.id, document, publishedAt: now }, profileLimits.maxVersions);
  return row;
}

/** Copies the template's profiles to a demo account, with new addresses and its visitor's language first. */
export async function copyProfiles(
  db: Db,
  from: readonly ProfileRow[],
  { id: ownerId, language }: { readonly id: number; readonly language: Locale },
  marker: string,
  now: Date,
) {
  for (const { published, draft, slug, isPrimary } of from)
    await seedProfile(db, {
      ownerId,
      document: { ...(published ?? draft), ...(localesOf(published ?? draft).includes(language) && { language }) },
      slug: `${slug}-${marker}`.slice(0, 40),
      isPrimary,
      now,
    });
}
