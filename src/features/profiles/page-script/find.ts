export const all = <T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T[] => [
  ...root.querySelectorAll<T>(selector),
];

export const first = <T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T | null =>
  root.querySelector<T>(selector);

export const show = (element: HTMLElement | null): void => {
  if (element) element.hidden = false;
};

/** Clicks that open a new tab or window are left to the browser. */
export const isPlain = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && button === 0;
