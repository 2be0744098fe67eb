import { Items } from '../items.tsx';
import { Photo } from '../photo.tsx';
import { Said } from '../said.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Figures alone run from left to right; a price in words goes with its words. */
const Price = ({ text }: { readonly text: string }) => (
  <bdi className="price" dir={/\p{L}/u.test(text) ? undefined : 'ltr'}>
    {text}
  </bdi>
);

export function ServicesBlock({ block, view }: BlockProps<'services'>) {
  const { t, say } = view;
  const items = block.items.filter(({ name }) => say(name));
  return (
    <Section view={view} id={block.id} kind="services" title={block.title} heading={t('card.services.title')}>
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
