import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { storePicture } from '#features/files/server/index.ts';
import { physicalCardSize } from '#features/physical-cards/design/design.ts';
import { createTypesetter } from '#server-kit/typeset/index.ts';
import { readSvgLines } from '#server-kit/typeset/testing/read-svg-glyphs.ts';
import { labelData, labelTemplate } from './labels.ts';
import { getRows } from './orders.ts';
import { packingData, packingTemplate } from './packing.ts';
import { paperLabels } from './paper-texts.ts';
import { sheet } from './print/layers.ts';
import { readPictures } from './print/print-file.ts';
import { decodePage } from './testing/paint-page.ts';
import { readPage } from './testing/read-page.ts';
import { readPdf } from './testing/read-pdf.ts';
import { exampleAddress, exampleDesign, startWorkshop, type Workshop } from './testing/workshop-site.ts';

const typesetter = createTypesetter();
const site = await startWorkshop();

const english = { 'accept-language': 'en' };
const sizeOf = (box: unknown) => (box as number[]).slice(2).map((value) => Math.round((value / 72) * 25.4 * 10) / 10);
const made = (input: Parameters<Workshop['addOrder']>[0] = {}) =>
  site.addOrder({ state: 'in_production', hasTags: true, ...input });
const getFile = (path: string) => site.send('GET', `/api/admin/orders/${path}`, undefined, english);

async function storedPicture(channels: 3 | 4): Promise<string> {
  const background = channels === 4 ? { r: 200, g: 30, b: 30, alpha: 0.5 } : '#c81e1e';
  const bytes = await sharp({ create: { width: 900, height: 600, channels, background } })
    .png()
    .toBuffer();
  return (await storePicture(site.services, site.adminId, bytes, 'photo.png')).id;
}

/** Checks that the SVG contains a line whose glyphs match the text typeset alone. */
function readLines(svg: string) {
  const lines = readSvgLines(svg).map((line) => line.map(({ outline }) => outline).join(' '));
  return (text: string, style: string) => {
    const start = '#import "base.typ": *\n#show: base\n#set page(width: 400pt, height: 60pt, margin: 20pt)\n';
    const alone = typesetter.svg(`${start}#set text(${style}, dir: ltr)\n#data.text`, { text });
    const glyphs = readSvgLines(alone).flatMap((line) => line.map(({ outline }) => outline));
    expect(lines.filter((line) => line.includes(glyphs.join(' '))).length, text).toBeGreaterThan(0);
  };
}

describe('the print file of orders', () => {
  it('contains every card of every order, each with its own code', async () => {
    const [one, other] = [await made({ quantity: 1 }), await made({ quantity: 2 })];
    const pdf = readPdf(await site.download(`/api/admin/orders/print.pdf?ids=${other},${one}`));
    const codes = [...(await site.codesOf(other)), ...(await site.codesOf(one))];
    const backs = pdf.pages.filter((_, at) => at % 2 === 1).map((page) => readPage(pdf, page));
    const read: (string | undefined)[] = [];
    for (const page of backs) read.push(await decodePage(page, sheet));
    expect(read).toEqual(codes.map((code) => `HTTPS://NEGIA.EXAMPLE/T/${code}`));
  });

  it('is of one material', async () => {
    const wood = await made({ quantity: 1, design: { ...exampleDesign, material: 'wood', finish: 'bamboo' } });
    const { status, body } = await getFile(`print.pdf?ids=${await made({ quantity: 1 })},${wood}`);
    expect([status, body.message]).toEqual([
      400,
      'These orders are of different materials. There is a print file for each',
    ]);
    const { headers } = await getFile(`print.pdf?ids=${wood}`);
    expect(headers.get('content-disposition')).toContain(`print-wood-${wood}.pdf`);
  });

  it('prints the code of each card on its back when the setting says so', async () => {
    const id = await made({ quantity: 2 });
    const shapes = async () => {
      const pdf = readPdf(await site.download(`/api/admin/orders/print.pdf?ids=${id}`));
      return pdf.pages.map((page) => readPage(pdf, page).shapes.length);
    };
    const before = await shapes();
    await site.pool.query(
      `insert into settings (key, value, updated_at) values ('printing', '{"hasCodes":true}', now())`,
    );
    const [front, back, ...others] = await shapes();
    await site.pool.query(`delete from settings where key = 'printing'`);
    expect([front, others[0]]).toEqual([before[0], before[2]]);
    expect(back).toBeGreaterThan(before[1] ?? 0);
  });

  it('is a PDF with a file name', async () => {
    const [one, other] = [await made({ quantity: 1 }), await made({ quantity: 1 })];
    const { headers } = await getFile(`print.pdf?ids=${one},${other}`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(`print-pvc-${one}-and-1-more.pdf`);
  });

  it('contains the owner’s images at full size', async () => {
    const design = { ...exampleDesign, template: 'studio', picture: await storedPicture(3) } as const;
    const id = await made({ design, quantity: 1 });
    const pdf = readPdf(await site.download(`/api/admin/orders/print.pdf?ids=${id}`));
    const images = pdf.pages.flatMap((page) => readPage(pdf, page).pictures.map(({ image }) => image));
    expect(images).toMatchObject([{ Width: 900, Height: 600 }]);
  });

  it.each([3, 4] as const)('converts images of %i channels to grey for engraving', async (channels) => {
    const design = { logo: null, picture: await storedPicture(channels) };
    const channelsIn = async (isGrey: boolean) => {
      const { files = {} } = (await readPictures(site.services.files, design, { isGrey })) ?? {};
      const [bytes] = Object.values(files);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 900, height: 600, channels });
      return [...data.subarray(0, 3)];
    };
    const [red = 0, green = 0] = await channelsIn(false);
    expect(red - green).toBeGreaterThan(100);
    const [first, ...others] = await channelsIn(true);
    expect(others).toEqual([first, first]);
  });

  it('returns 409 naming the orders that have no tags yet', async () => {
    const [ready, waiting] = [await made({ quantity: 1 }), await site.addOrder({ state: 'approved' })];
    const { status, body } = await getFile(`print.pdf?ids=${ready},${waiting}`);
    expect(status).toBe(409);
    expect(body.message).toBe(
      `Cards can be printed once production has started. Orders not in production yet: ${waiting}`,
    );
  });

  it('returns 409 when a required image is missing', async () => {
    const logo = 'p_aaaaaaaaaaaaaaaaaaaaaa_600x600_ee9966';
    const id = await made({ design: { ...exampleDesign, logo }, quantity: 1 });
    const { status, body } = await getFile(`print.pdf?ids=${id}`);
    expect([status, body.message]).toEqual([409, expect.stringContaining(`order ${id}`)]);
  });

  it('returns 400 for too many cards or orders', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 11; each += 1) ids.push(await made({ quantity: 46 }));
    const { status, body } = await getFile(`print.pdf?ids=${ids.join(',')}`);
    expect([status, body.message]).toEqual([400, expect.stringContaining('506 cards is too many')]);
    const many = Array.from({ length: 101 }, (_, at) => at + 1).join(',');
    expect((await getFile(`print.pdf?ids=${many}`)).status).toBe(400);
  });

  it.each(['print.pdf', 'packing.pdf', 'labels.pdf'])(
    'returns 404 for unknown orders and 400 without ids: %s',
    async (file) => {
      expect((await getFile(`${file}?ids=999999`)).status).toBe(404);
      const { status, body } = await getFile(file);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['ids']]);
    },
  );
});

describe('the packing list', () => {
  it('has one page per order, even with missing data', async () => {
    const ids = [
      await made({ quantity: 50 }),
      await site.addOrder({ state: 'approved', address: null }),
      await made({ design: { ...exampleDesign, logo: 'p_aaaaaaaaaaaaaaaaaaaaaa_600x600_ee9966' } }),
      await made({ design: { ...exampleDesign, picture: await storedPicture(3), template: 'studio' } }),
    ];
    const pdf = readPdf(await site.download(`/api/admin/orders/packing.pdf?ids=${ids.join(',')}`));
    expect(pdf.pages.map(({ MediaBox }) => sizeOf(MediaBox))).toEqual(ids.map(() => [210, 297]));
  });
});

it('shows order number, quantity, codes, owner, address and delivery on the packing list', async () => {
  const id = await made({ quantity: 3, delivery: 'express' });
  const [row] = await getRows(site.services.db, [id]);
  if (!row) throw new Error('no order');
  const codes = await site.codesOf(id);
  const owner = { displayName: 'Ruth Cohen', email: 'ruth@cards.example' };
  const templateData = { sides: [[], []], sheet, card: physicalCardSize };
  const data = { ...packingData({ row, codes, owner }), ...templateData };
  const shows = readLines(typesetter.svg(packingTemplate, data));
  shows(`#${id}`, 'size: 30pt, weight: 700');
  shows('3', 'size: 24pt, weight: 700');
  for (const code of codes) shows(code, 'size: 10.5pt, weight: 500, number-width: "tabular"');
  shows('Ruth', 'size: 11pt, weight: 700');
  shows('ruth@cards.example', 'size: 9pt');
  shows('050-555-0123', 'size: 11pt');
  shows('3310401', 'size: 11pt');
  shows('22.11.2026', 'size: 11pt, weight: 700');
  shows(paperLabels.deliveries.express, 'size: 11pt, weight: 700');
});

describe('labels', () => {
  it('are 100 × 150 mm, one per order', async () => {
    const ids = [await site.addOrder({ state: 'encoded' }), await site.addOrder({ delivery: 'pickup' })];
    const pdf = readPdf(await site.download(`/api/admin/orders/labels.pdf?ids=${ids.join(',')}`));
    expect(pdf.pages.map(({ MediaBox }) => sizeOf(MediaBox))).toEqual(ids.map(() => [100, 150]));
  });

  it('return 409 for an order without an address', async () => {
    const [one, other] = [await site.addOrder(), await site.addOrder({ address: null })];
    const { status, body } = await getFile(`labels.pdf?ids=${one},${other}`);
    expect([status, body.message]).toEqual([409, expect.stringContaining(`without one: ${other}`)]);
  });

  it('fit on one page however long the address is', async () => {
    const long = { recipient: 'x'.repeat(80), city: 'ש'.repeat(60), street: 'ר ח'.repeat(26), notes: 'ab '.repeat(66) };
    const inside = {
      house: '1'.repeat(10),
      entrance: 'e'.repeat(10),
      floor: 'f'.repeat(10),
      apartment: 'g'.repeat(10),
    };
    const id = await site.addOrder({ address: { ...exampleAddress, ...long, ...inside } });
    expect(readPdf(await site.download(`/api/admin/orders/labels.pdf?ids=${id}`)).pages).toHaveLength(1);
  });

  it('render Hebrew from right to left, and phone and postcode from left to right', async () => {
    const id = await site.addOrder({ address: exampleAddress });
    const [row] = await getRows(site.services.db, [id]);
    if (!row?.address) throw new Error('no order');
    const data = labelData({ ...row, address: row.address }, 'negia.example');
    const shows = readLines(typesetter.svg(labelTemplate, data));
    shows('050-555-0123', 'size: 17pt, weight: 700');
    shows('3310401', 'size: 17pt, weight: 500');
    shows(`#${id}`, 'size: 24pt, weight: 700');
    // Typeset alone, the text is in visual order; the label must show the same.
    shows(exampleAddress.recipient, 'size: 21pt, weight: 700');
    shows(paperLabels.deliveries.post, 'size: 14pt, weight: 700');
  });
});
