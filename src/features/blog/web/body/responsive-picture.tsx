import {
  type PictureFormat,
  type PictureInfo,
  parsePictureId,
  pictureUrl,
  pictureWidths,
} from '#features/files/picture-id.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './responsive-picture.module.css';

interface ResponsivePictureProps {
  file: string;
  alt: string;
  /** How much of the screen it takes, as the browser's `sizes` wants it. */
  sizes: string;
  /** The first thing that a reader sees: it does not wait for its turn. */
  isFirst?: boolean;
  className?: string | undefined;
}

const minWidth = 320;

const sourceSet = (picture: PictureInfo, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');

/**
 * Its place is kept and in its mean colour until it comes. The colour is drawn, since the policy of the site refuses
 * styles inside of elements.
 */
export function ResponsivePicture({ file, alt, sizes, isFirst = false, className }: ResponsivePictureProps) {
  const info = parsePictureId(file);
  if (!info) return null;
  const widths = pictureWidths(info).filter((width, index, every) => width >= minWidth || index === every.length - 1);
  return (
    <span className={classNames(styles.frame, className)}>
      <svg className={styles.colour} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={info.colour} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={sourceSet(info, widths, 'avif')} sizes={sizes} />
        <img
          className={styles.picture}
          src={pictureUrl(info, widths.at(-1) ?? info.width, 'webp')}
          srcSet={sourceSet(info, widths, 'webp')}
          sizes={sizes}
          width={info.width}
          height={info.height}
          alt={alt}
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      </picture>
    </span>
  );
}
