import { memo } from 'react';
import { translator } from '#i18n/translator.ts';
import { webHref } from '../../page/addresses.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Row, Section } from '../../page/elements.tsx';
import { linkIcon } from '../../page/icon.tsx';
import { Photo } from '../../page/profile-header.tsx';
import rows from '../../page/styles/rows.css?inline';
import { localizedText } from '../../page/view.ts';
import { linkIcons, linksTexts } from './block.ts';

interface LinkRowProps {
  readonly href: string;
  readonly text: string;
  readonly icon: string | undefined;
  /** The id of the owner's picture. */
  readonly file: string | undefined;
  /** Set if the text is in another language than the page. */
  readonly lang: string | undefined;
}

const bareHost = (href: string): string => new URL(href).hostname.replace(/^www\./, '');

const PlainLinkRow = ({ href, text, lang, icon, file }: LinkRowProps) => (
  <Row
    icon={linkIcons.find((one) => one === icon) ?? linkIcon(href)}
    picture={icon === 'picture' && file ? <Photo file={file} alt="" widths={[96, 192]} sizes="44px" /> : undefined}
    href={href}
  >
    {text ? <bdi lang={lang}>{text}</bdi> : <bdi dir="ltr">{bareHost(href)}</bdi>}
  </Row>
);

/** Memoized because a profile may have a hundred links and the editor renders it on every keystroke. */
const LinkRow = memo(PlainLinkRow);

function LinksBlock({ block, view }: BlockProps<'links'>) {
  const page = view.context.locale;
  const items = block.items.flatMap(({ label, address, icon, picture }) => {
    const href = webHref(address);
    return href ? [{ href, icon, file: picture?.file, ...localizedText(label, page) }] : [];
  });
  return (
    <Section
      view={view}
      id={block.id}
      kind="links"
      title={block.title}
      label={translator(linksTexts, page)('block.links.page.label')}
    >
      <Items of={items} className="rows">
        {({ locale, ...link }) => <LinkRow {...link} lang={locale === page ? undefined : locale} />}
      </Items>
    </Section>
  );
}

export const view: BlockRenderer<'links'> = {
  texts: linksTexts,
  styles: [rows],
  hasContent: ({ items }) => items.some(({ address }) => webHref(address)),
  Block: LinksBlock,
};
