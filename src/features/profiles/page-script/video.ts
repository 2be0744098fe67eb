import { all, isPlain } from './find.ts';

/** Nothing of another site loads before a press. */
export function playInPlace(): void {
  for (const poster of all<HTMLAnchorElement>('a[data-video]'))
    poster.addEventListener('click', (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.src = poster.dataset.video ?? '';
      frame.title = poster.dataset.title ?? '';
      frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
      poster.replaceWith(frame);
      frame.focus();
    });
}
