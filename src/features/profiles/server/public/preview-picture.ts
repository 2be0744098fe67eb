import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { LocalizedText } from '#base/schemas.ts';
import { parsePictureId } from '#features/files/picture-id.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { TypesetPictures, Typesetter } from '#server-kit/typeset/index.ts';
import { plateFor, white } from '../../design/colour-contrast.ts';
import { paletteOf, pictureScheme } from '../../design/colours.ts';
import { isTemplate, plainTemplate } from '../../design/templates.ts';
import type { ProfileDocument } from '../../document/document.ts';
import { monogramOf } from '../../name-of-profile.ts';
import { previewTemplate } from './preview-template.ts';

/** The page's own colours, so that the preview matches the page it links to. */
export function previewTheme({ design }: ProfileDocument) {
  const template = isTemplate(design.template) ? design.template : plainTemplate;
  const {
    card: surface,
    ink,
    soft,
    key,
    accent,
    onAccent,
    hero,
    heroEnd,
    onHero,
    glow,
  } = paletteOf(design, template, pictureScheme({ ...design, template }));
  return { template, ground: surface, ink, second: soft, title: key, accent, onAccent, hero, heroEnd, onHero, glow };
}

/** Version of the drawing; part of the hash, because apps never refetch a known URL. */
const drawingVersion = 2;
const hashLength = 16;

export const previewSize = { width: 1_200, height: 630, maxBytes: 250_000 } as const;

export interface PreviewInput {
  readonly document: ProfileDocument;
  readonly locale: Locale;
  /** Any format that sharp reads; without one, initials are drawn. */
  readonly avatar?: Buffer;
  readonly logo?: Buffer;
  /** The host of the service: `negia.example`. */
  readonly host: string;
}

/** The link preview picture: a baseline JPEG that all apps read, small enough for the strictest one. */
export async function drawPreview(typesetter: Typesetter, input: PreviewInput): Promise<Buffer> {
  const pictures = await readPictures(input);
  const svg = await typesetter.svg(previewTemplate, templateData(input, pictures), pictures);
  const { width, height, maxBytes } = previewSize;
  const rendered = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [88, 76, 60]) {
    const picture = sharp(rendered.data, { raw: rendered.info });
    const jpeg = await picture.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  return sharp(rendered.data, { raw: rendered.info }).jpeg({ quality: 40, mozjpeg: true }).toBuffer();
}

/** A hash of all that the picture shows. A stored picture's id changes with its bytes, so they need not be read. */
export function previewHash(input: Pick<PreviewInput, 'document' | 'locale' | 'host'>): string {
  const { avatar, logo } = input.document.identity;
  const inputs = [drawingVersion, templateInputOf(input), avatar?.file ?? null, logo?.file ?? null];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('base64url').slice(0, hashLength);
}

const templateInputOf = ({ document, locale, host }: Pick<PreviewInput, 'document' | 'locale' | 'host'>) => {
  const { name, title, company } = document.identity;
  const texts = { name: localize(name, locale), title: localize(title, locale), company: localize(company, locale) };
  return {
    lang: locale,
    host,
    look: previewTheme(document),
    // A business may enter its name in one field or in both.
    ...texts,
    name: texts.name || texts.company || host,
    company: texts.company === texts.name || !texts.name ? '' : texts.company,
    monogram: monogram(texts.name || texts.company || host),
  };
};

const templateData = (input: PreviewInput, pictures: TypesetPictures) => {
  const { ink, width = 1, height = 1 } = parsePictureId(input.document.identity.logo?.file ?? '') ?? {};
  const avatarKind = pictures['avatar.jpg'] ? 'avatar' : pictures['logo.png'] ? 'logo' : 'letters';
  return {
    ...templateInputOf(input),
    face: avatarKind,
    logo: { ground: plateFor(ink, white) ?? white, ratio: width / height },
    badge: avatarKind === 'avatar' && Boolean(pictures['logo.png']),
  };
};

const oneLine = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** In the visitor's language, or in any available one. */
const localize = (value: LocalizedText, locale: Locale): string =>
  [locale, ...locales].map((one) => oneLine(value[one])).find(Boolean) ?? '';

/** As on the page, without symbols that the font of the picture does not have. */
export const monogram = (name: string): string => monogramOf(name).replace(/[^\p{L}\p{N}]/gu, '');

async function readPictures({ avatar, logo }: PreviewInput): Promise<TypesetPictures> {
  return { ...(avatar && (await avatarPictures(avatar))), ...(logo && (await logoOf(logo))) };
}

/** An unreadable picture is omitted: a preview without a portrait is better than none. */
async function avatarPictures(bytes: Buffer): Promise<TypesetPictures> {
  try {
    const upright = await sharp(bytes).autoOrient().flatten({ background: '#ffffff' }).toBuffer();
    const avatarKind = sharp(upright).resize(504, 504, { position: 'attention' }).jpeg({ quality: 90 });
    const { width, height } = previewSize;
    // Downscaled first for speed; after blurring the difference is not visible.
    const backdrop = sharp(upright)
      .resize(width / 4, Math.ceil(height / 4))
      .blur(12)
      .jpeg({ quality: 80 });
    return { 'avatar.jpg': await avatarKind.toBuffer(), 'backdrop.jpg': await backdrop.toBuffer() };
  } catch {
    return {};
  }
}

async function logoOf(bytes: Buffer): Promise<TypesetPictures> {
  try {
    const logo = sharp(bytes).autoOrient().resize(400, 400, { fit: 'inside', withoutEnlargement: true });
    return { 'logo.png': await logo.png().toBuffer() };
  } catch {
    return {};
  }
}
