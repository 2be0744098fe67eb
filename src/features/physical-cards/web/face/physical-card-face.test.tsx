import jsqr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { designTemplates, finishes, materials, type PhysicalCardDesign } from '../../design/design.ts';
import { sampleDesign } from '../../design/testing/any-design.ts';
import { PhysicalCardFace } from './physical-card-face.tsx';

const link = 'HTTPS://NEGIA.EXAMPLE/T/AB3D5F7H';
const picture = `p_${'a'.repeat(22)}_2400x1600_556677`;

const drawn = (design: PhysicalCardDesign, side: 'front' | 'back' = 'front', more: { title?: string } = {}) =>
  renderToStaticMarkup(<PhysicalCardFace design={design} side={side} link={link} title="כרטיס" {...more} />);

/** An independent QR decoder that works on the pixels only. */
async function decode(svg: string): Promise<string | undefined> {
  const named = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const { data, info } = await sharp(Buffer.from(named), { density: 72 })
    .resize(640)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const codeOn = (side: 'front' | 'back', more: object) =>
  decode(drawn(sampleDesign({ picture, qr: { side, size: 16 }, ...more }), side));

describe('the QR code decodes to the link', () => {
  test.each(designTemplates)('in template %s, on either side', async (template) => {
    expect(await codeOn('front', { template })).toBe(link);
    expect(await codeOn('back', { template })).toBe(link);
  });

  const made = materials.flatMap((material) => finishes[material].map((finish) => ({ material, finish })));
  test.each(made)('on $finish', async (more) => {
    expect(await codeOn('back', { template: 'shore', ...more })).toBe(link);
  });
});

test('has the size of the card', () => {
  expect(drawn(sampleDesign())).toContain('viewBox="0 0 85.6 54"');
});

test('has an accessible name, or is hidden from screen readers without one', () => {
  expect(drawn(sampleDesign())).toContain('role="img" aria-label="כרטיס" aria-hidden="false"');
  expect(drawn(sampleDesign(), 'front', { title: '' })).toContain('aria-hidden="true"');
});

test('renders without inline styles, which the content security policy would block', () => {
  for (const template of designTemplates)
    for (const side of ['front', 'back'] as const)
      expect(drawn(sampleDesign({ template, picture, logo: picture }), side)).not.toContain('style=');
});

test('aligns texts to the same edge whatever their direction', () => {
  const texts = { name: 'נועה', title: 'Architect', company: '', line: '' };
  const he = drawn(sampleDesign({ words: texts }));
  expect(he).toMatch(/direction="rtl"[^>]*text-anchor="start"[^>]*>נועה/);
  expect(he).toMatch(/direction="ltr"[^>]*text-anchor="end"[^>]*>Architect/);
  const en = drawn(sampleDesign({ words: texts, language: 'en' }));
  expect(en).toMatch(/direction="rtl"[^>]*text-anchor="end"[^>]*>נועה/);
  expect(en).toMatch(/direction="ltr"[^>]*text-anchor="start"[^>]*>Architect/);
});

test('escapes HTML in typed text', () => {
  const texts = { name: '<script>alert(1)</script>', title: '"&<b>' };
  expect(drawn(sampleDesign({ words: texts }))).not.toContain('<script>');
});

test('uses a stored width for pictures, and a single-tone filter for engraved ones', () => {
  const studio = drawn(sampleDesign({ template: 'studio', picture }));
  expect(studio).toContain(`href="/files/${'a'.repeat(22)}-1920.webp"`);
  const wood = drawn(sampleDesign({ material: 'wood', finish: 'walnut', logo: picture }));
  expect(wood).toMatch(/<image [^>]*filter="url\(#/);
  expect(drawn(sampleDesign({ logo: picture }))).not.toContain('filter=');
});

test('two faces on one page have distinct ids', () => {
  const page = renderToStaticMarkup(
    <>
      <PhysicalCardFace design={sampleDesign({ logo: picture })} side="front" link={link} title="" />
      <PhysicalCardFace design={sampleDesign({ logo: picture })} side="back" link={link} title="" />
    </>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
});
