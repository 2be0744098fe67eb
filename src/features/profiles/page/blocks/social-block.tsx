import { findNetwork, networkOf } from '../../networks.ts';
import { webHref } from '../addresses.ts';
import { Icon } from '../icon.tsx';
import { Items } from '../items.tsx';
import { linkIcon } from '../link-icon.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

export function SocialBlock({ block, view }: BlockProps<'social'>) {
  const items = block.items.flatMap(({ network, address }) => {
    const href = webHref(address);
    const label = (href && networkOf(href)?.label) ?? findNetwork(network)?.label ?? network;
    return href ? [{ href, label }] : [];
  });
  return (
    <Section view={view} id={block.id} kind="social" title={block.title} label={view.t('card.social.label')}>
      <Items of={items}>
        {({ href, label }) => (
          <a href={href} rel="me" aria-label={label} title={label}>
            <Icon name={linkIcon(href)} />
          </a>
        )}
      </Items>
    </Section>
  );
}
