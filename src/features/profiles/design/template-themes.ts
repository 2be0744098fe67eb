import themes from './template-themes.json' with { type: 'json' };
import type { Template } from './templates.ts';

/** A template's colours in one scheme, and how strongly it mixes in the owner's colours. */
export interface TemplateTheme {
  readonly page: string;
  readonly card: string;
  readonly ink: string;
  readonly accent: string;
  readonly key: string;
  readonly hero: string;
  readonly heroEnd: string;
  readonly glow: string;
  readonly pageShare: number;
  readonly tintShare: number;
  readonly washShare: number;
  readonly lineShare: number;
  readonly heroDepth: number;
}

export const templateThemes: Readonly<Record<Template, Readonly<Record<'light' | 'dark', TemplateTheme>>>> = themes;
