import type { ProfileDocument } from '../document/document.ts';

export interface ReadyPalette {
  readonly name: 'own' | 'sea' | 'coral' | 'forest' | 'wine' | 'sky' | 'plum' | 'sand' | 'ink';
  readonly colours: ProfileDocument['design']['colours'];
}

/** Colour sets that are readable everywhere; the first one resets the owner's choice. */
export const readyPalettes: readonly ReadyPalette[] = [
  { name: 'own', colours: {} },
  { name: 'sea', colours: { accent: '#0f4c4a', ground: '#ffffff', ink: '#14211f' } },
  { name: 'coral', colours: { accent: '#d8512f', ground: '#fff8f4', ink: '#2b1712' } },
  { name: 'forest', colours: { accent: '#2f6b3a', ground: '#f6faf3', ink: '#16231a' } },
  { name: 'wine', colours: { accent: '#7b1e3a', ground: '#fdf7f8', ink: '#2a1219' } },
  { name: 'sky', colours: { accent: '#1f5fbf', ground: '#f6faff', ink: '#101d30' } },
  { name: 'plum', colours: { accent: '#6a3fa0', ground: '#faf7fe', ink: '#20162f' } },
  { name: 'sand', colours: { accent: '#8a5a00', ground: '#fbf6ef', ink: '#2a2117' } },
  { name: 'ink', colours: { accent: '#e9e4d8', ground: '#15191c', ink: '#faf9f7' } },
];
