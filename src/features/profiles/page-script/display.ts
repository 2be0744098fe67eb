import { all, first, show } from './find.ts';

const key = 'card-display';
const known = ['big', 'contrast'];

/** What a reader prefers is remembered where storage may be used, and holds for this visit where not. */
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
    // Refused: nothing to do.
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
