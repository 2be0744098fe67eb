/** The templates of a profile in the order offered; a package with fewer templates includes the first ones. */
export const templates = ['shore', 'line', 'paper', 'night', 'market', 'studio'] as const;
export type Template = (typeof templates)[number];

export const plainTemplate: Template = templates[0];

export const isTemplate = (name: string): name is Template => (templates as readonly string[]).includes(name);

/** null means all of them. */
export const templatesAllowed = (count: number | null): readonly Template[] =>
  count === null ? templates : templates.slice(0, count);
