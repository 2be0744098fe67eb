import { formatPhone } from '#base/phone.ts';
import { callHref, directionsTo, mailHref, webHref } from './addresses.ts';
import { Icon, type IconName } from './icon.tsx';
import { memoizedView, type View } from './view.ts';

const detail = (icon: IconName, label: string, text: string, href: string | undefined, isLatin = true) => ({
  icon,
  label,
  text,
  href,
  isLatin,
});
type Detail = ReturnType<typeof detail>;

function detailsOf(view: View): Detail[] {
  const { t, document } = view;
  const { phones, emails, website } = document.contact;
  const directions = directionsTo(view);
  const site = webHref(website);
  return [
    ...phones.map(({ kind, number }) => {
      const label = t(`card.details.${kind}`);
      return kind === 'fax'
        ? detail('fax', label, formatPhone(number), undefined)
        : detail('call', label, formatPhone(number), callHref(number));
    }),
    ...emails.map((mail) => detail('mail', t('card.details.mail'), mail, mailHref(mail))),
    ...(site ? [detail('globe', t('card.details.site'), bare(site), site)] : []),
    ...(directions?.text ? [detail('pin', t('card.details.address'), directions.text, directions.maps, false)] : []),
  ];
}

const bare = (href: string): string => {
  const { hostname, pathname } = new URL(href);
  return hostname.replace(/^www\./, '') + (pathname === '/' ? '' : safeDecode(pathname));
};

function safeDecode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function PlainDetails({ view }: { readonly view: View }) {
  const details = detailsOf(view);
  if (details.length === 0) return null;
  return (
    <section className="b details" aria-labelledby="h-details">
      <h2 id="h-details">{view.t('card.details.title')}</h2>
      <dl>
        {details.map((one) => (
          <div key={`${one.icon} ${one.text}`}>
            <dt>
              <Icon name={one.icon} />
              {one.label}
            </dt>
            <dd>{content(one)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function content({ href, text, isLatin }: Detail) {
  const label = <bdi dir={isLatin ? 'ltr' : undefined}>{text}</bdi>;
  return href ? <a href={href}>{label}</a> : label;
}

/** Numbers and addresses as text, for visitors who read them on one device and dial on another. */
export const Details = memoizedView(PlainDetails, ({ view }) => [view.document.contact]);
