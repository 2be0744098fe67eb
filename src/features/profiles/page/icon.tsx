import { networkOf } from '../networks.ts';
// Marks of networks, simplified by hand. They belong to their owners and only name the target of a link.
import brands from './brands.json' with { type: 'json' };
// Drawn on a 24 by 24 grid with a stroke of 1.75. From lucide (ISC), each merged into one path.
import icons from './icons.json' with { type: 'json' };

export interface Brand {
  /** Of the tile; in some cases a little darker than the brand's own, so that the mark on it is visible. */
  readonly colour: string;
  readonly path: string;
  /** Drawn as a line instead of a filled shape. */
  readonly isLine?: boolean;
  /** White by default. */
  readonly ink?: string;
}

/** Payment apps, by their names on a tile. */
const wordmarks = { bit: { colour: '#004b41', width: 38 }, PayBox: { colour: '#0b6fb8', width: 70 } } as const;

export { brands, icons as iconPaths };
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
