import { all, first, isPlain } from './find.ts';
import { followFingers } from './fingers.ts';
import { keyStep, placeAfter } from './gestures.ts';

/** A gallery over the whole screen. Its links open their pictures without it. */
export function openGalleries(): void {
  for (const list of all('.gallery ul')) {
    const links = all<HTMLAnchorElement>('a', list);
    for (const [place, link] of links.entries())
      link.addEventListener('click', (event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        openViewer(links, place);
      });
  }
}

function openViewer(links: readonly HTMLAnchorElement[], start: number): void {
  const template = first<HTMLTemplateElement>('#viewer');
  const dialog = template?.content.firstElementChild?.cloneNode(true) as HTMLDialogElement | undefined;
  const stage = dialog && first('.stage', dialog);
  const picture = dialog && first<HTMLImageElement>('img', dialog);
  if (!dialog || !stage || !picture) return;
  const isRtl = document.documentElement.dir === 'rtl';
  let place = start;

  const step = (by: number) => show(placeAfter(place, by, links.length));
  const reset = followFingers(stage, picture, isRtl, step);
  const show = (next: number) => {
    place = next;
    const link = links[place];
    reset();
    picture.src = link?.href ?? '';
    picture.alt = (link && first<HTMLImageElement>('img', link)?.alt) ?? '';
    write('[data-count]', `${place + 1} / ${links.length}`);
    write('[data-alt]', picture.alt);
    for (const by of [1, -1]) new Image().src = links[placeAfter(place, by, links.length)]?.href ?? '';
  };
  const write = (selector: string, text: string) => {
    const element = first(selector, dialog);
    if (element) element.textContent = text;
  };

  for (const button of all('[data-step]', dialog)) {
    button.hidden = links.length < 2;
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  }
  first('[data-close]', dialog)?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', ({ key }) => {
    const by = keyStep(key, isRtl);
    if (by) step(by);
  });
  closeByBack(dialog);
  first('.p')?.append(dialog);
  show(start);
  dialog.showModal();
}

/** On a phone going back means closing the picture, not leaving the page. */
function closeByBack(dialog: HTMLDialogElement): void {
  const close = () => dialog.close();
  history.pushState({ viewer: true }, '');
  addEventListener('popstate', close, { once: true });
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    dialog.remove();
    if (history.state?.viewer) history.back();
  });
}
