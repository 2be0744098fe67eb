import { webHref } from '../addresses.ts';
import { Items } from '../items.tsx';
import { linkIcon } from '../link-icon.ts';
import { Row } from '../row.tsx';
import { Said } from '../said.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

const bareHost = (href: string): string => new URL(href).hostname.replace(/^www\./, '');

export function LinksBlock({ block, view }: BlockProps<'links'>) {
  const items = block.items.flatMap(({ label, address }) => {
    const href = webHref(address);
    return href ? [{ label, href }] : [];
  });
  return (
    <Section view={view} id={block.id} kind="links" title={block.title} label={view.t('card.links.label')}>
      <Items of={items} className="rows">
        {({ label, href }) => (
          <Row icon={linkIcon(href)} href={href}>
            {view.say(label) ? <Said words={label} view={view} /> : <bdi dir="ltr">{bareHost(href)}</bdi>}
          </Row>
        )}
      </Items>
    </Section>
  );
}
