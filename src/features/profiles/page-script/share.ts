import { all, first, show } from './find.ts';

const doneFor = 2_500;

/** The phone's own sheet where there is one; the panel of links where there is not. */
export function offerShare(): void {
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
