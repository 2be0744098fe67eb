/** Where a video's player lives; undefined when the address names no video. */
export interface Video {
  readonly site: 'YouTube' | 'Vimeo';
  readonly player: string;
}

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (hostname === 'youtu.be') return pathname.split('/')[1];
  const [, first = '', second] = pathname.split('/');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : (searchParams.get('v') ?? undefined);
};

export function videoOf(address: string): Video | undefined {
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
