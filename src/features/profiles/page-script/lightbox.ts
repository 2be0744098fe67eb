import { all, first, isPlain } from './find.ts';
import {
  indexAfter,
  keyStep,
  middle,
  noZoom,
  type Point,
  spread,
  swipeStep,
  toggled,
  within,
  type Zoom,
  zoomedAt,
} from './gestures.ts';

const doubleTap = 300;
const tapSlack = 12;

/** Handles swipe, pinch, double tap and wheel on a picture. Returns a function that resets the zoom. */
function followFingers(stage: HTMLElement, picture: HTMLElement, isRtl: boolean, onStep: (step: number) => void) {
  const fingers = new Map<number, Point>();
  let zoom: Zoom = noZoom;
  let offset: Point = { x: 0, y: 0 };
  let lastTap = 0;

  const size = (): Point => ({ x: stage.clientWidth, y: stage.clientHeight });
  const fromMiddle = ({ x, y }: Point): Point => ({ x: x - size().x / 2, y: y - size().y / 2 });
  const draw = (next: Zoom, pulled = 0) => {
    zoom = within(next, size());
    picture.style.transform = `translate(${zoom.x + pulled}px,${zoom.y}px) scale(${zoom.scale})`;
  };
  const reset = () => draw(noZoom);

  const onMove = (id: number, now: Point) => {
    const before = fingers.get(id);
    if (!before) return;
    const other = [...fingers].find(([one]) => one !== id)?.[1];
    fingers.set(id, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other) {
      const at = fromMiddle(middle(now, other));
      draw(zoomedAt(zoom, (zoom.scale * spread(now, other)) / Math.max(spread(before, other), 1), at));
    } else if (zoom.scale > 1) draw({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
    else {
      offset = { x: offset.x + by.x, y: offset.y + by.y };
      draw(noZoom, offset.x);
    }
  };

  const onUp = (id: number, at: Point, time: number) => {
    if (!fingers.delete(id) || fingers.size) return;
    const isTap = Math.abs(offset.x) + Math.abs(offset.y) < tapSlack;
    const step = zoom.scale > 1 ? 0 : swipeStep(offset, size().x, isRtl);
    offset = { x: 0, y: 0 };
    if (isTap && time - lastTap < doubleTap) draw(toggled(zoom, fromMiddle(at)));
    else draw(zoom);
    lastTap = isTap ? time : 0;
    if (step) onStep(step);
  };

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
  stage.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
    // Prevents the browser's native image drag.
    event.preventDefault();
  });
  stage.addEventListener('pointermove', (event) => onMove(event.pointerId, pointOf(event)));
  for (const name of ['pointerup', 'pointercancel'] as const)
    stage.addEventListener(name, (event) => onUp(event.pointerId, pointOf(event), event.timeStamp));
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      draw(zoomedAt(zoom, zoom.scale * (event.deltaY < 0 ? 1.2 : 1 / 1.2), fromMiddle(pointOf(event))));
    },
    { passive: false },
  );
  return reset;
}

/** A full-screen gallery. Without the script, the links open their pictures. */
export function openGalleries(): void {
  for (const list of all('.gallery ul')) {
    const links = all<HTMLAnchorElement>('a', list);
    for (const [index, link] of links.entries())
      link.addEventListener('click', (event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        openLightbox(links, index);
      });
  }
}

function openLightbox(links: readonly HTMLAnchorElement[], start: number): void {
  const template = first<HTMLTemplateElement>('#viewer');
  const dialog = template?.content.firstElementChild?.cloneNode(true) as HTMLDialogElement | undefined;
  const stage = dialog && first('.stage', dialog);
  const picture = dialog && first<HTMLImageElement>('img', dialog);
  if (!dialog || !stage || !picture) return;
  const isRtl = document.documentElement.dir === 'rtl';
  let index = start;

  const step = (by: number) => show(indexAfter(index, by, links.length));
  const reset = followFingers(stage, picture, isRtl, step);
  const show = (next: number) => {
    index = next;
    const link = links[index];
    reset();
    picture.src = link?.href ?? '';
    picture.alt = (link && first<HTMLImageElement>('img', link)?.alt) ?? '';
    write('[data-count]', `${index + 1} / ${links.length}`);
    // The number of a picture without a description is already beside it; screen readers hear it from the picture.
    write('[data-alt]', link?.dataset.unnamed === undefined ? picture.alt : '');
    for (const by of [1, -1]) new Image().src = links[indexAfter(index, by, links.length)]?.href ?? '';
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

/** The back button closes the picture instead of leaving the page. */
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
