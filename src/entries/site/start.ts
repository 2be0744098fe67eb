/**
 * Starts a public page. It can be read without its script, so the script loads when a visitor first touches the page.
 * What is pressed or typed while it loads is repeated afterwards.
 */
import { localeKey } from '#i18n/locale.ts';
import { readStored } from '#web-kit/browser-storage.ts';
import { userKey } from '#web-kit/session/session-user.ts';

const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
const page = document.documentElement;
const pressed = new Set<HTMLElement>();
const typed = new Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>();
let loading: Promise<unknown> | undefined;

/** A parameter other than the language, or a place in the page, asks for something that only the script can do. */
const asksForMore = (): boolean => location.hash !== '' || /[?&](?!lang=)/.test(location.search);
const hasOtherLanguage = (): boolean => (readStored('localStorage', localeKey) ?? page.lang) !== page.lang;

function load(): void {
  const tag = document.querySelector<HTMLScriptElement>('script[data-page]');
  if (loading || !tag) return;
  const { nonce, dataset } = tag;
  for (const href of dataset.files?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
  loading = import(/* @vite-ignore */ dataset.page ?? '').then(repeat, () => {
    // Without a connection; the next touch tries again.
    loading = undefined;
    for (const button of pressed) button.removeAttribute('aria-busy');
    pressed.clear();
  });
}

/** A browser also reports where a resting mouse is when the page appears under it. */
const touch = (event: Event): void => {
  const { movementX, movementY } = event as Partial<PointerEvent>;
  if (event.type !== 'pointermove' || movementX !== 0 || movementY !== 0) load();
};

function hold(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button, [type=radio], [type=checkbox]');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.setAttribute('aria-busy', 'true');
  pressed.add(button);
  load();
}

function note({ target }: Event): void {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
    typed.set(target, target.value);
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

addEventListener('click', hold, true);
addEventListener('input', note, true);
for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
if ('now' in page.dataset || readStored('localStorage', userKey) || asksForMore() || hasOtherLanguage()) load();
