/** The only script of a profile page. It loads after rendering and only enhances the page. */
import { sourceOf, trackClicks } from './count.ts';
import { offerDisplay } from './display.ts';
import { all, first, isPlain, show } from './find.ts';
import { offerBrowser } from './in-app.ts';
import { offerInstall } from './install.ts';
import { openGalleries } from './lightbox.ts';

/** The server's messages replace the browser's, in another language; the button that stays in view uncovers the form. */
function prepareForm(section: HTMLElement): void {
  const form = first<HTMLFormElement>('form', section);
  const stay = first('.stay');
  if (form) form.noValidate = true;
  if (stay)
    new IntersectionObserver(([entry]) => {
      // A section that was replaced has left the page, not the view.
      if (section.isConnected) stay.style.visibility = entry?.isIntersecting ? 'hidden' : '';
    }).observe(section);
}

/** What the server said about a field is outdated once the field has changed; a phone also answers for an email. */
function dropErrors({ target }: Event): void {
  const { name, form } = target as HTMLInputElement;
  if (!form?.closest('.lead')) return;
  for (const one of /^(phone|email)$/.test(name) ? ['phone', 'email'] : [name]) {
    const field = form.elements.namedItem(one);
    if (!(field instanceof HTMLElement)) continue;
    field.removeAttribute('aria-invalid');
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.remove();
  }
  if (!first('[aria-invalid]', form)) first('[data-check]')?.remove();
}

/** Submits the form without leaving the page and replaces it with the server's response. */
function sendInPlace(): void {
  all('.lead').forEach(prepareForm);
  addEventListener('input', dropErrors);
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const section = form.closest<HTMLElement>('.lead');
    if (!section) return;
    event.preventDefault();
    const button = first<HTMLButtonElement>('.big', form);
    // Prevents a double submission, which would be a second message.
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

/** The content security policy (Trusted Types) blocks HTML from strings; this one is our own server's response. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedFactory };
  answers ??= trustedTypes?.createPolicy('lead-answer', { createHTML: (text) => text });
  return answers?.createHTML(html) ?? html;
}

async function send(form: HTMLFormElement, section: HTMLElement): Promise<void> {
  const answer = await fetch(form.action, { method: 'POST', body: formValues(form) });
  const html = await answer.text();
  // Without the head, whose style element this page's content security policy would block.
  const page = new DOMParser().parseFromString(trusted(html.slice(html.indexOf('<body'))), 'text/html');
  const next = first('.lead', page);
  // The profile is no longer visible, for example: navigates to the page that explains it.
  if (!next && answer.redirected) return location.assign(answer.url);
  if (!next) throw new Error(String(answer.status));
  first('[data-back]', next)?.remove();
  section.replaceWith(next);
  prepareForm(next);
  (first('[aria-invalid]', next) ?? first('[data-notice]', next) ?? first('h2', next))?.focus();
}

/** Adds the time on page and the source. A form returned with errors has the time until then, and its source. */
function formValues(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  fields.set('elapsed', String(Math.round(Number(fields.get('elapsed')) + performance.now())));
  if (!fields.has('source')) fields.set('source', sourceOf(location) ?? '');
  return fields;
}

function showOfflineNotice(form: HTMLFormElement): void {
  const offlineNotice = first('[data-lost]', form);
  if (!offlineNotice) return;
  offlineNotice.hidden = false;
  offlineNotice.focus();
}

const doneFor = 2_000;

/** Uses the native share sheet if available, otherwise the panel of links. */
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
    // Closing the share sheet rejects the promise; that is not an error.
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
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the visitor sees nothing when copying fails, so the cause is logged here
    console.error(error);
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

/** Panels close on an outside click and on Escape. */
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

/** Nothing is loaded from other sites before a click. */
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
