import {
  type PictureFormat,
  type PictureInfo,
  parsePictureId,
  pictureUrl,
  pictureWidths,
} from '#features/files/picture-id.ts';
import { monogramOf } from '../name-of-profile.ts';
import { TextView } from './elements.tsx';
import { Icon } from './icon.tsx';
import type { View } from './view.ts';

interface PhotoProps {
  readonly file: string | undefined;
  readonly alt: string;
  /** The range of widths worth offering in this position, and the `sizes` attribute. */
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

/** Its main colour is the placeholder while it loads; the page's style defines the class. */
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

/** The cover, portrait, name and title. */
export function ProfileHeader({ view }: { readonly view: View }) {
  const { document, context, t, localize, name } = view;
  const { title, company, tagline, cover, avatar, logo } = document.identity;
  const isFullPicture = document.design.template === 'studio';
  const background = isFullPicture && !findPicture(cover?.file) ? avatar : cover;
  const hasAvatar = !isFullPicture || (findPicture(cover?.file) && findPicture(avatar?.file));
  return (
    <header className="who">
      <div className={background && background === avatar ? 'cover own' : 'cover'}>
        <Photo
          file={background?.file}
          alt={localize(background?.alt) || (background === avatar ? name : '')}
          widths={[640, isFullPicture ? 1_920 : 1_280]}
          // Under a name and a shade the resolution matters less: most phones choose the next smaller width.
          sizes={isFullPicture ? '(min-width:900px) 50vw,85vw' : '(min-width:600px) 560px,100vw'}
          isFirst
        />
        {isFullPicture && !findPicture(background?.file) && (
          <span className="mono" aria-hidden="true">
            {monogramOf(name)}
          </span>
        )}
      </div>
      {context.mode !== 'embedded' && (
        <a className="top" href="#share" data-share="" aria-label={t('card.share.title')}>
          <Icon name="share" />
        </a>
      )}
      {hasAvatar && (
        <div className="face">
          {findPicture(avatar?.file) ? (
            <Photo file={avatar?.file} alt={localize(avatar?.alt) || name} widths={[96, 320]} sizes="120px" isFirst />
          ) : (
            <span className="mono" aria-hidden="true">
              {monogramOf(name)}
            </span>
          )}
        </div>
      )}
      <div className="id">
        <h1>
          <TextView value={localize(document.identity.name) ? document.identity.name : company} view={view} />
        </h1>
        {localize(title) && (
          <p className="role">
            <TextView value={title} view={view} />
          </p>
        )}
        {(localize(company) || findPicture(logo?.file)) && (
          <p className="firm">
            <Photo file={logo?.file} alt={localize(logo?.alt)} widths={[96, 320]} sizes="96px" />
            {localize(company) && <TextView value={company} view={view} />}
          </p>
        )}
        {localize(tagline) && (
          <p className="tag" dir="auto">
            {localize(tagline)}
          </p>
        )}
      </div>
    </header>
  );
}
