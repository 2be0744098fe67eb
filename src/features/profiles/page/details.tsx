import { formatPhone } from '#base/phone.ts';
import { callHref, directionsTo, mailHref, webHref } from './addresses.ts';
import { Icon, type IconName } from './icon.tsx';
import { memoizedView, type View } from './view.ts';

interface Detail {
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
  readonly href: string | undefined;
  readonly isLatin: boolean;
}

function detailsOf(view: View): Detail[] {
  const { t, document } = view;
  const { phones, emails, website } = document.contact;
  const directions = directionsTo(view);
  const site = webHref(website);
  return [
    ...phones.map(
      ({ kind, number }): Detail => ({
        icon: kind === 'fax' ? 'fax' : 'call',
        label: t(`card.details.${kind}`),
        text: formatPhone(number),
        href: kind === 'fax' ? undefined : callHref(number),
        isLatin: true,
      }),
    ),
    ...emails.map(
      (mail): Detail => ({
        icon: 'mail',
        label: t('card.details.mail'),
        text: mail,
        href: mailHref(mail),
        isLatin: true,
      }),
    ),
    ...(site
      ? [{ icon: 'globe', label: t('card.details.site'), text: bare(site), href: site, isLatin: true } as const]
      : []),
    ...(directions?.text
      ? [
          {
            icon: 'pin',
            label: t('card.details.address'),
            text: directions.text,
            href: directions.maps,
            isLatin: false,
          } as const,
        ]
      : []),
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
        {details.map((detail) => (
          <div key={`${detail.icon} ${detail.text}`}>
            <dt>
              <Icon name={detail.icon} />
              {detail.label}
            </dt>
            <dd>{content(detail)}</dd>
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
