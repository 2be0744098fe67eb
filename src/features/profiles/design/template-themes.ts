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

const shares = { pageShare: 0.07, tintShare: 0.08, washShare: 0.16, lineShare: 0.13, heroDepth: 0.35 };
const darkShares = { ...shares, tintShare: 0.11, washShare: 0.2, lineShare: 0.16 };

export const templateThemes: Readonly<Record<Template, Readonly<Record<'light' | 'dark', TemplateTheme>>>> = {
  shore: {
    light: {
      ...shares,
      page: '#fbf6ef',
      card: '#ffffff',
      ink: '#14211f',
      accent: '#0f4c4a',
      key: '#12615d',
      hero: '#0b3d3b',
      heroEnd: '#2b8a83',
      glow: '#ff7a59',
    },
    dark: {
      ...darkShares,
      page: '#061a19',
      card: '#0a2625',
      ink: '#fdfbf7',
      accent: '#8fd9cd',
      key: '#8fd9cd',
      hero: '#0b3d3b',
      heroEnd: '#2b8a83',
      glow: '#ff7a59',
    },
  },
  line: {
    light: {
      ...shares,
      page: '#ffffff',
      card: '#ffffff',
      ink: '#111416',
      accent: '#111416',
      key: '#c8452a',
      hero: '#eceef0',
      heroEnd: '#f6f7f8',
      glow: '#ff7a59',
      pageShare: 0,
      tintShare: 0.05,
    },
    dark: {
      ...darkShares,
      page: '#101213',
      card: '#101213',
      ink: '#f4f5f5',
      accent: '#f4f5f5',
      key: '#ff8f73',
      hero: '#1b1e20',
      heroEnd: '#25292b',
      glow: '#ff7a59',
      pageShare: 0,
    },
  },
  paper: {
    light: {
      ...shares,
      page: '#ece6da',
      card: '#fbf8f1',
      ink: '#221d17',
      accent: '#4b2e2a',
      key: '#7a3b2e',
      hero: '#efe8db',
      heroEnd: '#e3d9c7',
      glow: '#b99a6b',
      pageShare: 0.12,
      tintShare: 0.06,
      lineShare: 0.2,
    },
    dark: {
      ...darkShares,
      page: '#14120f',
      card: '#1d1a16',
      ink: '#f3ecdf',
      accent: '#d9b98a',
      key: '#e2c08f',
      hero: '#2a251f',
      heroEnd: '#383026',
      glow: '#b99a6b',
      lineShare: 0.24,
    },
  },
  night: {
    light: {
      ...shares,
      page: '#f1eefb',
      card: '#faf9fe',
      ink: '#17132b',
      accent: '#5b3df5',
      key: '#4a2fd6',
      hero: '#241a5e',
      heroEnd: '#5b3df5',
      glow: '#9a86ff',
      washShare: 0.28,
    },
    dark: {
      ...darkShares,
      page: '#08080f',
      card: '#12121c',
      ink: '#f5f4fb',
      accent: '#9b87ff',
      key: '#b6a7ff',
      hero: '#1a1440',
      heroEnd: '#4b34c9',
      glow: '#ff6fb5',
      washShare: 0.42,
      tintShare: 0.13,
    },
  },
  market: {
    light: {
      ...shares,
      page: '#fff3df',
      card: '#fffaf1',
      ink: '#24130b',
      accent: '#d93a1c',
      key: '#b92d12',
      hero: '#ffc43d',
      heroEnd: '#ffb01f',
      glow: '#d93a1c',
      pageShare: 0.16,
      tintShare: 0.12,
      heroDepth: 0,
    },
    dark: {
      ...darkShares,
      page: '#160d08',
      card: '#22150e',
      ink: '#fff5e8',
      accent: '#ff7a4d',
      key: '#ff9d7a',
      hero: '#ffc43d',
      heroEnd: '#ffb01f',
      glow: '#ff7a4d',
      tintShare: 0.16,
      heroDepth: 0,
    },
  },
  studio: {
    light: {
      ...shares,
      page: '#f4f3f1',
      card: '#f4f3f1',
      ink: '#161514',
      accent: '#161514',
      key: '#3d3a36',
      hero: '#2c2a2e',
      heroEnd: '#5a4a46',
      glow: '#c98d6b',
      pageShare: 0,
    },
    dark: {
      ...darkShares,
      page: '#0e0e0e',
      card: '#0e0e0e',
      ink: '#f3f1ee',
      accent: '#f3f1ee',
      key: '#d9d4cc',
      hero: '#1d1b1e',
      heroEnd: '#4a3d39',
      glow: '#c98d6b',
      pageShare: 0,
    },
  },
};
