import { shareHrefs } from './addresses.ts';
import { drawnFor } from './drawn-for.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { View } from './view.ts';

function PlainShare({ view }: { readonly view: View }) {
  const { t, context, name } = view;
  const address = context.publicUrl + context.path;
  const subject = t('card.share.subject', { name });
  const hrefs = shareHrefs(address, (link) => t('card.share.message', { name, address: link }), subject);
  const ways: readonly (readonly [IconName, string, string])[] = [
    ['whatsapp', t('card.share.whatsapp'), hrefs.whatsapp],
    ['mail', t('card.share.mail'), hrefs.mail],
    ['facebook', 'Facebook', hrefs.facebook],
    ['linkedin', 'LinkedIn', hrefs.linkedin],
    ['x', 'X', hrefs.x],
    ['telegram', 'Telegram', hrefs.telegram],
  ];
  return (
    <section className="b share" id="share" aria-label={t('card.share.title')}>
      <button type="button" className="quiet" hidden data-share="">
        <Icon name="share" />
        {t('card.share.button')}
      </button>
      <details data-panel="">
        <summary className="quiet">
          <Icon name="qr" />
          {t('card.share.more')}
        </summary>
        <div className="panel">
          <figure>
            <img src={`${context.path}/qr.svg`} width="200" height="200" alt={t('card.share.qr')} loading="lazy" />
            <figcaption>{t('card.share.qrText')}</figcaption>
          </figure>
          <ul>
            <li className="all" hidden>
              <button type="button" data-copy={address} data-done={t('card.share.copied')}>
                <Icon name="copy" />
                <span aria-live="polite">{t('card.share.copy')}</span>
              </button>
            </li>
            {ways.map(([icon, label, href]) => (
              <li key={icon}>
                <a href={href}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <button type="button" className="quiet" hidden data-install="">
        <Icon name="phone" />
        {t('card.install.button')}
      </button>
      <p className="fine" hidden data-ios="">
        {t('card.install.ios')}
      </p>
    </section>
  );
}

/** Plain links that work without a script; with one, also the phone's own sheet and a copied link. */
export const Share = drawnFor(PlainShare, ({ view }) => [view.name]);
