import { memo } from 'react';
import { translator } from '#i18n/translator.ts';
import { webHref } from '../../page/addresses.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Row, Section } from '../../page/elements.tsx';
import { linkIcon } from '../../page/icon.tsx';
import rows from '../../page/styles/rows.css?inline';
import { localizedText } from '../../page/view.ts';
import { linksTexts } from './block.ts';

interface LinkRowProps {
  readonly href: string;
  readonly text: string;
  /** Set if the text is in another language than the page. */
  readonly lang: string | undefined;
}

const bareHost = (href: string): string => new URL(href).hostname.replace(/^www\./, '');

const PlainLinkRow = ({ href, text, lang }: LinkRowProps) => (
  <Row icon={linkIcon(href)} href={href}>
    {text ? <bdi lang={lang}>{text}</bdi> : <bdi dir="ltr">{bareHost(href)}</bdi>}
  </Row>
);

/** Memoized because a profile may have a hundred links and the editor renders it on every keystroke. */
const LinkRow = memo(PlainLinkRow);

function LinksBlock({ block, view }: BlockProps<'links'>) {
  const page = view.context.locale;
  const items = block.items.flatMap(({ label, address }) => {
    const href = webHref(address);
    return href ? [{ href, ...localizedText(label, page) }] : [];
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
        {({ href, text, locale }) => <LinkRow href={href} text={text} lang={locale === page ? undefined : locale} />}
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
