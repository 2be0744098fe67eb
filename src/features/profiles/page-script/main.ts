/** The only script of a profile's page: it comes after everything stands, and only adds. */
import { countPresses } from './count.ts';
import { offerDisplay } from './display.ts';
import { all, first, isPlain, show } from './find.ts';
import { offerBrowser } from './in-app.ts';
import { offerInstall } from './install.ts';
import { sendInPlace } from './lead.ts';
import { openGalleries } from './viewer.ts';

const doneFor = 2_500;

/** The phone's own sheet where there is one; the panel of links where there is not. */
function offerShare(): void {
  const copy = first('.share [data-copy]');
  const address = copy?.dataset.copy ?? location.href;
  for (const button of all('[data-share]')) {
    if ('share' in navigator) show(button);
    button.addEventListener('click', (event) => share(event, address));
  }
  for (const button of all('[data-copy]')) {
    show(button.parentElement);
    button.addEventListener('click', () => copyFrom(button));
  }
}

function share(event: Event, url: string): void {
  if ('share' in navigator) {
    event.preventDefault();
    // Closing the sheet is no failure.
    navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  const panel = first<HTMLDetailsElement>('[data-panel]');
  if (panel) panel.open = true;
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const { copy: address = '', done = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // Some apps' browsers have no clipboard: there it is copied by hand.
    prompt(done, address);
    return;
  }
  const label = first('span', button);
  if (!label || label.textContent === done) return;
  const before = label.textContent;
  label.textContent = done;
  setTimeout(() => {
    label.textContent = before;
  }, doneFor);
}

const { userAgent } = navigator;

countPresses();
offerDisplay();
offerBrowser(userAgent);
offerShare();
openGalleries();
playInPlace();
closePanels();
sendInPlace();
offerInstall(userAgent);
document.documentElement.dataset.ready = 'true';

/** Small panels close at a press beside them and at Escape, as people expect of them. */
function closePanels(): void {
  const panels = all<HTMLDetailsElement>('.roads, .foot details');
  addEventListener('click', ({ target }) => {
    for (const panel of panels) if (!panel.contains(target as Node)) panel.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const panel of panels.filter(({ open }) => open)) {
      panel.open = false;
      first('summary', panel)?.focus();
    }
  });
}

/** Nothing of another site loads before a press. */
function playInPlace(): void {
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
