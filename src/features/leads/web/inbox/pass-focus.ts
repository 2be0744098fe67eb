import { rowId } from '../components/lead-summary.tsx';

/** A question or a menu gives the focus back as it closes, some of them after a moment. */
const moments = [0, 250, 700];

/** The lead whose row takes the focus of rows that leave the list: the next one, or else the last that is left. */
export function heirOf(order: readonly number[], leaving: readonly number[]): number | undefined {
  const first = order.findIndex((id) => leaving.includes(id));
  const left = (ids: readonly number[]) => ids.filter((id) => !leaving.includes(id));
  return left(order.slice(Math.max(first, 0)))[0] ?? left(order).at(-1);
}

/** If the focus falls to the page, the first row that is there takes it, or else the title of the page. */
export function passFocus(ids: readonly (number | undefined)[]): void {
  const find = (): HTMLElement | null => {
    for (const id of ids) {
      const row = id === undefined ? null : document.getElementById(rowId(id));
      if (row) return row;
    }
    const title = document.querySelector<HTMLElement>('main h1');
    if (title) title.tabIndex = -1;
    return title;
  };
  for (const moment of moments)
    setTimeout(() => {
      if (document.activeElement === document.body) find()?.focus();
    }, moment);
}
