import { z } from 'zod';
import { attachment, minute, picture, words } from '#base/content-schemas.ts';
import { day, keepable, text, webAddress } from '#base/schemas.ts';
import { richWords } from './rich-text.ts';

const most = (count: number) => ({ count, error: 'errors.too_long' }) as const;
const listOf = <T extends z.ZodType>(item: T, { count, error }: ReturnType<typeof most>) =>
  z.array(item, { error: 'errors.invalid' }).max(count, { error });

/** What every block has, known to this version or not. */
const base = z.object({
  id: z.string({ error: 'errors.invalid' }).regex(/^[\w-]{1,40}$/, { error: 'errors.invalid' }),
  kind: z.string({ error: 'errors.invalid' }).regex(/^[a-z][a-z-]{0,39}$/, { error: 'errors.invalid' }),
  isHidden: z.boolean().default(false),
});

const titled = { title: words(80).default({}) };
const span = z.object({ from: minute, to: minute });
const spans = listOf(span, most(6));

/** Payment apps have no public form of link: what is pasted must be one of theirs. */
const payHosts = ['bitpay.co.il', 'www.bitpay.co.il', 'payboxapp.page.link', 'links.payboxapp.com', 'payboxapp.com'];
const payAddress = webAddress.refine((address) => payHosts.includes(new URL(address).hostname), {
  error: 'errors.invalid',
});

const videoHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'];
const videoAddress = webAddress.refine((address) => videoHosts.includes(new URL(address).hostname), {
  error: 'errors.invalid',
});

/** The kinds of block of this version. Bounds here are those of any plan; what a package allows is less. */
const contents = {
  links: { ...titled, items: listOf(z.object({ label: words(80), address: webAddress }), most(100)) },
  social: {
    ...titled,
    items: listOf(z.object({ network: text(30), address: webAddress }), most(20)),
  },
  about: { ...titled, text: richWords.default({}) },
  gallery: { ...titled, pictures: listOf(picture, most(100)) },
  services: {
    ...titled,
    items: listOf(
      z.object({
        name: words(80),
        text: words(400).default({}),
        price: words(40).default({}),
        picture: picture.optional(),
      }),
      most(60),
    ),
  },
  hours: {
    ...titled,
    week: z.array(spans).length(7, { error: 'errors.invalid' }),
    exceptions: listOf(z.object({ date: day, spans, note: words(80).default({}) }), most(60)),
  },
  video: { ...titled, address: videoAddress },
  recommendations: {
    ...titled,
    items: listOf(z.object({ text: words(600), author: words(80), stars: z.int().min(1).max(5).optional() }), most(30)),
  },
  questions: { ...titled, items: listOf(z.object({ question: words(200), answer: words(1_500) }), most(40)) },
  payment: { ...titled, items: listOf(z.object({ label: words(80), address: payAddress }), most(6)) },
  files: { ...titled, items: listOf(attachment, most(20)) },
  'lead-form': {
    ...titled,
    button: words(40).default({}),
    fields: listOf(
      z.object({
        id: z.string().regex(/^[\w-]{1,40}$/, { error: 'errors.invalid' }),
        kind: z.enum(['text', 'choice', 'date'], { error: 'errors.invalid' }),
        label: words(80),
        choices: listOf(words(80), most(20)).default([]),
        isRequired: z.boolean().default(false),
      }),
      most(10),
    ).default([]),
  },
} as const;

type Kind = keyof typeof contents;
export const blockKinds = Object.keys(contents) as Kind[];

const schemaOf = <K extends Kind>(kind: K) => base.extend({ kind: z.literal(kind), ...contents[kind] });
type Schemas = { [K in Kind]: ReturnType<typeof schemaOf<K>> };
const schemas = Object.fromEntries(blockKinds.map((kind) => [kind, schemaOf(kind)])) as unknown as Schemas;

export type KnownBlock = { [K in Kind]: z.output<Schemas[K]> }[Kind];
/** Of a newer version, or of one that came and went: kept as it is and not shown. */
export type UnknownBlock = z.output<typeof base> & Readonly<Record<string, unknown>>;
export type Block = KnownBlock | UnknownBlock;

export const isKnownBlock = (block: Block): block is KnownBlock => Object.hasOwn(schemas, block.kind);

/** A block of a known kind is checked to its last field; of an unknown kind only what all blocks have. */
export const block = z.looseObject(base.shape, { error: 'errors.invalid' }).transform((value, context): Block => {
  if (!Object.hasOwn(schemas, value.kind)) {
    const kept = keepable(value);
    if (kept) return kept as UnknownBlock;
    context.addIssue({ code: 'custom', path: [], message: 'errors.invalid' });
    return z.NEVER;
  }
  const parsed = schemas[value.kind as Kind].safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});
