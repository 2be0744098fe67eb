import { webHref } from '../addresses.ts';
import { Items } from '../items.tsx';
import { saidIn } from '../view.ts';
import type { BlockProps } from './block-props.ts';
import { LinkRow } from './link-row.tsx';
import { Section } from './section.tsx';

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
