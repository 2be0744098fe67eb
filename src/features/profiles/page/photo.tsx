import {
  type PictureFacts,
  type PictureFormat,
  parsePictureId,
  pictureUrl,
  pictureWidths,
} from '#features/files/picture-id.ts';

interface PhotoProps {
  readonly file: string | undefined;
  readonly alt: string;
  /** The widths worth offering where it stands, and what share of the screen that is. */
  readonly widths: readonly [least: number, most: number];
  readonly sizes: string;
  readonly isFirst?: boolean;
}

export const findPicture = (file: string | undefined): PictureFacts | undefined =>
  file ? parsePictureId(file) : undefined;

const within = (facts: PictureFacts, [least, most]: PhotoProps['widths']): number[] => {
  const all = pictureWidths(facts);
  const fitting = all.filter((width) => width >= least && width <= most);
  return fitting.length ? fitting : all.slice(-1);
};

export const largest = (facts: PictureFacts, most = 1_920): number =>
  pictureWidths(facts).findLast((width) => width <= most) ?? facts.width;

const sourceSet = (facts: PictureFacts, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureUrl(facts, width, format)} ${width}w`).join(',');

/** Its main colour stands in its place until it comes; the style of the page names it. */
export function Photo({ file, alt, widths, sizes, isFirst = false }: PhotoProps) {
  const facts = findPicture(file);
  if (!facts) return null;
  const offered = within(facts, widths);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(facts, offered, 'avif')} sizes={sizes} />
      <img
        className={`c${facts.colour.slice(1)}`}
        src={pictureUrl(facts, offered.at(-1) ?? facts.width, 'webp')}
        srcSet={sourceSet(facts, offered, 'webp')}
        sizes={sizes}
        width={facts.width}
        height={facts.height}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
