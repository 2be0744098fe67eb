import { Icon } from './icon.tsx';
import { monogramOf } from './monogram.ts';
import { findPicture, Photo } from './photo.tsx';
import { Said } from './said.tsx';
import type { View } from './view.ts';

/** The cover, the face, the name and what they do. */
export function Who({ view }: { readonly view: View }) {
  const { document, context, t, say, name } = view;
  const { title, company, tagline, cover, avatar, logo } = document.identity;
  const isFullPicture = document.design.template === 'studio';
  const behind = isFullPicture && !findPicture(cover?.file) ? avatar : cover;
  const hasFace = !isFullPicture || (findPicture(cover?.file) && findPicture(avatar?.file));
  return (
    <header className="who">
      <div className={behind && behind === avatar ? 'cover own' : 'cover'}>
        <Photo
          file={behind?.file}
          alt={say(behind?.alt) || (behind === avatar ? name : '')}
          widths={[640, isFullPicture ? 1_920 : 1_280]}
          // Under a name and a shade nobody counts its points: most phones take the width below their own.
          sizes={isFullPicture ? '(min-width:900px) 50vw,85vw' : '(min-width:600px) 560px,100vw'}
          isFirst
        />
        {isFullPicture && !findPicture(behind?.file) && (
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
      {hasFace && (
        <div className="face">
          {findPicture(avatar?.file) ? (
            <Photo file={avatar?.file} alt={say(avatar?.alt) || name} widths={[96, 320]} sizes="120px" isFirst />
          ) : (
            <span className="mono" aria-hidden="true">
              {monogramOf(name)}
            </span>
          )}
        </div>
      )}
      <div className="id">
        <h1>
          <Said words={say(document.identity.name) ? document.identity.name : company} view={view} />
        </h1>
        {say(title) && (
          <p className="role">
            <Said words={title} view={view} />
          </p>
        )}
        {(say(company) || findPicture(logo?.file)) && (
          <p className="firm">
            <Photo file={logo?.file} alt={say(logo?.alt)} widths={[96, 320]} sizes="96px" />
            {say(company) && <Said words={company} view={view} />}
          </p>
        )}
        {say(tagline) && (
          <p className="tag" dir="auto">
            {say(tagline)}
          </p>
        )}
      </div>
    </header>
  );
}
