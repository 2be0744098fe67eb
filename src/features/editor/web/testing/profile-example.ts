import type { Profile } from '#features/profiles/contract.ts';
import { profileExample as example } from '#features/profiles/document/testing/profile-example.ts';
import { exampleDocument } from '../../testing/example.ts';

/** Test fixture: a published profile without draft changes. */
export const profileExample: Profile = example({ slug: 'noa-barak', version: 7, document: exampleDocument });
