/**
 * Starts a public page. It can be read without its script, so the script loads when a visitor first touches the page.
 * What is pressed or typed while it loads is repeated afterwards.
 */
import { readStored } from '#web-kit/browser-storage.ts';
import { userKey } from '#web-kit/session/session-user.ts';
import { keepRequestedLocale, storedLocale } from '#web-kit/stored-locale.ts';

/** Not `scroll`: a browser also scrolls to a place in the page by itself. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel'] as const;
const page = document.documentElement;
const root = document.getElementById('root');
const pressed = new Set<HTMLElement>();
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = 'input, select, textarea';
const typed = new Map<Field, string>();
let loading: Promise<unknown> | undefined;

/** A parameter other than the language, or a hash that is not a section, asks for what only the script can do. */
const asksForMore = (): boolean =>
  (location.hash !== '' && document.getElementById(location.hash.slice(1))?.localName !== 'section') ||
  /[?&](?!lang=)/.test(location.search);
const hasOtherLanguage = (): boolean => (storedLocale() ?? page.lang) !== page.lang;

function load(): void {
  const tag = document.querySelector<HTMLScriptElement>('script[data-page]');
  if (loading || !tag) return;
  const { nonce, dataset } = tag;
  for (const href of dataset.files?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
  loading = import(/* @vite-ignore */ dataset.page ?? '').then(repeat, () => {
    // Without a connection; the next touch tries again.
    loading = undefined;
    for (const button of [...pressed, ...(early?.querySelectorAll('button') ?? [])])
      button.removeAttribute('aria-busy');
    early?.querySelector('[data-early-failed]')?.removeAttribute('hidden');
    for (const button of pressed) if (button !== early?.opener) pressed.delete(button);
  });
}

/**
 * A browser also reports where a resting mouse is when the page appears under it. A button with a form of the server's
 * shows that first: its click loads.
 */
const touch = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('[data-auth]')) return;
  const { movementX, movementY } = event as Partial<PointerEvent>;
  if (event.type !== 'pointermove' || movementX !== 0 || movementY !== 0) load();
};

function hold(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button, [type=radio], [type=checkbox]');
  if (!button || early?.contains(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  press(button);
}

function press(button: HTMLElement): void {
  // One form at a time.
  if (early && button.dataset.auth) {
    button.removeAttribute('aria-busy');
    return;
  }
  pressed.add(button);
  if (openEarly(button)) {
    button.removeAttribute('aria-busy');
    // A slow phone shows the form first: both of these cost it a frame or more.
    requestAnimationFrame(() => setTimeout(load));
    requestAnimationFrame(() => setTimeout(() => root?.toggleAttribute('inert', early?.isConnected && !early.hidden)));
  } else {
    button.setAttribute('aria-busy', 'true');
    load();
  }
}

/** A form that the server has rendered, open until its dialog takes over: `auth-modal-controller.tsx`. */
let early: (HTMLElement & { opener?: HTMLElement }) | undefined;

function openEarly(opener: HTMLElement): boolean {
  const templates = document.querySelectorAll<HTMLTemplateElement>(`#early-styles, #early-${opener.dataset.auth}`);
  if (templates.length < 2) return false;
  early = Object.assign(document.createElement('div'), { opener });
  early.dataset.earlyAuth = '';
  for (const { content } of templates) early.append(document.importNode(content, true));
  early.addEventListener('click', pressEarly);
  early.addEventListener('submit', (event) => event.preventDefault());
  early.addEventListener('keydown', ({ key }) => key === 'Escape' && closeEarly());
  document.body.append(early);
  const isMouse = matchMedia('(pointer: fine)').matches;
  early.querySelector<HTMLElement>(isMouse ? 'input' : '[role=dialog]')?.focus({ preventScroll: true });
  return true;
}

/** The first button closes the dialog. The others are pressed again in the dialog that takes over. */
function pressEarly(event: Event): void {
  const target = event.target as Element;
  const button = target.closest('button');
  const hasTyped = [...(early?.querySelectorAll('input') ?? [])].some((field) => field.value !== field.defaultValue);
  const isOutside = !target.closest('[role=dialog]') && !hasTyped;
  if (isOutside || (button && button === early?.querySelector('button'))) closeEarly();
  else if (button) {
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    // If the dialog could not be loaded before.
    if ('ready' in page.dataset) early?.opener?.click();
    else load();
  }
}

function closeEarly(): void {
  if (!early) return;
  const { opener } = early;
  early.hidden = true;
  root?.removeAttribute('inert');
  if (opener && pressed.delete(opener)) early.remove();
  opener?.focus({ preventScroll: true });
}

const note = ({ target }: Event): void => {
  if (target instanceof HTMLElement && target.matches(fields) && !early?.contains(target))
    typed.set(target as Field, (target as Field).value);
};

/** What was typed before this script arrived. */
function noteFilled(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])'))
    if (field.value !== field.defaultValue) typed.set(field, field.value);
}

function repeat(): void {
  for (const name of touches) removeEventListener(name, touch, true);
  removeEventListener('click', hold, true);
  removeEventListener('input', note, true);
  for (const [field, value] of typed) {
    // React replaces the field's own setter to know what was last written; the prototype's goes unnoticed by it.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  for (const button of pressed) {
    button.removeAttribute('aria-busy');
    button.click();
  }
}

declare global {
  interface Window {
    /** Presses before this script arrived: the document holds them. */
    takeHeld?: () => readonly HTMLElement[];
  }
}

keepRequestedLocale();
addEventListener('click', hold, true);
for (const button of window.takeHeld?.() ?? []) press(button);
addEventListener('input', note, true);
noteFilled();
for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
if (
  typed.size > 0 ||
  'now' in page.dataset ||
  readStored('localStorage', userKey) ||
  asksForMore() ||
  hasOtherLanguage()
)
  load();
