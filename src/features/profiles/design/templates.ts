/** The looks of a profile, in the order in which they are offered; a package with fewer has the first of them. */
export const templates = ['shore', 'line', 'paper', 'night', 'market', 'studio'] as const;
export type Template = (typeof templates)[number];

export const plainTemplate: Template = templates[0];

export const isTemplate = (name: string): name is Template => (templates as readonly string[]).includes(name);

/** null: all of them. */
export const templatesAllowed = (count: number | null): readonly Template[] =>
  count === null ? templates : templates.slice(0, count);
