import { Icon } from './icon.tsx';
import { monogramOf } from './monogram.ts';
import { findPicture, Photo } from './photo.tsx';
import { TextView } from './text-view.tsx';
import type { View } from './view.ts';

/** The cover, the face, the name and what they do. */
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
          // Under a name and a shade nobody counts its points: most phones take the width below their own.
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
