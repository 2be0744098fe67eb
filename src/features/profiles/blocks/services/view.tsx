import { formatNumber } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Section, TextView } from '../../page/elements.tsx';
import { Photo } from '../../page/profile-header.tsx';
import { servicesTexts } from './block.ts';
import style from './style.css?inline';

/** 4500 as 4,500, like the prices that were typed with a comma. */
const grouped = (price: string): string => {
  const [whole = '', ...rest] = price.split('.');
  return /^[1-9]\d{3,11}$/.test(whole) ? [formatNumber(Number(whole), 'en'), ...rest].join('.') : price;
};

/** A price without letters is left to right; otherwise the direction follows the text. A bare number is in shekels. */
const Price = ({ text }: { readonly text: string }) => (
  <bdi className="price" dir={/\p{L}/u.test(text) ? undefined : 'ltr'}>
    {/^\d[\d,.]*$/.test(text) ? `₪${grouped(text)}` : text}
  </bdi>
);

function ServicesBlock({ block, view }: BlockProps<'services'>) {
  const { localize } = view;
  const t = translator(servicesTexts, view.context.locale);
  const items = block.items.filter(({ name }) => localize(name));
  return (
    <Section view={view} id={block.id} kind="services" title={block.title} heading={t('block.services.page.title')}>
      <Items of={items}>
        {({ name, text, price, picture }) => (
          <>
            <Photo file={picture?.file} alt={localize(picture?.alt)} widths={[192, 320]} sizes="88px" />
            <div>
              <p className="item">
                <b>
                  <TextView value={name} view={view} />
                </b>
                {localize(price) && <Price text={localize(price)} />}
              </p>
              {localize(text) && (
                <p className="text" dir="auto">
                  {localize(text)}
                </p>
              )}
            </div>
          </>
        )}
      </Items>
    </Section>
  );
}

export const view: BlockRenderer<'services'> = {
  texts: servicesTexts,
  styles: [style],
  hasContent: ({ items }, { localize }) => items.some(({ name }) => localize(name)),
  Block: ServicesBlock,
};
