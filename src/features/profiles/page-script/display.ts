import { all, first, show } from './find.ts';

const key = 'card-display';
const known = ['big', 'contrast'];

/** Display preferences are stored if storage is available; otherwise they last for this visit. */
function storedSettings(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((name) => known.includes(name));
  } catch {
    return [];
  }
}

function remember(names: readonly string[]): void {
  try {
    localStorage.setItem(key, names.join(' '));
  } catch {
    // Storage is blocked; ignored.
  }
}

export function offerDisplay(): void {
  const { dataset } = document.documentElement;
  const preferred = new Set(storedSettings());
  const apply = () => {
    for (const button of all('[data-prefer]')) {
      const name = button.dataset.prefer ?? '';
      button.ariaPressed = String(preferred.has(name));
      if (preferred.has(name)) dataset[name] = '';
      else delete dataset[name];
    }
  };
  for (const button of all('[data-prefer]'))
    button.addEventListener('click', () => {
      const name = button.dataset.prefer ?? '';
      if (!preferred.delete(name)) preferred.add(name);
      remember([...preferred]);
      apply();
    });
  show(first('[data-display]'));
  apply();
}
