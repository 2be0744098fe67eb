import { parsePictureId } from '#features/files/picture-id.ts';
import type { PictureElement } from './elements.ts';
import type { Scene } from './scene.ts';

interface LogoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'start' | 'middle' | 'end';
  readonly hang?: 'top' | 'middle' | 'bottom';
}

/** As large as the area allows, with the aspect ratio preserved. */
export function logo({ design }: Scene, area: LogoArea): PictureElement[] {
  if (!design.logo) return [];
  const picture = parsePictureId(design.logo);
  const ratio = picture ? picture.width / picture.height : 1;
  const width = Math.min(area.width, area.height * ratio);
  const height = width / ratio;
  const { align = 'start', hang = 'top' } = area;
  const x = area.x + (area.width - width) * { start: 0, middle: 0.5, end: 1 }[align];
  const y = area.y + (area.height - height) * { top: 0, middle: 0.5, bottom: 1 }[hang];
  return [{ kind: 'picture', role: 'logo', file: design.logo, x, y, width, height, corner: 0, fit: 'contain' }];
}
