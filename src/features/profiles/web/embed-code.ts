/** What owners paste into their own sites. Everything that comes from a card or a reader is escaped for where it stands. */
export const embedCorners = ['square', 'soft', 'round'] as const;
export type EmbedCorner = (typeof embedCorners)[number];

export const embedLimits = {
  width: { least: 280, most: 640, usual: 380 },
  height: { least: 400, most: 1_400, usual: 720 },
} as const;

const radii: Readonly<Record<EmbedCorner, number>> = { square: 0, soft: 16, round: 32 };

export interface EmbedWishes {
  /** Where the service stands, without a slash at its end. */
  readonly origin: string;
  readonly slug: string;
  /** Whose card it is. */
  readonly name: string;
  /** null: as wide as the place it stands in. */
  readonly width: number | null;
  readonly height: number;
  readonly corner: EmbedCorner;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

export const within = ({ least, most }: { least: number; most: number }, wanted: number, usual: number): number =>
  Number.isFinite(wanted) ? Math.min(Math.max(Math.round(wanted), least), most) : usual;

const addressOf = ({ origin, slug }: EmbedWishes, start: string, end = ''): string =>
  escaped(`${origin}${start}${encodeURIComponent(slug)}${end}`);

export function frameCode(wishes: EmbedWishes, title: string): string {
  const { width, height, corner } = wishes;
  const radius = radii[corner] ? `;border-radius:${radii[corner]}px` : '';
  return [
    `<iframe src="${addressOf(wishes, '/embed/')}"`,
    `  title="${escaped(title)}"`,
    `  width="${width ?? '100%'}" height="${height}" loading="lazy"`,
    `  style="border:0;max-width:100%${radius}"></iframe>`,
  ].join('\n');
}

export function buttonCode(wishes: EmbedWishes, label: string): string {
  const look = 'display:inline-block;padding:12px 24px;border-radius:999px;background:#0f4c4a;color:#fff';
  return [
    `<a href="${addressOf(wishes, '/p/', '?s=link')}"`,
    `  style="${look};font:600 16px/1.4 sans-serif;text-decoration:none">${escaped(label)}</a>`,
  ].join('\n');
}

export const qrCode = (wishes: EmbedWishes, alt: string): string =>
  [
    `<a href="${addressOf(wishes, '/p/')}">`,
    `  <img src="${addressOf(wishes, '/p/', '/qr.svg')}" alt="${escaped(alt)}" width="180" height="180" loading="lazy">`,
    '</a>',
  ].join('\n');
