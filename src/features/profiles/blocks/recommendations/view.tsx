import { translator } from '#i18n/translator.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Items, Section, TextView } from '../../page/elements.tsx';
import { iconPaths } from '../../page/icon.tsx';
import { maxStars, recommendationsTexts } from './block.ts';
import style from './style.css?inline';

const Stars = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <p className="stars" role="img" aria-label={label}>
    {Array.from({ length: maxStars }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five stars
      <svg key={index} className={index < count ? 'i on' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconPaths.star} />
      </svg>
    ))}
  </p>
);

function RecommendationsBlock({ block, view }: BlockProps<'recommendations'>) {
  const { localize } = view;
  const t = translator(recommendationsTexts, view.context.locale);
  const items = block.items.filter(({ text }) => localize(text));
  return (
    <Section view={view} id={block.id} kind="said" title={block.title} heading={t('block.recommendations.page.title')}>
      <Items of={items}>
        {({ text, author, stars }) => (
          <figure>
            {stars !== undefined && (
              <Stars count={stars} label={t('block.recommendations.page.stars', { count: stars })} />
            )}
            <blockquote dir="auto">{localize(text)}</blockquote>
            {localize(author) && (
              <figcaption>
                <TextView value={author} view={view} />
              </figcaption>
            )}
          </figure>
        )}
      </Items>
    </Section>
  );
}

export const view: BlockRenderer<'recommendations'> = {
  texts: recommendationsTexts,
  styles: [style],
  hasContent: ({ items }, { localize }) => items.some(({ text }) => localize(text)),
  Block: RecommendationsBlock,
};
