import { shareHrefs } from './addresses.ts';
import { drawnFor } from './drawn-for.ts';
import { Icon } from './icon.tsx';
import type { View } from './view.ts';

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
export const InAppBar = drawnFor(PlainInAppBar, ({ view }) => [view.name]);
