import { networkOf } from '../networks.ts';

/** Drawn on a 24 by 24 grid with a stroke of 1.75. From lucide (ISC), each merged into one path. */
const icons = {
  call: 'M13.83 16.57a1 1 0 0 0 1.21-.3l.36-.46A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.38',
  navigate: 'M3 11 22 2 13 21 11 13 3 11z',
  mail: 'M22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
  save: 'M2 21a8 8 0 0 1 13.29-6M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M19 16v6M22 19h-6',
  link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  globe: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  next: 'M15 18l-6-6 6-6',
  share:
    'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  qr: 'M4 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM17 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM4 16h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM21 16h-3a2 2 0 0 0-2 2v3M21 21v.01M12 7v3a2 2 0 0 1-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M21 12v.01M12 21v-1',
  calendar:
    'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.09-3.09a2 2 0 0 0-2.83 0L6 21',
  star: 'M11.53 2.3a.53.53 0 0 1 .95 0l2.31 4.68a2.12 2.12 0 0 0 1.6 1.16l5.17.76a.53.53 0 0 1 .29.9l-3.74 3.64a2.12 2.12 0 0 0-.61 1.88l.88 5.14a.53.53 0 0 1-.77.56l-4.62-2.43a2.12 2.12 0 0 0-1.97 0L6.4 21.01a.53.53 0 0 1-.77-.56l.88-5.14a2.12 2.12 0 0 0-.61-1.88L2.16 9.8a.53.53 0 0 1 .29-.91l5.17-.75a2.12 2.12 0 0 0 1.6-1.16z',
  file: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.71l3.59 3.59A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  play: 'M5 5a2 2 0 0 1 3.01-1.73l12 7a2 2 0 0 1 0 3.46l-12 7A2 2 0 0 1 5 19z',
  close: 'M18 6 6 18M6 6l12 12',
  pin: 'M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  send: 'M14.54 21.69a.5.5 0 0 0 .94-.02l6.5-19a.5.5 0 0 0-.63-.63l-19 6.5a.5.5 0 0 0-.02.94l7.93 3.18a2 2 0 0 1 1.11 1.11zM21.85 2.15l-10.94 10.94',
  plus: 'M5 12h14M12 5v14',
  quote:
    'M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2zM5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
  sizes: 'M15 16l2.54-7.33a1.02 1.02 1 0 1 1.93 0L22 16M15.7 14h5.61M2 16l4.04-9.69a.5.5 0 0 1 .92 0L11 16M3.3 13h6.39',
  contrast: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 18a6 6 0 0 0 0-12v12z',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM2 10L22 10M6 14h2',
  bag: 'M16 10a4 4 0 0 1-8 0M3.1 6.03h17.79M3.4 5.47a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 0 0-.4-1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  food: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
  clock: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2',
  chat: 'M2.99 16.34a2 2 0 0 1 .09 1.17l-1.06 3.29a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.09 10 10 0 1 0-4.78-4.72',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18h.01',
  outside: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  music:
    'M21 16V3a1 1 0 0 0-1.28-.96l-10 2.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  check: 'M20 6 9 17l-5-5',
  person:
    'M15 4a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 19l1-7-6 1M5 8l3-3 5.5 3-2.36 3.5M4.24 14.5a5 5 0 0 0 6.88 6M13.76 17.5a5 5 0 0 0-6.88-6',
  fax: 'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
} as const;

export interface Brand {
  /** Of the tile; in some cases a little darker than the brand's own, so that the mark on it is visible. */
  readonly colour: string;
  readonly path: string;
  /** Drawn as a line instead of a filled shape. */
  readonly isLine?: true;
  /** White by default. */
  readonly ink?: string;
}

/** Marks of networks, simplified by hand. They belong to their owners and only name the target of a link. */
export const brands = {
  instagram: {
    colour: '#d9306f',
    isLine: true,
    path: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17.5 6.5h.01',
  },
  facebook: {
    colour: '#1877f2',
    path: 'M13.5 22v-8.9h3l.5-3.6h-3.5V7.3c0-1.1.4-1.8 1.9-1.8H17V2.3A23 23 0 0 0 14.4 2C11.7 2 9.9 3.6 9.9 6.6v2.9h-3v3.6h3V22z',
  },
  linkedin: {
    colour: '#0a66c2',
    path: 'M3.3 9.2h3.8V21H3.3zM5.2 3.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 1 1 0-4.4zM9.5 9.2h3.6v1.6c.6-1.1 1.9-1.9 3.7-1.9 3.6 0 4.5 2.2 4.5 5.5V21h-3.8v-5.9c0-1.6-.3-2.9-2-2.9s-2.2 1.2-2.2 2.9V21H9.5z',
  },
  x: {
    colour: '#0f1419',
    path: 'M2.4 3h6.2l4.3 5.9L18.1 3h2.7l-6.7 7.7L22 21h-6.2l-4.7-6.3L5.6 21H2.9l7-8.1zM6.2 4.7 16.7 19.3h1.6L7.9 4.7z',
  },
  tiktok: {
    colour: '#010101',
    path: 'M12.5 2h3.5c.3 2.6 1.9 4.3 4.3 4.5v3.5a8 8 0 0 1-4.3-1.4v6.6A6.7 6.7 0 1 1 10.3 8.6v3.6a3.2 3.2 0 1 0 2.2 3z',
  },
  youtube: {
    colour: '#f00000',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 15.5v-7l6 3.5z',
  },
  whatsapp: {
    colour: '#1aa65b',
    path: 'M12 2a10 10 0 0 0-8.6 15L2 22l5.1-1.3A10 10 0 1 0 12 2zM12 4a8 8 0 1 1-4.3 14.7l-2.9.8.8-2.9A8 8 0 0 1 12 4zM8.2 7C7 7 6.3 8.3 6.3 9.5c0 3.5 4.4 8 8.2 8 1.6 0 2.9-.9 2.9-2.3v-.6L14.6 13.2l-1.4 1.5c-1.8-.7-3.1-2-3.9-3.8L10.4 9.5 9.3 7z',
  },
  telegram: {
    colour: '#1f97d1',
    path: 'M22.5 3 1.5 11.2l5.9 2.2 2 7.1 3.3-3.3 5.8 4.3zM9 13.4l9.3-6.2-7.3 7.4-.5 2.8z',
  },
  pinterest: {
    colour: '#e60023',
    isLine: true,
    path: 'M8.5 22 12 8.5M10.4 14.6c.6 1.3 1.7 2 3.1 2 2.8 0 4.8-2.4 4.8-5.6a6.3 6.3 0 1 0-11.7 2.7',
  },
  threads: {
    colour: '#0a0a0a',
    isLine: true,
    path: 'M19 7.5C17.7 4.5 15.3 3 12 3c-5 0-8 2.5-8 9s3.5 9 8 9 7-3 7-5-1-5-7-5c-2.5 0-3 1.25-3 2.5C9 15 10 16 11.5 16c2.5 0 3.5-1.5 3.5-5s-2-4-3-4-1.83.33-2.5 1',
  },
  github: {
    colour: '#1f2328',
    isLine: true,
    path: 'M15 22v-4a4.8 4.8 0 0 0-1-3.5c3 0 6-2 6-5.5.08-1.25-.27-2.48-1-3.5.28-1.15.28-2.35 0-3.5 0 0-1 0-3 1.5-2.64-.5-5.36-.5-8 0C6 2 5 2 5 2c-.3 1.15-.3 2.35 0 3.5A5.4 5.4 0 0 0 4 9c0 3.5 3 5.5 6 5.5-.39.49-.68 1.05-.85 1.65S8.93 17.38 9 18v4M9 18c-4.51 2-5-2-7-2',
  },
  behance: {
    colour: '#0057ff',
    isLine: true,
    path: 'M3 18V6h4.5a3 3 0 0 1 0 6 3 3 0 0 1 0 6zM3 12h4.5M14 13h7a3.5 3.5 0 0 0-7 0v2a3.5 3.5 0 0 0 6.64 1M16 6h3',
  },
  spotify: {
    colour: '#1ed760',
    ink: '#0c0c0c',
    isLine: true,
    path: 'M3.5 8.1c5.7-1.6 12-1 16.8 1.7M4.6 12.4c4.7-1.3 9.8-.7 13.7 1.6M5.7 16.5c3.7-1 7.6-.5 10.7 1.3',
  },
  waze: {
    colour: '#33ccff',
    ink: '#10232b',
    isLine: true,
    path: 'M6.66 17.52A7 7 0 0 1 3 13c2 0 3-1 3-2.51C6 6.57 8.25 3 13.38 3 18 3 21 6.51 21 11a8.08 8.08 0 0 1-3.39 6.62M10 18.69a17.29 17.29 0 0 0 3.33.3h.54M14 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 9h.01M11 9h.01',
  },
  dribbble: {
    colour: '#d9437f',
    isLine: true,
    path: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 3.6c5 6 7 10.5 7.5 16.2M6.4 19c3.5-3.5 6-6.5 14.5-6.4M3.1 10.75c5 0 9.8-.35 15.3-5',
  },
  'google-maps': {
    colour: '#e33b2e',
    path: 'M12 2a7.5 7.5 0 0 0-7.5 7.5C4.5 15 12 22 12 22s7.5-7 7.5-12.5A7.5 7.5 0 0 0 12 2zM12 6.8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 1 1 0-5.4z',
  },
  vimeo: {
    colour: '#0d86b4',
    path: 'M22 7.4c-.1 2-1.5 4.6-4.1 8-2.7 3.5-5 5.3-6.9 5.3-1.2 0-2.1-1.1-2.9-3.2L6.5 11.7C5.9 9.6 5.3 8.5 4.6 8.5c-.1 0-.6.3-1.5.9L2 8.2l3.2-2.9C6.7 4 7.8 3.3 8.5 3.3c1.7-.2 2.7 1 3.1 3.5.5 2.7.8 4.4 1 5 .5 2.2 1 3.3 1.6 3.3.4 0 1.1-.7 2-2.1.9-1.4 1.4-2.5 1.4-3.2.1-1.2-.4-1.8-1.4-1.8-.5 0-1 .1-1.6.3 1-3.4 3-5 5.9-4.9C21.2 3.5 22.1 4.9 22 7.4z',
  },
  soundcloud: {
    colour: '#f04f00',
    isLine: true,
    path: 'M2 13v3M5 11v6M8 9v8M11 6.5V17h7.5a3.5 3.5 0 0 0 .4-7A7 7 0 0 0 11 6.5',
  },
  medium: {
    colour: '#0b0b0b',
    path: 'M7.5 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11zM16.5 7a2.6 5 0 1 1 0 10 2.6 5 0 1 1 0-10zM21.3 7.5a.9 4.5 0 1 1 0 9 .9 4.5 0 1 1 0-9z',
  },
} as const satisfies Record<string, Brand>;

/** Payment apps, by their names on a tile. */
const wordmarks = { bit: { colour: '#004b41', width: 38 }, PayBox: { colour: '#0b6fb8', width: 70 } } as const;

export const iconPaths = icons;
export type IconName = keyof typeof icons | keyof typeof brands | keyof typeof wordmarks;

interface IconProps {
  readonly name: IconName;
  /** Adds the class `m`, which mirrors the icon with the direction of the page. */
  readonly isMirrored?: boolean;
}

const findBrand = (name: IconName): Brand | undefined =>
  Object.hasOwn(brands, name) ? brands[name as keyof typeof brands] : undefined;

/** In one colour, that of the text. */
export const Icon = ({ name, isMirrored = false }: IconProps) => {
  const brand = findBrand(name);
  return (
    <svg className={isMirrored ? 'i m' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      {brand && !brand.isLine ? (
        <path fill="currentColor" fillRule="evenodd" stroke="none" d={brand.path} />
      ) : (
        <path d={brand?.path ?? icons[name as keyof typeof icons]} />
      )}
    </svg>
  );
};

/** A brand in its own colours, or a plain icon. */
export function Mark({ name }: Pick<IconProps, 'name'>) {
  if (name === 'bit' || name === 'PayBox') return <Wordmark name={name} />;
  const brand = findBrand(name);
  if (!brand) return <Icon name={name} />;
  const ink = brand.ink ?? '#fff';
  return (
    <svg className="i mk" viewBox="-9 -9 42 42" aria-hidden="true">
      <path fill={brand.colour} stroke="none" d="M-9-9h42v42H-9z" />
      <path {...(brand.isLine ? { stroke: ink } : { fill: ink, fillRule: 'evenodd', stroke: 'none' })} d={brand.path} />
    </svg>
  );
}

function Wordmark({ name }: { readonly name: keyof typeof wordmarks }) {
  const { colour, width } = wordmarks[name];
  return (
    <svg className="i wm" viewBox={`0 0 ${width} 24`} aria-hidden="true">
      <rect width={width} height="24" rx="7" fill={colour} stroke="none" />
      <text x={width / 2} y="17" fill="#fff" stroke="none" textAnchor="middle" fontSize="14" fontWeight="800">
        {name}
      </text>
    </svg>
  );
}

/** Icons by the type of site, guessed from the host. */
const hints: readonly (readonly [RegExp, IconName])[] = [
  [/calendly|cal\.com|calendar|booking|simplybook|tor4you|easyweek|setmore|acuity/, 'calendar'],
  [/wolt|10bis|tenbis|ontopo|tabit|mishloha|rest\.co\.il/, 'food'],
  [/shop|store|etsy|amazon|ebay|aliexpress/, 'bag'],
  [/drive\.google|docs\.google|dropbox|\.pdf$/, 'file'],
  [/\/\/([^/]*\.)?bitpay\.co\.il\//, 'bit'],
  [/\/\/[^/]*payboxapp\./, 'PayBox'],
  [/paypal|stripe|meshulam|grow\.link/, 'card'],
  [/^[^/]*\/\/[^/]*apple\.com\/.*music|music\.|deezer|tidal/, 'music'],
  [/flickr|unsplash|500px|photos\./, 'image'],
  [/easy\.co\.il|midrag|review|trustpilot/, 'star'],
];

export function linkIcon(address: string): IconName {
  const network = networkOf(address)?.id;
  return network ?? hints.find(([pattern]) => pattern.test(address))?.[1] ?? 'link';
}
