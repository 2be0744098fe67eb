import { expect, test } from 'vitest';
import { colourErrors } from './colours.ts';
import { readyPalettes } from './palettes.ts';
import { templates } from './templates.ts';

test.each(readyPalettes.map(({ name, colours }) => [name, colours] as const))(
  '%s is readable in every template and colour scheme',
  (_, colours) => {
    for (const template of templates)
      for (const scheme of ['light', 'dark', 'auto'] as const)
        expect(colourErrors({ template, scheme, colours, font: 'system', corner: 'round', button: 'filled' })).toEqual(
          [],
        );
  },
);
