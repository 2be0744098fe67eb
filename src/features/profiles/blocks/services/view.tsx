import { translator } from '#i18n/translator.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Section } from '../../page/elements.tsx';
import { Photo } from '../../page/photo.tsx';
import { Said } from '../../page/said.tsx';
import style from './style.css?inline';
import { servicesTexts } from './texts.ts';

/** Figures alone run from left to right; a price in words goes with its words. */
const Price = ({ text }: { readonly text: string }) => (
  <bdi className="price" dir={/\p{L}/u.test(text) ? undefined : 'ltr'}>
    {text}
  </bdi>
);

function ServicesBlock({ block, view }: BlockProps<'services'>) {
  const { say } = view;
  const t = translator(servicesTexts, view.context.locale);
  const items = block.items.filter(({ name }) => say(name));
  return (
    <Section view={view} id={block.id} kind="services" title={block.title} heading={t('block.services.page.title')}>
      <Items of={items}>
        {({ name, text, price, picture }) => (
          <>
            <Photo file={picture?.file} alt={say(picture?.alt)} widths={[192, 320]} sizes="88px" />
            <div>
              <p className="item">
                <b>
                  <Said words={name} view={view} />
                </b>
                {say(price) && <Price text={say(price)} />}
              </p>
              {say(text) && (
                <p className="text" dir="auto">
                  {say(text)}
                </p>
              )}
            </div>
          </>
        )}
      </Items>
    </Section>
  );
}

export const servicesView: BlockRenderer<'services'> = {
  texts: servicesTexts,
  styles: [style],
  hasContent: ({ items }, { say }) => items.some(({ name }) => say(name)),
  Block: ServicesBlock,
};
