import { iconPaths } from '../icon-paths.ts';
import { Items } from '../items.tsx';
import { Said } from '../said.tsx';
import type { View } from '../view.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

const most = 5;

const Stars = ({ count, view: { t } }: { readonly count: number; readonly view: View }) => (
  <p className="stars" role="img" aria-label={t('card.recommendations.stars', { count })}>
    {Array.from({ length: most }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five stars
      <svg key={place} className={place < count ? 'i on' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconPaths.star} />
      </svg>
    ))}
  </p>
);

export function RecommendationsBlock({ block, view }: BlockProps<'recommendations'>) {
  const { t, say } = view;
  const items = block.items.filter(({ text }) => say(text));
  return (
    <Section view={view} id={block.id} kind="said" title={block.title} heading={t('card.recommendations.title')}>
      <Items of={items}>
        {({ text, author, stars }) => (
          <figure>
            {stars !== undefined && <Stars count={stars} view={view} />}
            <blockquote dir="auto">{say(text)}</blockquote>
            {say(author) && (
              <figcaption>
                <Said words={author} view={view} />
              </figcaption>
            )}
          </figure>
        )}
      </Items>
    </Section>
  );
}
