import { randomBytes, randomInt } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import { effectivePlan, lockOwner } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { NewProfile, Profile } from '../contract.ts';
import { plainTemplate } from '../design/templates.ts';
import { documentVersion, fromStore, type ProfileDocument, profileDocument } from '../document/document.ts';
import { claimAddress } from './addresses/address-queries.ts';
import { slugFromName } from './addresses/slug-from-name.ts';
import { getOwnProfile, type OwnerCall, presentOwnProfile } from './own.ts';
import { requireProfileQuota, requireWithinEntitlements } from './plan.ts';
import { insertProfile, listOwned, type ProfileRow, updateOwned } from './queries.ts';

const hebrew = /[\u05d0-\u05ea]/;

/** An initial draft that already looks complete: a name, contact actions and the most common blocks. */
export function firstDocument({ name, phone, template = plainTemplate, language }: NewProfile): ProfileDocument {
  const nameLocale = hebrew.test(name) ? 'he' : 'en';
  const canWhatsapp = phone?.startsWith('+');
  return profileDocument.parse({
    version: documentVersion,
    language: language ?? nameLocale,
    identity: { name: { [language ?? nameLocale]: name } },
    contact: {
      phones: phone ? [{ kind: 'mobile', number: phone }] : [],
      ...(phone && canWhatsapp && { whatsapp: { number: phone } }),
    },
    blocks: [
      { id: 'links', kind: 'links', items: [] },
      { id: 'about', kind: 'about' },
      { id: 'gallery', kind: 'gallery', pictures: [] },
      { id: 'lead-form', kind: 'lead-form' },
    ],
    design: { template },
  });
}

export const createProfile = (call: OwnerCall, first: NewProfile): Promise<Profile> =>
  addProfile(call, firstDocument(first));

/** A copy starts as a draft with a new address. */
export async function duplicateProfile(call: OwnerCall, id: number): Promise<Profile> {
  const { row } = await getOwnProfile(call, id);
  const document = fromStore(row.draft);
  return addProfile(call, document, document);
}

async function addProfile(call: OwnerCall, document: ProfileDocument, before?: ProfileDocument): Promise<Profile> {
  const { db, clock, user } = call;
  return db.transaction(async (tx) => {
    // The owner lock serializes changes to the set of profiles and to the primary one.
    await lockOwner(tx, user.id, 'update');
    const now = clock.now();
    const plan = await effectivePlan(tx, user.id, now);
    const have = await listOwned(tx, user.id);
    await requireProfileQuota(tx, have.length, plan);
    await requireWithinEntitlements(tx, document, before, plan);
    const row = await insertWithFreeSlug(tx, user, { draft: document, isPrimary: have.length === 0 }, now);
    await dropOwnerPages(call.bus, tx, user.id);
    return presentOwnProfile(call, tx, row);
  });
}

const maxAttempts = 12;
const demoNameMax = 28;

/** Derives the address from the name, with digits appended if it is taken. */
async function insertWithFreeSlug(
  tx: Db,
  { id: ownerId, isDemo }: OwnerCall['user'],
  values: Pick<ProfileRow, 'draft' | 'isPrimary'>,
  now: Date,
) {
  const { en, he } = values.draft.identity.name;
  const named = slugFromName(en || he || '') || 'card';
  // Demo profiles do not occupy addresses that users may want.
  const base = isDemo ? `${named.slice(0, demoNameMax)}-${randomBytes(5).toString('hex')}` : named;
  const row = await insertProfile(tx, { ...values, ownerId, slug: base, createdAt: now, updatedAt: now });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const slug = attempt === 0 ? base : `${base}-${randomInt(10, 10 ** Math.min(attempt + 1, 6))}`;
    if (!(await claimAddress(tx, { kind: 'slug', name: slug, profileId: row.id }, now))) continue;
    return slug === base ? row : ((await updateOwned(tx, row.id, ownerId, { slug })) ?? row);
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}
