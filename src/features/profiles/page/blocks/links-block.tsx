import { memo } from 'react';
import { webHref } from '../addresses.ts';
import { Items } from '../items.tsx';
import { linkIcon } from '../link-icon.ts';
import { Row } from '../row.tsx';
import { saidIn } from '../view.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

interface LinkRowProps {
  readonly href: string;
  readonly text: string;
  /** Where the words are of the other language than the page. */
  readonly lang: string | undefined;
}

const bareHost = (href: string): string => new URL(href).hostname.replace(/^www\./, '');

const PlainLinkRow = ({ href, text, lang }: LinkRowProps) => (
  <Row icon={linkIcon(href)} href={href}>
    {text ? <bdi lang={lang}>{text}</bdi> : <bdi dir="ltr">{bareHost(href)}</bdi>}
  </Row>
);

/** A card may have a hundred links, and the editor draws it at every key press. */
const LinkRow = memo(PlainLinkRow);

export function LinksBlock({ block, view }: BlockProps<'links'>) {
  const page = view.context.locale;
  const items = block.items.flatMap(({ label, address }) => {
    const href = webHref(address);
    return href ? [{ href, ...saidIn(label, page) }] : [];
  });
  return (
    <Section view={view} id={block.id} kind="links" title={block.title} label={view.t('card.links.label')}>
      <Items of={items} className="rows">
        {({ href, text, locale }) => <LinkRow href={href} text={text} lang={locale === page ? undefined : locale} />}
      </Items>
    </Section>
  );
}
