import { webHref } from '../addresses.ts';
import { Icon } from '../icon.tsx';
import { videoOf } from '../video.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** A drawn poster, so that nobody else hears of the visit before it is pressed. */
export function VideoBlock({ block, view }: BlockProps<'video'>) {
  const { t, say } = view;
  const video = videoOf(block.address);
  const title = say(block.title) || t('card.video.title');
  return (
    <Section view={view} id={block.id} kind="video" title={block.title} label={t('card.video.label')}>
      <a className="poster" href={webHref(block.address)} data-video={video?.player} data-title={title}>
        <span className="play">
          <Icon name="play" />
        </span>
        <span>{video ? t('card.video.on', { site: video.site }) : t('card.video.play')}</span>
      </a>
    </Section>
  );
}
