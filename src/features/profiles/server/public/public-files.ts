import sharp from 'sharp';
import type { Picture } from '#base/schemas.ts';
import { parsePictureId, pictureWidths } from '#features/files/picture-id.ts';
import { readPicture } from '#features/files/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { createResultCache, pictureWork } from '#server-kit/heavy-work/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { black, canScan, isColour, plateFor, white } from '../../design/colour-contrast.ts';
import { paletteOf } from '../../design/colours.ts';
import type { ProfileDocument } from '../../document/document.ts';
import type { PublicResource, QrFormat } from '../../public-address.ts';
import type { ProfileRow } from '../queries.ts';
import { contactOf, contactPhoto } from './contact-file.ts';
import { drawPreview, previewHash } from './preview-picture.ts';
import { logoTile, qrPng, qrSize, qrSvg, qrTemplate } from './qr.ts';
import { writeVcard } from './vcard.ts';

/** A file that belongs to a page, other than the page itself. */
export interface PublicFile {
  readonly type: string;
  readonly body: Buffer;
  /** The URL contains a hash of the content. */
  readonly isImmutable?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FileDetails {
  readonly row: ProfileRow;
  /** Limited to the plan. */
  readonly document: ProfileDocument;
  readonly locale: Locale;
  /** The canonical path of the page, from the root. */
  readonly path: string;
  readonly query: URLSearchParams;
}

type Kit = Pick<Services, 'config' | 'files' | 'typesetter'>;

export function makePublicFile(
  kit: Kit,
  resource: PublicResource,
  details: FileDetails,
): Promise<PublicFile | undefined> {
  switch (resource.kind) {
    case 'vcf':
      return contactFile(kit, details);
    case 'qr':
      return codeFile(kit, resource.format, details);
    case 'manifest':
      return manifestFile(details);
    case 'icon':
      return iconFile(kit, resource.size, details);
    case 'preview':
      return previewFile(kit, resource.hash, details);
    case 'draft-preview':
      return draftPreview(kit, details);
    default:
      return Promise.resolve(undefined);
  }
}

/** Caches small public pictures. Each is drawn once, with limited concurrency; the key contains everything visible. */
const resultCache = createResultCache<Buffer | undefined>({
  maxSize: 16 * 1024 * 1024,
  sizeOf: (body) => body?.length ?? 0,
});
const drawCached = (key: readonly unknown[], draw: () => Promise<Buffer | undefined>, isCheap = false) =>
  resultCache.get(JSON.stringify(key), () => (isCheap ? draw() : pictureWork.run(draw)));

const nameIn = ({ document: { identity }, locale }: FileDetails): string =>
  identity.name[locale] || identity.name.he || identity.name.en || '';

async function contactFile({ config, files }: Kit, details: FileDetails): Promise<PublicFile> {
  const { row, document, locale, path } = details;
  const page = config.publicUrl + path;
  const { avatar } = document.identity;
  const drawPhoto = async () => {
    const picture = await readNearestWidth(files, avatar, 320);
    return picture && (await contactPhoto(picture));
  };
  const photo = avatar && (await drawCached(['photo', avatar.file], drawPhoto));
  const changedAt = row.publishedAt ?? row.updatedAt;
  const contact = contactOf({ document, locale, uid: row.uid, changedAt, page, source: `${page}.vcf`, photo });
  const name = encodeURIComponent(nameIn(details)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return {
    type: 'text/vcard; charset=utf-8',
    body: Buffer.from(writeVcard(contact)),
    headers: { 'content-disposition': `inline; filename="${row.slug}.vcf"; filename*=UTF-8''${name}.vcf` },
  };
}

/** QR codes link with a source parameter, so that visits from them can be counted. */
async function codeFile(kit: Kit, format: QrFormat, { row, document, path, query }: FileDetails) {
  const { config, files, typesetter } = kit;
  // A Hebrew letter takes six characters in a link: the short address makes a code that is easier to scan.
  const shortest = path.includes('%') ? `/p/${row.slug}` : path;
  const address = `${config.publicUrl}${shortest}?s=qr`;
  const picture = query.has('logo') ? (document.identity.logo ?? document.identity.avatar) : undefined;
  const requestedSize = Number(query.get('size'));
  const size = qrSize(requestedSize > 0 ? requestedSize : 512);
  // Any other value is ignored: a code that cameras cannot read helps nobody.
  const wanted = `#${query.get('colour') ?? ''}`.toLowerCase();
  const colour = isColour(wanted) && canScan(wanted) ? wanted : black;
  const draw = async () => {
    const bytes = await readNearestWidth(files, picture, 320);
    const logo = bytes && (await logoTile(bytes, groundOf(picture), picture === document.identity.logo));
    const look = { colour, ...(logo && { logo }) };
    if (format === 'png') return qrPng(address, size, look);
    const svg = Buffer.from(qrSvg(address, look));
    return format === 'svg' ? svg : Buffer.from(await typesetter.pdf(qrTemplate, {}, { 'qr.svg': svg }));
  };
  const key = ['code', format, format === 'png' && size, address, colour, picture?.file];
  // Anyone may ask for millions of colours: those wait in the queue.
  const body = await drawCached(key, draw, !picture && format !== 'pdf' && colour === black);
  return body && { type: codeTypes[format], body };
}

const codeTypes: Readonly<Record<QrFormat, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
};

async function manifestFile(details: FileDetails): Promise<PublicFile> {
  const { document, locale, path } = details;
  const { page, accent } = paletteOf(document.design, document.design.template, 'light');
  const name = nameIn(details);
  const icons = [192, 512].map((size) => ({
    src: `${path}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const manifest = {
    id: path,
    name,
    short_name: name.slice(0, 12),
    lang: locale,
    dir: locale === 'he' ? 'rtl' : 'ltr',
    start_url: `${path}?s=direct`,
    scope: path,
    display: 'standalone',
    background_color: page,
    theme_color: accent,
    icons,
  };
  return { type: 'application/manifest+json; charset=utf-8', body: Buffer.from(JSON.stringify(manifest)) };
}

async function iconFile({ files }: Kit, size: number, details: FileDetails): Promise<PublicFile | undefined> {
  const { identity, design } = details.document;
  const picture = identity.logo ?? identity.avatar;
  const ground = groundOf(picture);
  const monogramSvg = monogram(nameIn(details), paletteOf(design, design.template, 'light'));
  const body = await drawCached(['icon', size, picture?.file ?? monogramSvg], async () =>
    sharp((await readNearestWidth(files, picture, size)) ?? Buffer.from(monogramSvg))
      // A logo is shown whole, a portrait fills the icon.
      .resize(size, size, { fit: identity.logo ? 'contain' : 'cover', background: ground })
      .flatten({ background: ground })
      // With more effort, a picture of pure noise takes ten seconds.
      .png({ palette: true, quality: 80, effort: 2 })
      .toBuffer(),
  );
  return body && { type: 'image/png', body };
}

/** White, unless the picture would be lost on it. */
const groundOf = (picture: Picture | undefined): string =>
  plateFor(parsePictureId(picture?.file ?? '')?.ink, white) ?? white;

/** Two rings around a dot in the profile's colours, because letters would need a font that may not be installed. */
function monogram(name: string, { accent, onAccent }: { accent: string; onAccent: string }): string {
  const turn = ([...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) * 37) % 360;
  const arc = (radius: number) =>
    `<path d="M${256 + radius} 256a${radius} ${radius} 0 0 1-${radius} ${radius}" fill="none" stroke="${onAccent}" stroke-width="36" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path fill="${accent}" d="M0 0h512v512H0z"/><circle cx="256" cy="256" r="46" fill="${onAccent}"/><g transform="rotate(${turn} 256 256)">${arc(110)}${arc(172)}</g></svg>`;
}

/** Messengers retain an old URL for months: an outdated hash is answered with the current picture. */
async function previewFile(kit: Kit, hash: string, details: FileDetails): Promise<PublicFile | undefined> {
  const { document, locale } = details;
  const host = new URL(kit.config.publicUrl).host;
  const requestedSize = previewLocales(document, locale).find(
    (one) => previewHash({ document, locale: one, host }) === hash,
  );
  const input = { document, locale: requestedSize ?? locale, host };
  const key = `previews/${previewHash(input).toLowerCase()}.jpg`;
  const body = await drawCached([key], async () => (await readStored(kit, key)) ?? drawAndStore(kit, key, input));
  return body && { type: 'image/jpeg', body, isImmutable: requestedSize !== undefined };
}

/** Not stored: the next change of the draft replaces it. */
async function draftPreview(kit: Kit, { document, locale }: FileDetails): Promise<PublicFile | undefined> {
  const input = { document, locale, host: new URL(kit.config.publicUrl).host };
  const body = await drawCached(['draft', previewHash(input)], () => drawFor(kit, input));
  return body && { type: 'image/jpeg', body };
}

const previewLocales = ({ language }: ProfileDocument, locale: Locale): Locale[] => [
  locale,
  language,
  locale === 'he' ? 'en' : 'he',
];

async function drawAndStore(kit: Kit, key: string, input: Parameters<typeof previewHash>[0]) {
  const body = await drawFor(kit, input);
  await kit.files.put(key, body, { contentType: 'image/jpeg' });
  return body;
}

async function drawFor({ files, typesetter }: Kit, input: Parameters<typeof previewHash>[0]): Promise<Buffer> {
  const { avatar, logo } = input.document.identity;
  const [avatarPicture, logoPicture] = [
    await readNearestWidth(files, avatar, 640),
    await readNearestWidth(files, logo, 320),
  ];
  return drawPreview(typesetter, {
    ...input,
    ...(avatarPicture && { avatar: avatarPicture }),
    ...(logoPicture && { logo: logoPicture }),
  });
}

async function readStored({ files }: Pick<Kit, 'files'>, key: string): Promise<Buffer | undefined> {
  const stored = await files.get(key);
  return stored && Buffer.concat(await stored.stream.toArray());
}

/** The stored variant of a picture that is at least this wide, if any. */
async function readNearestWidth(files: Kit['files'], picture: Picture | undefined, width: number) {
  const details = picture && parsePictureId(picture.file);
  if (!picture || !details) return undefined;
  const widths = pictureWidths(details);
  const nearestWidth = widths.find((one) => one >= width) ?? widths.at(-1);
  return nearestWidth ? readPicture(files, picture.file, nearestWidth, 'webp') : undefined;
}
