import { parsePictureId } from '#features/files/picture-id.ts';
import type { PictureElement } from './elements.ts';
import type { Scene } from './scene.ts';

interface LogoRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'start' | 'middle' | 'end';
  readonly hang?: 'top' | 'middle' | 'bottom';
}

/** As large as the room allows, in its own proportions. */
export function logo({ design }: Scene, room: LogoRoom): PictureElement[] {
  if (!design.logo) return [];
  const facts = parsePictureId(design.logo);
  const ratio = facts ? facts.width / facts.height : 1;
  const width = Math.min(room.width, room.height * ratio);
  const height = width / ratio;
  const { align = 'start', hang = 'top' } = room;
  const x = room.x + (room.width - width) * { start: 0, middle: 0.5, end: 1 }[align];
  const y = room.y + (room.height - height) * { top: 0, middle: 0.5, bottom: 1 }[hang];
  return [{ kind: 'picture', part: 'logo', file: design.logo, x, y, width, height, corner: 0, fit: 'contain' }];
}
