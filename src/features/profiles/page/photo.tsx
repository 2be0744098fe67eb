import {
  type PictureFormat,
  type PictureInfo,
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

export const findPicture = (file: string | undefined): PictureInfo | undefined =>
  file ? parsePictureId(file) : undefined;

const widthsWithin = (details: PictureInfo, [min, max]: PhotoProps['widths']): number[] => {
  const all = pictureWidths(details);
  const matching = all.filter((width) => width >= min && width <= max);
  return matching.length ? matching : all.slice(-1);
};

export const largest = (details: PictureInfo, max = 1_920): number =>
  pictureWidths(details).findLast((width) => width <= max) ?? details.width;

const sourceSet = (details: PictureInfo, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureUrl(details, width, format)} ${width}w`).join(',');

/** Its main colour stands in its place until it comes; the style of the page names it. */
export function Photo({ file, alt, widths, sizes, isFirst = false }: PhotoProps) {
  const details = findPicture(file);
  if (!details) return null;
  const available = widthsWithin(details, widths);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(details, available, 'avif')} sizes={sizes} />
      <img
        className={`c${details.colour.slice(1)}`}
        src={pictureUrl(details, available.at(-1) ?? details.width, 'webp')}
        srcSet={sourceSet(details, available, 'webp')}
        sizes={sizes}
        width={details.width}
        height={details.height}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
