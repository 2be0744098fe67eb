import {
  type PictureFacts,
  type PictureFormat,
  parsePictureId,
  pictureUrl,
  pictureWidths,
} from '#features/files/picture-id.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './ladder-picture.module.css';

interface LadderPictureProps {
  file: string;
  alt: string;
  /** How much of the screen it takes, as the browser's `sizes` wants it. */
  sizes: string;
  /** The first thing that a reader sees: it does not wait for its turn. */
  isFirst?: boolean;
  className?: string | undefined;
}

const leastWidth = 320;

const sourceSet = (facts: PictureFacts, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${pictureUrl(facts, width, format)} ${width}w`).join(', ');

/**
 * Its place is kept and in its mean colour until it comes. The colour is drawn, since the policy of the site refuses
 * styles inside of elements.
 */
export function LadderPicture({ file, alt, sizes, isFirst = false, className }: LadderPictureProps) {
  const facts = parsePictureId(file);
  if (!facts) return null;
  const widths = pictureWidths(facts).filter(
    (width, place, every) => width >= leastWidth || place === every.length - 1,
  );
  return (
    <span className={classNames(styles.frame, className)}>
      <svg className={styles.colour} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={facts.colour} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={sourceSet(facts, widths, 'avif')} sizes={sizes} />
        <img
          className={styles.picture}
          src={pictureUrl(facts, widths.at(-1) ?? facts.width, 'webp')}
          srcSet={sourceSet(facts, widths, 'webp')}
          sizes={sizes}
          width={facts.width}
          height={facts.height}
          alt={alt}
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      </picture>
    </span>
  );
}
