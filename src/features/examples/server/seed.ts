import type { z } from 'zod';
import type { LocalizedText } from '#base/schemas.ts';
import { findDemoTemplate, seedHouseOwner } from '#features/accounts/server/index.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { bundledForms, type SeededFile, seedFile } from '#features/files/server/index.ts';
import { type ProfileDocument, profileDocument } from '#features/profiles/document/document.ts';
import {
  type ExampleRow,
  hasExamples,
  listClaimedNames,
  listExampleRows,
  seedProfile,
} from '#features/profiles/server/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { BundledFile } from '#server-kit/files/index.ts';
import type { Example, ExampleField } from '../contract.ts';
import { exampleOwnerName } from './example-owner-texts.ts';

/** Profile of a fictional business. Its drawings' names start with its slug. */
export interface ExampleSeed {
  readonly slug: string;
  readonly customSlug?: string;
  readonly field: ExampleField;
  /** The document's second language, if any. */
  readonly alsoIn?: Locale;
  readonly document: z.input<typeof profileDocument>;
}

/** The files are numbered in display order: neighbours differ in design and field. */
const profiles = import.meta.glob<ExampleSeed>('./profiles/*.json', { eager: true, import: 'default' });
const seedsOf = (kind: 'example' | 'demo'): ExampleSeed[] =>
  Object.keys(profiles)
    .filter((path) => path.startsWith(`./profiles/${kind}-`))
    .sort()
    .flatMap((path) => profiles[path] ?? []);

export const exampleSeeds = seedsOf('example');
/** Profiles of the demo account; the first has every feature of a profile, in both languages. */
export const demoSeeds = seedsOf('demo') as [ExampleSeed, ...ExampleSeed[]];
export const [demoSeed] = demoSeeds;

/** Files in `db/examples`; their IDs are derived from their content. */
const drawnFiles: Readonly<Record<string, { readonly id: string; readonly bytes: number }>> = {
  'alon-drai-avatar': { id: 'p_5ivovlzuizoaa7eto6dl5v_320x320_9db6c4', bytes: 13312 },
  'alon-drai-cover': { id: 'p_pzsgrvkyowysrlpqh55jx6_960x420_517c96', bytes: 27932 },
  'ben-carmi-1': { id: 'p_zzjrjgh6zo3eqiszwnuvit_640x640_1a2f2a', bytes: 13728 },
  'ben-carmi-2': { id: 'p_55lfn6zslurm7g22leerlr_640x640_1b302b', bytes: 7990 },
  'ben-carmi-3': { id: 'p_3ao376zilrzmlespkrlzfb_640x640_24312b', bytes: 13238 },
  'ben-carmi-4': { id: 'p_etm5xuzt5uec5yx2ucmqmy_640x640_7c5241', bytes: 48004 },
  'ben-carmi-avatar': { id: 'p_qpzzl7g53gjoe23l5vhzyh_320x320_82ae99', bytes: 10568 },
  'ben-carmi-cover': { id: 'p_dizj3bdfppri5bbborhtr7_960x420_162d27', bytes: 10342 },
  'demo-1': { id: 'p_2zo535zl6rbo4hbyl76qkb_640x640_d1d1c1', bytes: 18488 },
  'demo-2': { id: 'p_7fdkmiftv35ee4i7zrbz5k_640x640_b5c6bb', bytes: 14098 },
  'demo-3': { id: 'p_txhn5q5bu2tdgv3dxdn477_640x640_215957', bytes: 15250 },
  'demo-4': { id: 'p_jfjm4ik53rcizjktxvzeuc_640x640_beac9f', bytes: 61622 },
  'demo-avatar': { id: 'p_fibh24xei66sitvjpefopo_320x320_d9baac', bytes: 12656 },
  'demo-cover': { id: 'p_yzudvekh2w6zquxijkrpms_960x420_2d5c56', bytes: 17026 },
  'givol-flowers-1': { id: 'p_7i5nh2x3po6rz6qvuc46zi_640x640_efced4', bytes: 13178 },
  'givol-flowers-2': { id: 'p_eipdlmf2lta47sv4mwsr6p_640x640_dccca6', bytes: 22454 },
  'givol-flowers-3': { id: 'p_4hejfezlecsbdo4yacmz2e_640x640_d1dcca', bytes: 21940 },
  'givol-flowers-4': { id: 'p_cv6lfz3m3qa2l3zttasa7v_640x640_ecccb8', bytes: 18596 },
  'givol-flowers-5': { id: 'p_j6arz32bogxjrfu6hwlnvw_640x640_caccba', bytes: 18450 },
  'givol-flowers-6': { id: 'p_rjdf4hreepib72hdivli2y_640x640_e9dfd4', bytes: 13532 },
  'givol-flowers-avatar': { id: 'p_6fm764oiwnkiu56awgyclb_320x320_739478', bytes: 7572 },
  'givol-flowers-cover': { id: 'p_euvuqtsnejpwaiii56gvqy_960x420_5b8261', bytes: 44414 },
  'hazanav-vet-1': { id: 'p_trdmnyiivpooieklugha3z_640x640_d2cab8', bytes: 15858 },
  'hazanav-vet-2': { id: 'p_taglns5akz66auf3nrjrqo_640x640_e2c4a3', bytes: 13686 },
  'hazanav-vet-3': { id: 'p_rel3uih5fd54w4ingdr3mw_640x640_c5dfd0', bytes: 12148 },
  'hazanav-vet-4': { id: 'p_apljip4kqz2kyomsw2eisy_640x640_d7dcce', bytes: 12344 },
  'hazanav-vet-avatar': { id: 'p_amnpbo46sbmwry4bmpfwyf_320x320_b9c7bd', bytes: 12934 },
  'hazanav-vet-cover': { id: 'p_4g4fzi65k35of34vaeriiv_960x420_aeb7a4', bytes: 27606 },
  'khoury-electric-1': { id: 'p_tk444thm2y7rsbfutvowew_640x640_837d71', bytes: 14628 },
  'khoury-electric-2': { id: 'p_k4b5vh7bgn7b3iaberc4e7_640x640_5b4a30', bytes: 13034 },
  'khoury-electric-3': { id: 'p_3pr5r7po7ikeyu7wxqpvbi_640x640_403a2b', bytes: 13414 },
  'khoury-electric-4': { id: 'p_nvdc2gqlusp43w3ry6hev5_640x640_453924', bytes: 8054 },
  'khoury-electric-avatar': { id: 'p_jy6fjjbb56shpzon4bdotj_320x320_bd9953', bytes: 10830 },
  'khoury-electric-cover': { id: 'p_oftxmyf4lfv2gh4tt4h3wp_960x420_3c321c', bytes: 16172 },
  'lavon-cpa-avatar': { id: 'p_ily3yew7nw5wk6gxfmofa4_320x320_c9ccbf', bytes: 11818 },
  'lavon-cpa-checklist': { id: 'd_oqhjukimifxnqooe6jw4xu', bytes: 14085 },
  'lavon-cpa-cover': { id: 'p_fh3xftqygmspjewfjcfx6p_960x420_d5d8c9', bytes: 48292 },
  'lian-skin-1': { id: 'p_ewlatv4y6jb6uepbrawiok_640x640_f0d5da', bytes: 8328 },
  'lian-skin-2': { id: 'p_qkghzopelcosolnwowc25h_640x640_e2e1d2', bytes: 8672 },
  'lian-skin-3': { id: 'p_xriwwbgzze36ad2mmf7swg_640x640_ecd8cd', bytes: 9954 },
  'lian-skin-4': { id: 'p_uw2cekdlanx5zuaqvkhzp3_640x640_e3cacf', bytes: 18556 },
  'lian-skin-avatar': { id: 'p_zeobytg55aindoweiftnp4_320x320_ceaeaf', bytes: 11526 },
  'lian-skin-cover': { id: 'p_3ul4o76egvwnp56xtys54r_960x420_e6c3c8', bytes: 25038 },
  'nadir-light-1': { id: 'p_d4bt3565fzbdrrcvsgwadm_640x640_5f4636', bytes: 9532 },
  'nadir-light-2': { id: 'p_uxhqng2xtncinc6izhhbhx_640x640_c1987f', bytes: 12080 },
  'nadir-light-3': { id: 'p_upskbhokob7c4hw353xxbc_640x640_adc7d5', bytes: 7450 },
  'nadir-light-4': { id: 'p_gbssrldjgji3xfbwndtvzv_640x640_cc9a73', bytes: 20346 },
  'nadir-light-5': { id: 'p_nbymhoueue6oe6qxfotznv_640x640_6b7071', bytes: 30510 },
  'nadir-light-6': { id: 'p_7n5vhotvtxt4la6ynj224u_640x640_cebfac', bytes: 12894 },
  'nadir-light-avatar': { id: 'p_gcqtabl45azisodpj7idr2_320x320_b19279', bytes: 11702 },
  'nadir-light-cover': { id: 'p_fn2244ilz3l5h3knjitgy4_960x420_574538', bytes: 18236 },
  'rotman-homes-1': { id: 'p_rd57ipkuadk7bjnntqdard_640x640_c4cec9', bytes: 11938 },
  'rotman-homes-2': { id: 'p_265dp5kdd6dkiljbm32bx6_640x640_c1c1b5', bytes: 11408 },
  'rotman-homes-3': { id: 'p_bkdjkv7wukuyf7zz43iiex_640x640_e0ceb5', bytes: 21648 },
  'rotman-homes-4': { id: 'p_cmfxkvnhuu2fcvy42nrxdi_640x640_c9c0af', bytes: 17244 },
  'rotman-homes-avatar': { id: 'p_hgiatyaftr6kbkeamjzbyk_320x320_b9b9bb', bytes: 10008 },
  'rotman-homes-cover': { id: 'p_5buichp6u3he3zahvsadem_960x420_cacec9', bytes: 32382 },
  'seor-bakery-1': { id: 'p_nmo3irbsw5r4qhxf6je6e2_640x640_edca96', bytes: 13596 },
  'seor-bakery-2': { id: 'p_7exuxiuxr7bxqkcpsibz4b_640x640_d8b692', bytes: 10496 },
  'seor-bakery-3': { id: 'p_3c7t6p3ytmolxvnowrenip_640x640_efcea3', bytes: 12326 },
  'seor-bakery-4': { id: 'p_gyanrb2qdi5e5szyymownu_640x640_f0c88c', bytes: 14862 },
  'seor-bakery-5': { id: 'p_a4q5tspdvuqfhpykhumpxr_640x640_edcdc0', bytes: 10210 },
  'seor-bakery-6': { id: 'p_r2tqaxz7d7qjcvrfk5ppoo_640x640_dfbe9e', bytes: 12788 },
  'seor-bakery-avatar': { id: 'p_2krbehzebpm3aphutd7due_320x320_f6b851', bytes: 12928 },
  'seor-bakery-cover': { id: 'p_ex553lmz2ftktasaqtrret_960x420_e8b057', bytes: 30326 },
  'shira-yoga-1': { id: 'p_lnwkpt2snzbjaer3urtv3f_640x640_cbc5b7', bytes: 11846 },
  'shira-yoga-2': { id: 'p_h3c3qnz3urzayo3yadq5ks_640x640_ddc8ac', bytes: 11012 },
  'shira-yoga-3': { id: 'p_6urxr7dn7adliepgi3kx6g_640x640_d6c3ae', bytes: 11242 },
  'shira-yoga-4': { id: 'p_cnrgzvogyro3cdhsx23aya_640x640_d2cdbb', bytes: 13196 },
  'shira-yoga-avatar': { id: 'p_wz3i4fnckvldmhwpz5vh6b_320x320_b6b6a2', bytes: 12474 },
  'shira-yoga-cover': { id: 'p_iwax7nrgiinqhpm5mbthb5_960x420_b2b497', bytes: 10448 },
  'tamar-arbel-avatar': { id: 'p_5cdxfjoyemmr62hsoc5vnh_320x320_b7aea4', bytes: 11566 },
  'tamar-arbel-checklist': { id: 'd_aqoxs7c74evwjl6ikw2eek', bytes: 14128 },
  'tamar-arbel-cover': { id: 'p_7qiaps6b2xwprso676npcu_960x420_d1d1c6', bytes: 18610 },
};

/** IDs of all drawings by name. */
export const drawnNames: ReadonlyMap<string, string> = new Map(
  Object.entries(drawnFiles).map(([name, { id }]) => [name, id]),
);

/** Files of one profile, as if its owner had uploaded them. */
export const filesOfProfile = (start: string): SeededFile[] =>
  Object.entries(drawnFiles)
    .filter(([name]) => name.startsWith(`${start}-`))
    .map(([name, { id, bytes }]) => {
      const isPicture = parsePictureId(id) !== undefined;
      return { id, bytes, kind: isPicture ? 'picture' : 'document', name: `${name}.${isPicture ? 'webp' : 'pdf'}` };
    });

/** Location of each variant of each drawing. */
export const bundledDrawings = (): Map<string, BundledFile> => bundledForms('db/examples', drawnFiles);

/** Below the limit of the largest plan. */
const profilesPerOwner = 6;

/** A complete profile for the demo account, with one of its two languages as the primary one. */
export const demoDocument = (locale: Locale): ProfileDocument =>
  profileDocument.parse({ ...demoSeed.document, language: locale });

/** Creates the example profiles and those of the demo account once. Runs in the transaction of the other seeds. */
export async function seedExamples(db: Db, now: Date): Promise<void> {
  if (!(await hasExamples(db))) await seedProfiles(db, now);
  const demo = await findDemoTemplate(db);
  if (!demo) return;
  for (const seed of await freeOf(db, demoSeeds))
    await seedExampleProfile(db, demo.id, seed, { isPrimary: seed === demoSeed }, now);
}

async function seedProfiles(db: Db, now: Date): Promise<void> {
  const free = await freeOf(db, exampleSeeds);
  for (let start = 0; start < free.length; start += profilesPerOwner) {
    const ownerId = await seedHouseOwner(
      db,
      { username: `negia-examples-${start / profilesPerOwner + 1}`, displayName: exampleOwnerName },
      now,
    );
    for (const [index, seed] of free.slice(start, start + profilesPerOwner).entries())
      await seedExampleProfile(db, ownerId, seed, { exampleRank: start + index + 1, isPrimary: index === 0 }, now);
  }
}

/** Skips examples whose slug a user has already claimed. */
async function freeOf(db: Db, seeds: readonly ExampleSeed[]): Promise<ExampleSeed[]> {
  const namesOf = ({ slug, customSlug }: ExampleSeed) => (customSlug ? [slug, customSlug] : [slug]);
  const reserved = await listClaimedNames(db, seeds.flatMap(namesOf));
  return seeds.filter((seed) => !namesOf(seed).some((name) => reserved.has(name)));
}

async function seedExampleProfile(
  db: Db,
  ownerId: number,
  seed: ExampleSeed,
  more: { exampleRank?: number; isPrimary: boolean },
  now: Date,
): Promise<void> {
  const { slug, customSlug } = seed;
  for (const file of filesOfProfile(slug)) await seedFile(db, ownerId, file, now);
  const document = profileDocument.parse(seed.document);
  await seedProfile(db, { ownerId, document, slug, ...(customSlug && { customSlug }), ...more, now });
}

const fieldOf = new Map<string, ExampleField>(exampleSeeds.map(({ slug, field }) => [slug, field]));

const localize = (text: LocalizedText, locale: Locale): string =>
  [locale, ...locales].map((one) => text[one]).find(Boolean) ?? '';

const presentExample = ({ id, slug, name, title, template, language }: ExampleRow, locale: Locale): Example => ({
  id,
  slug,
  address: `/p/${slug}`,
  name: localize(name, locale),
  title: localize(title, locale),
  field: fieldOf.get(slug) ?? 'other',
  template,
  language,
});

export async function listExamples(db: Db, locale: Locale): Promise<Example[]> {
  const rows = await listExampleRows(db);
  return rows.map((row) => presentExample(row, locale));
}
