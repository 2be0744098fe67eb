import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './floating.module.css';
import { useFloatingLanguage } from './floating.ts';

const hoverMilliseconds = 400;
/** The smallest distance to the edges of the window, in pixels. */
const margin = 8;

/** A control with an icon and no words; the number on a badge is not a word. */
function iconControlOf(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(':is(button, a)[aria-label]') : null;
  return control?.querySelector('svg') && /^[\s\d+]*$/.test(control.textContent) ? control : undefined;
}

interface Tip {
  readonly control: HTMLElement;
  readonly name: string;
}

/** Listens in one place for all icon-only controls, and reports the one whose name should be visible. */
function followControls(signal: AbortSignal, onTip: (tip: Tip | undefined) => void): void {
  let control: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isVisible = false;
  const show = () => {
    // Next to an open panel the name would cover it.
    isVisible = control?.isConnected === true && control.getAttribute('aria-expanded') !== 'true';
    onTip(
      control && isVisible
        ? { control, name: control.dataset.tip ?? control.getAttribute('aria-label') ?? '' }
        : undefined,
    );
  };
  const hide = () => {
    clearTimeout(timer);
    isVisible = false;
    onTip(undefined);
  };
  // A new name is shown at once, such as that of a copy button that was clicked.
  const renamed = new MutationObserver(show);
  const follow = (next: HTMLElement | undefined, milliseconds = 0) => {
    if (next === control) return;
    hide();
    renamed.disconnect();
    control = next;
    if (!next) return;
    renamed.observe(next, { attributeFilter: ['aria-label', 'data-tip'] });
    timer = setTimeout(show, milliseconds);
  };
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { signal, capture: true });
  listen('pointerover', ({ pointerType, target }) => {
    const isTip = target instanceof Element && target.closest(`.${styles.tip}`);
    if (pointerType === 'mouse' && !isTip) follow(iconControlOf(target), hoverMilliseconds);
  });
  listen('pointerout', ({ relatedTarget }) => relatedTarget ?? follow(undefined));
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) follow(iconControlOf(target));
  });
  listen('focusout', ({ target }) => target === control && follow(undefined));
  for (const name of ['pointerdown', 'keydown'] as const) listen(name, hide);
  // Moves along with its control.
  listen('scroll', () => isVisible && show());
}

/** Shows the name of an icon-only control next to it; screen readers read it from the control itself. */
export function IconTips() {
  const language = useFloatingLanguage();
  const [tip, setTip] = useState<Tip>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    followControls(listening.signal, setTip);
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    if (!tip || !box.current) return;
    const { left, top, bottom, width } = tip.control.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = box.current;
    const x = Math.min(left + (width - offsetWidth) / 2, window.innerWidth - offsetWidth - margin);
    style.translate = `${Math.max(x, margin)}px ${top > offsetHeight + margin ? top - offsetHeight : bottom}px`;
  }, [tip]);
  return tip ? (
    <div ref={box} className={styles.tip} aria-hidden="true">
      <div {...language} className={styles.tooltip}>
        {tip.name}
      </div>
    </div>
  ) : null;
}
