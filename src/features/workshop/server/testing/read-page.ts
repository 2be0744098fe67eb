import { type PdfDict, PdfReader, type PdfValue } from './pdf-values.ts';
import type { Pdf } from './read-pdf.ts';

type Matrix = readonly [number, number, number, number, number, number];
/** Left, top, right and bottom in millimetres from the upper left corner of the page. */
export type Box = readonly [number, number, number, number];

export interface PaintedShape {
  /** SVG, in millimetres from the upper left corner of the page. */
  readonly path: string;
  readonly fill: string;
  readonly box: Box;
}

export interface PaintedPicture {
  readonly box: Box;
  readonly image: PdfDict;
}

export interface PaintedPage {
  readonly shapes: readonly PaintedShape[];
  readonly pictures: readonly PaintedPicture[];
}

const millimetre = 25.4 / 72;

/** Test helper: what a page paints, by its content operators alone (ISO 32000 §8). Text operators are not supported. */
export function readPage(pdf: Pdf, page: PdfDict): PaintedPage {
  const [, , , height = 0] = page.MediaBox as readonly number[];
  const painted = { shapes: [] as PaintedShape[], pictures: [] as PaintedPicture[] };
  const upright: Matrix = [millimetre, 0, 0, -millimetre, 0, height * millimetre];
  run(pdf, pdf.stream(page.Contents), pdf.dict(page.Resources), upright, painted);
  return painted;
}

interface State {
  matrix: Matrix;
  fill: string;
}

type Painted = { shapes: PaintedShape[]; pictures: PaintedPicture[] };

function run(pdf: Pdf, content: Buffer, resources: PdfDict, start: Matrix, painted: Painted): void {
  const reader = new PdfReader(content.toString('latin1'));
  let state: State = { matrix: start, fill: '#000000' };
  const saved: State[] = [];
  let operands: PdfValue[] = [];
  let points: [number, number][] = [];
  let path = '';
  const add = (operator: string, numbers: number[]) => {
    const transformed = pairs(numbers).map(([x, y]) => apply(state.matrix, x, y));
    points.push(...transformed);
    path += `${operator}${transformed.map((point) => point.map((each) => each.toFixed(5)).join(' ')).join(' ')}`;
  };
  const operators: Record<string, () => void> = {
    q: () => saved.push({ ...state }),
    Q: () => {
      state = saved.pop() ?? state;
    },
    cm: () => {
      state.matrix = multiply(state.matrix, operands as unknown as Matrix);
    },
    m: () => add('M', operands as number[]),
    l: () => add('L', operands as number[]),
    c: () => add('C', operands as number[]),
    h: () => {
      path += 'Z';
    },
    scn: () => {
      state.fill = colourOf(operands as number[]);
    },
    f: () => painted.shapes.push({ path, fill: state.fill, box: boxOf(points) }),
    Do: () => draw(pdf, pdf.dict(resources.XObject)[String(operands[0]).slice(1)], state.matrix, painted),
  };
  const known = new Set([...Object.keys(operators), 'cs', 'gs', 'W', 'n']);
  while (!reader.isDone) {
    const value = reader.value();
    if (typeof value !== 'string' || !value.startsWith('!')) {
      operands.push(value);
      continue;
    }
    const operator = value.slice(1);
    if (!known.has(operator)) throw new Error(`an operator that this reader does not know: ${operator}`);
    operators[operator]?.();
    if (operator === 'f' || operator === 'n') [points, path] = [[], ''];
    operands = [];
  }
}

function draw(pdf: Pdf, value: PdfValue | undefined, matrix: Matrix, painted: Painted): void {
  const object = pdf.dict(value);
  if (object.Subtype === '/Image') {
    const corners = pairs([0, 0, 1, 0, 0, 1, 1, 1]).map(([x, y]) => apply(matrix, x, y));
    painted.pictures.push({ box: boxOf(corners), image: object });
    return;
  }
  const own = (object.Matrix ?? [1, 0, 0, 1, 0, 0]) as unknown as Matrix;
  run(pdf, pdf.stream(value), pdf.dict(object.Resources), multiply(matrix, own), painted);
}

const colourOf = (operands: number[]): string => {
  const [red = 0, green = red, blue = red] = operands;
  return `#${[red, green, blue]
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

function pairs(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as [number, number]] : []));
}

function boxOf(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Applies the second matrix first, as the `cm` operator does. */
const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
