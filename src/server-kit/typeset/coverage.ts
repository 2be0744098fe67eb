/** Characters that a TrueType font has a glyph for, read from its `cmap`. */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4));
  return new Set(subtables.flatMap((at) => charactersIn(font, at)));
}

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

function charactersIn(font: Buffer, at: number): number[] {
  const format = font.readUInt16BE(at);
  if (format === 12) return groupsIn(font, at).flatMap(([first, last]) => range(first, last));
  if (format === 4) return segmentsIn(font, at);
  return [];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

const groupsIn = (font: Buffer, at: number): [number, number][] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });

/** Segments of the basic plane; the last one, of 0xffff alone, holds nothing. */
function segmentsIn(font: Buffer, at: number): number[] {
  const size = font.readUInt16BE(at + 6);
  return Array.from({ length: size / 2 }, (_, index) => index * 2).flatMap((position) => {
    const last = font.readUInt16BE(at + 14 + position);
    const first = font.readUInt16BE(at + 16 + size + position);
    const delta = font.readUInt16BE(at + 16 + size * 2 + position);
    const offsetAt = at + 16 + size * 3 + position;
    const offset = font.readUInt16BE(offsetAt);
    const glyphOf = (character: number): number =>
      offset === 0 ? (character + delta) & 0xffff : font.readUInt16BE(offsetAt + offset + (character - first) * 2);
    return range(first, Math.min(last, 0xfffe)).filter((character) => glyphOf(character) !== 0);
  });
}
