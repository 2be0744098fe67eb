/** The same for whoever draws a field and whoever leads to it. */
export const fieldId = (path: string): string => `f-${path.replaceAll('.', '-')}`;
