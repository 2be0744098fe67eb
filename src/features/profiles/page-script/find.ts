export const all = <T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T[] => [
  ...root.querySelectorAll<T>(selector),
];

export const first = <T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T | null =>
  root.querySelector<T>(selector);

export const show = (element: HTMLElement | null): void => {
  if (element) element.hidden = false;
};

/** A press that asks for another tab or window is the browser's. */
export const isPlain = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && button === 0;
