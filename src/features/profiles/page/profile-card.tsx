import { directionOf } from '#i18n/locale.ts';
import type { ProfileDocument } from '../document/document.ts';
import { Actions } from './actions.tsx';
import { shareHrefs } from './addresses.ts';
import { BlockView } from './blocks/block-view.tsx';
import { GalleryViewer } from './blocks/gallery-block.tsx';
import { Details } from './details.tsx';
import { drawnFor } from './drawn-for.ts';
import { Icon } from './icon.tsx';
import type { PageContext } from './page-context.ts';
import { templateOf } from './root-css.ts';
import { Share } from './share.tsx';
import { shownBlocks } from './shown-blocks.ts';
import { SmallPrint } from './small-print.tsx';
import { type View, viewOf } from './view.ts';
import { Who } from './who.tsx';

function PlainInAppBar({ view: { t, context, name } }: { readonly view: View }) {
  const address = context.publicUrl + context.path;
  const message = (link: string) => t('card.share.message', { name, address: link });
  return (
    <aside className="inapp" hidden data-in-app={address}>
      <p>{t('card.inApp.text')}</p>
      <div>
        <a href={address} hidden data-intent="">
          {t('card.inApp.open')}
        </a>
        <button type="button" data-copy={address} data-done={t('card.share.copied')}>
          <span aria-live="polite">{t('card.share.copy')}</span>
        </button>
        <a href={shareHrefs(address, message, '').whatsapp}>{t('card.inApp.whatsapp')}</a>
      </div>
      <button type="button" data-hide="" aria-label={t('card.inApp.close')}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** Shown by the script inside other apps' browsers, which cannot save a contact. */
const InAppBar = drawnFor(PlainInAppBar, ({ view }) => [view.name]);

interface ProfileCardProps {
  readonly document: ProfileDocument;
  readonly context: PageContext;
}

/** The whole body of a profile's page. */
export function ProfileCard({ document, context }: ProfileCardProps) {
  const view = viewOf(document, context);
  const blocks = shownBlocks(view);
  const isEmbedded = context.mode === 'embedded';
  return (
    <div
      className={`p ${templateOf(document.design)}`}
      dir={directionOf(context.locale)}
      lang={context.locale}
      // Presses are counted on a page that visitors see, and there alone.
      data-profile={context.mode === 'draft' ? undefined : context.profileId}
    >
      {context.mode === 'draft' && <p className="draft">{view.t('card.draft')}</p>}
      {!isEmbedded && <InAppBar view={view} />}
      <main>
        <div className="lead-in">
          <Who view={view} />
          <Actions view={view} />
        </div>
        <div className="rest">
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} view={view} />
          ))}
          <Details view={view} />
          {!isEmbedded && <Share view={view} />}
        </div>
      </main>
      <SmallPrint view={view} />
      {blocks.some(({ kind }) => kind === 'gallery') && <GalleryViewer view={view} />}
    </div>
  );
}
