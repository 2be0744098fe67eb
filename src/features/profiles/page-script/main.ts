/** The only script of a profile's page: it comes after everything stands, and only adds. */
import { sourceOf, trackClicks } from './count.ts';
import { offerDisplay } from './display.ts';
import { all, first, isPlain, show } from './find.ts';
import { offerBrowser } from './in-app.ts';
import { offerInstall } from './install.ts';
import { openGalleries } from './lightbox.ts';

/** A form is sent without leaving the page, and what the server answers takes its place. */
function sendInPlace(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const section = form.closest<HTMLElement>('.lead');
    if (!section) return;
    event.preventDefault();
    const button = first<HTMLButtonElement>('.big', form);
    // A second press while the first is on its way would be a second message.
    if (!button || button.ariaBusy) return;
    const label = button.textContent;
    button.ariaBusy = 'true';
    button.textContent = button.dataset.sending ?? label;
    send(form, section).catch(() => {
      button.ariaBusy = null;
      button.textContent = label;
      showOfflineNotice(form);
    });
  });
}

interface TrustedPolicy {
  createHTML(html: string): string;
}
interface TrustedFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

let answers: TrustedPolicy | undefined;

/** The page's content security policy lets no other string become HTML: this one is our own server's answer. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedFactory };
  answers ??= trustedTypes?.createPolicy('lead-answer', { createHTML: (text) => text });
  return answers?.createHTML(html) ?? html;
}

async function send(form: HTMLFormElement, section: HTMLElement): Promise<void> {
  const answer = await fetch(form.action, { method: 'POST', body: formValues(form) });
  const html = await answer.text();
  // Without its head: the style in there is not one that this page's policy names.
  const page = new DOMParser().parseFromString(trusted(html.slice(html.indexOf('<body'))), 'text/html');
  const next = first('.lead', page);
  // The card is hidden now, say: its page has more to tell.
  if (!next && answer.redirected) return location.assign(answer.url);
  if (!next) throw new Error(String(answer.status));
  first('[data-back]', next)?.remove();
  section.replaceWith(next);
  (first('[aria-invalid]', next) ?? first('[data-notice]', next) ?? first('h2', next))?.focus();
}

/** How long the page was looked at and how it was found; a form that came back brings its own story. */
function formValues(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (!fields.has('elapsed')) {
    fields.set('elapsed', String(Math.round(performance.now())));
    fields.set('source', sourceOf(location) ?? '');
  }
  return fields;
}

function showOfflineNotice(form: HTMLFormElement): void {
  const offlineNotice = first('[data-lost]', form);
  if (!offlineNotice) return;
  offlineNotice.hidden = false;
  offlineNotice.focus();
}

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

trackClicks();
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
