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
  /** The value of the `sizes` attribute: how much of the viewport it takes. */
  sizes: string;
  /** Above the fold: loads eagerly. */
  isFirst?: boolean;
  className?: string | undefined;
}

const minWidth = 320;

const sourceSet = (picture: PictureInfo, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');

/**
 * Reserves the space and shows the average colour until the image loads. The colour is an SVG fill, because the CSP
 * forbids inline styles.
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
