import { pictureUrl } from '#features/files/picture-id.ts';
import { translator } from '#i18n/translator.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Section } from '../../page/elements.tsx';
import { Icon } from '../../page/icon.tsx';
import { findPicture, largest, Photo } from '../../page/profile-header.tsx';
import { galleryTexts } from './block.ts';
import style from './style.css?inline';

/** Each picture links to its large file; the script enhances the links to a lightbox. */
function GalleryBlock({ block, view }: BlockProps<'gallery'>) {
  const { localize } = view;
  const t = translator(galleryTexts, view.context.locale);
  const pictures = block.pictures.flatMap(({ file, alt }) => {
    const details = findPicture(file);
    return details ? [{ file, details, alt: localize(alt) }] : [];
  });
  const count = pictures.length;
  return (
    <Section view={view} id={block.id} kind="gallery" title={block.title} heading={t('block.gallery.page.title')}>
      <Items of={pictures}>
        {({ file, details, alt }, index) => (
          <a href={pictureUrl(details, largest(details), 'webp')} data-unnamed={alt ? undefined : ''}>
            <Photo
              file={file}
              alt={alt || t('block.gallery.page.picture', { position: index + 1, count })}
              widths={[320, 640]}
              sizes="(min-width:600px) 260px,50vw"
            />
          </a>
        )}
      </Items>
    </Section>
  );
}

/** Cloned by the script when a picture is clicked. */
function GalleryLightbox({ view }: Pick<BlockProps<'gallery'>, 'view'>) {
  const t = translator(galleryTexts, view.context.locale);
  return (
    <template id="viewer">
      <dialog className="viewer" aria-label={t('block.gallery.page.viewer')}>
        <div className="stage">
          <img alt="" />
        </div>
        <p className="caption" aria-live="polite">
          <span data-count="" dir="ltr" /> <bdi data-alt="" />
        </p>
        <button type="button" data-step="-1" aria-label={t('block.gallery.page.previous')}>
          <Icon name="next" isMirrored />
        </button>
        <button type="button" data-step="1" aria-label={t('block.gallery.page.next')}>
          <Icon name="next" isMirrored />
        </button>
        <button type="button" data-close="" aria-label={t('block.gallery.page.close')}>
          <Icon name="close" />
        </button>
      </dialog>
    </template>
  );
}

export const view: BlockRenderer<'gallery'> = {
  texts: galleryTexts,
  styles: [style],
  hasContent: ({ pictures }) => pictures.some(({ file }) => findPicture(file)),
  Block: GalleryBlock,
  PageEnd: GalleryLightbox,
};
