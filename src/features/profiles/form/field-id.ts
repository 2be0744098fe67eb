/** Element id of a field, shared by the field and by links to it. */
export const fieldId = (path: string): string => `f-${path.replaceAll('.', '-')}`;

const maxAttempts = 60;
const focusable = 'input:not([hidden], [type=file]), textarea, select, button, [contenteditable="true"], [tabindex]';

/** The field, or the closest rendered ancestor: the list for an item, the tab for a list. */
function findField(path: string): HTMLElement | undefined {
  for (let segments = path.split('.'); segments.length > 0 && path; segments = segments.slice(0, -1)) {
    const found = document.getElementById(fieldId(segments.join('.')));
    if (found) return found.matches(focusable) ? found : (found.querySelector<HTMLElement>(focusable) ?? found);
  }
  return undefined;
}

/** The tab may have to load first: looks for the field for a second, then focuses the tab's heading. */
export function focusField(path: string, attempt = 0): void {
  requestAnimationFrame(() => {
    const field = findField(path);
    const isTab = path === '' || attempt >= maxAttempts;
    const target = field ?? (isTab ? document.getElementById('tab-title') : undefined);
    if (!target) return focusField(path, attempt + 1);
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  });
}
