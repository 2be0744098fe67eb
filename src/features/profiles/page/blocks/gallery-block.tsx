import { pictureUrl } from '#features/files/picture-id.ts';
import { Icon } from '../icon.tsx';
import { Items } from '../items.tsx';
import { findPicture, largest, Photo } from '../photo.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Each picture is a link to its large file; the script makes a viewer of them. */
export function GalleryBlock({ block, view }: BlockProps<'gallery'>) {
  const { t, say } = view;
  const pictures = block.pictures.flatMap(({ file, alt }) => {
    const facts = findPicture(file);
    return facts ? [{ file, facts, alt: say(alt) }] : [];
  });
  const count = pictures.length;
  return (
    <Section view={view} id={block.id} kind="gallery" title={block.title} heading={t('card.gallery.title')}>
      <Items of={pictures}>
        {({ file, facts, alt }, place) => (
          <a href={pictureUrl(facts, largest(facts), 'webp')}>
            <Photo
              file={file}
              alt={alt || t('card.gallery.picture', { place: place + 1, count })}
              widths={[320, 640]}
              sizes="(min-width:600px) 260px,50vw"
            />
          </a>
        )}
      </Items>
    </Section>
  );
}

/** What the script clones when a picture is pressed. */
export const GalleryViewer = ({ view: { t } }: Pick<BlockProps<'gallery'>, 'view'>) => (
  <template id="viewer">
    <dialog className="viewer" aria-label={t('card.gallery.viewer')}>
      <div className="stage">
        <img alt="" />
      </div>
      <p className="caption" aria-live="polite">
        <span data-count="" dir="ltr" /> <bdi data-alt="" />
      </p>
      <button type="button" data-step="-1" aria-label={t('card.gallery.previous')}>
        <Icon name="next" turns />
      </button>
      <button type="button" data-step="1" aria-label={t('card.gallery.next')}>
        <Icon name="next" turns />
      </button>
      <button type="button" data-close="" aria-label={t('card.gallery.close')}>
        <Icon name="close" />
      </button>
    </dialog>
  </template>
);
