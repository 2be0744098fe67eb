import { translator } from '#i18n/translator.ts';
import { findNetwork, networkOf } from '../../networks.ts';
import { webHref } from '../../page/addresses.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Section } from '../../page/elements.tsx';
import { linkIcon, Mark } from '../../page/icon.tsx';
import { socialTexts } from './block.ts';
import style from './style.css?inline';

function SocialBlock({ block, view }: BlockProps<'social'>) {
  const items = block.items.flatMap(({ network, address }) => {
    const href = webHref(address);
    const label = (href && networkOf(href)?.label) ?? findNetwork(network)?.label ?? network;
    return href ? [{ href, label }] : [];
  });
  return (
    <Section
      view={view}
      id={block.id}
      kind="social"
      title={block.title}
      label={translator(socialTexts, view.context.locale)('block.social.page.label')}
    >
      <Items of={items}>
        {({ href, label }) => (
          <a href={href} rel="me" aria-label={label} title={label}>
            <Mark name={linkIcon(href)} />
          </a>
        )}
      </Items>
    </Section>
  );
}

export const view: BlockRenderer<'social'> = {
  texts: socialTexts,
  styles: [style],
  hasContent: ({ items }) => items.some(({ address }) => webHref(address)),
  Block: SocialBlock,
};
