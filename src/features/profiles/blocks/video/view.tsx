import { translator } from '#i18n/translator.ts';
import { webHref } from '../../page/addresses.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Section } from '../../page/elements.tsx';
import { Icon } from '../../page/icon.tsx';
import { videoTexts } from './block.ts';
import style from './style.css?inline';

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (hostname === 'youtu.be') return pathname.split('/')[1];
  const [, first = '', second] = pathname.split('/');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : (searchParams.get('v') ?? undefined);
};

/** The site of a video and the URL of its player; undefined if the address is not a video. */
export function videoOf(address: string) {
  const url = URL.parse(address);
  if (!url) return undefined;
  if (/(^|\.)vimeo\.com$/.test(url.hostname)) {
    const id = /\/(\d{4,12})(?:\/|$)/.exec(url.pathname)?.[1];
    return id ? { site: 'Vimeo', player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` } : undefined;
  }
  const id = youtubeId(url) ?? '';
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  return { site: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1` };
}

/** Shows a drawn poster for privacy: the video site is not contacted before the visitor clicks. */
function VideoBlock({ block, view }: BlockProps<'video'>) {
  const { localize: say } = view;
  const t = translator(videoTexts, view.context.locale);
  const video = videoOf(block.address);
  const title = say(block.title) || t('block.video.page.title');
  return (
    <Section view={view} id={block.id} kind="video" title={block.title} label={t('block.video.page.label')}>
      <a className="poster" href={webHref(block.address)} data-video={video?.player} data-title={title}>
        <span className="play">
          <Icon name="play" />
        </span>
        <span>{video ? t('block.video.page.on', { site: video.site }) : t('block.video.page.play')}</span>
      </a>
    </Section>
  );
}

export const view: BlockRenderer<'video'> = {
  texts: videoTexts,
  styles: [style],
  hasContent: ({ address }) => webHref(address) !== undefined,
  Block: VideoBlock,
};
