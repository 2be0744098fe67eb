import { directionOf } from '#i18n/locale.ts';
import { BlockView, rendererOf } from '../blocks/views.tsx';
import type { ProfileDocument } from '../document/document.ts';
import { directionsTo, shareHrefs } from './addresses.ts';
import { contactActionsOf } from './contact-actions.ts';
import { Details } from './details.tsx';
import { templateOf } from './head/css.ts';
import { openingText } from './hours-text.ts';
import { Icon, type IconName } from './icon.tsx';
import type { PageContext } from './page-context.ts';
import { ProfileHeader } from './profile-header.tsx';
import { SmallPrint } from './small-print.tsx';
import { memoizedView, type View, viewOf } from './view.ts';
import { hoursOf, visibleBlocks } from './visible-blocks.ts';

/** `isCopy`: the one that stays in view. Keyboards and screen readers reach only the first. */
const Save = ({ view: { t, context }, isCopy = false }: { readonly view: View; readonly isCopy?: boolean }) => (
  <a
    className="big"
    href={`${context.path}.vcf`}
    data-save=""
    {...(isCopy && { tabIndex: -1, 'aria-hidden': true as const })}
  >
    <Icon name="save" />
    {t('card.save')}
  </a>
);

function PlainActions({ view }: { readonly view: View }) {
  return (
    <div className="act">
      <Save view={view} />
      <QuickActions view={view} />
      <OpenStatus view={view} />
    </div>
  );
}

function QuickActions({ view }: { readonly view: View }) {
  const { t } = view;
  const contactActions = contactActionsOf(view);
  const directions = directionsTo(view);
  const count = contactActions.length + (directions ? 1 : 0);
  if (count === 0) return null;
  const mail = contactActions.filter(({ icon }) => icon === 'mail');
  const others = contactActions.filter(({ icon }) => icon !== 'mail');
  return (
    <nav className={`quick n${count}`} aria-label={t('card.contactActions.label')}>
      {others.map(quickAction)}
      {directions && (
        <details className="roads">
          <summary>
            <span className="qi">
              <Icon name="navigate" />
            </span>
            {t('card.contactActions.navigate')}
          </summary>
          <div>
            <a className="road" href={directions.waze}>
              <Icon name="waze" />
              {t('card.contactActions.waze')}
            </a>
            <a className="road" href={directions.maps}>
              <Icon name="pin" />
              {t('card.contactActions.maps')}
            </a>
          </div>
        </details>
      )}
      {mail.map(quickAction)}
    </nav>
  );
}

const quickAction = ({ icon, label, href }: ReturnType<typeof contactActionsOf>[number]) => (
  <a key={icon} href={href}>
    <span className="qi">
      <Icon name={icon} />
    </span>
    {label}
  </a>
);

function OpenStatus({ view }: { readonly view: View }) {
  const hours = hoursOf(view);
  if (!hours) return null;
  const { isOpen, state, change } = openingText(hours, view);
  return (
    <p className={isOpen ? 'now yes' : 'now'}>
      <b>{state}</b>
      {change && <span>{change}</span>}
    </p>
  );
}

/** The primary button, then the contact actions. */
const Actions = memoizedView(PlainActions, ({ view }) => [view.document.contact, hoursOf(view)]);

function PlainShare({ view }: { readonly view: View }) {
  const { t, context, name } = view;
  const address = context.publicUrl + context.path;
  const subject = t('card.share.subject', { name });
  const hrefs = shareHrefs(address, (link) => t('card.share.message', { name, address: link }), subject);
  const shareTargets: readonly (readonly [IconName, string, string])[] = [
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
            {shareTargets.map(([icon, label, href]) => (
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

/** Plain links that work without the script; the script adds the native share sheet and copying. */
const Share = memoizedView(PlainShare, ({ view }) => [view.name]);

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

/** Shown by the script in in-app browsers, which cannot save a contact. */
const InAppBar = memoizedView(PlainInAppBar, ({ view }) => [view.name]);

interface ProfileCardProps {
  readonly document: ProfileDocument;
  readonly context: PageContext;
}

/** With fewer blocks a page is about as long as a phone's screen. */
const minBlocksOfLong = 2;

/** The whole body of a profile page. */
export function ProfileCard({ document, context }: ProfileCardProps) {
  const view = viewOf(document, context);
  const blocks = visibleBlocks(view);
  const pageEnds = [...new Set(blocks.flatMap((block) => rendererOf(block).PageEnd ?? []))];
  const isEmbedded = context.mode === 'embedded';
  const isLong = !isEmbedded && blocks.length >= minBlocksOfLong;
  return (
    <div
      className={`p ${templateOf(document.design)}`}
      dir={directionOf(context.locale)}
      lang={context.locale}
      // Clicks are counted only on pages that visitors see.
      data-profile={context.mode === 'draft' ? undefined : context.profileId}
    >
      {context.mode === 'draft' && <p className="draft">{view.t('card.draft')}</p>}
      {!isEmbedded && <InAppBar view={view} />}
      <main>
        <div className="lead-in">
          <ProfileHeader view={view} />
          <Actions view={view} />
        </div>
        <div className={isLong ? 'rest long' : 'rest'}>
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} view={view} />
          ))}
          <Details view={view} />
          {!isEmbedded && <Share view={view} />}
          {isLong && (
            <div className="stay">
              <Save view={view} isCopy />
            </div>
          )}
        </div>
      </main>
      <SmallPrint view={view} />
      {pageEnds.map((PageEnd, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the kinds of one page
        <PageEnd key={place} view={view} />
      ))}
    </div>
  );
}
