import { createHash } from 'node:crypto';
import { type PdfObject, readPdf, renumber, writePdf } from './pdf-objects.ts';

/** Left, bottom, right and top, in points from the lower left corner. */
export type PdfBox = readonly [number, number, number, number];

interface PageBoxes {
  /** Where it is cut. */
  readonly trim: PdfBox;
  /** How far the colour reaches. */
  readonly bleed: PdfBox;
}

const [catalog, tree] = [1, 2];

/** A page that was taken over, to be placed once or more often. */
export interface TakenPage {
  readonly head: string;
}

/** One file of the pages of several. What these have in common is there once, and they themselves can be forgotten. */
export interface PdfJoin {
  take(file: Uint8Array): TakenPage[];
  /** Behind those that are there. */
  place(page: TakenPage): void;
  finish(): Buffer;
}

/** Each page is told where it is cut, if it is. */
export function createPdfJoin(boxes?: PageBoxes): PdfJoin {
  const objects: PdfObject[] = [plain(''), plain('')];
  const kids: number[] = [];
  const keep = keepOnce(objects);
  return {
    take: (file) => {
      const all = readPdf(Buffer.from(file));
      const numberOf = taker(all, keep);
      return pagesOf(all).map(({ head }) => ({ head: withBoxes(renumber(head, numberOf), boxes) }));
    },
    place: ({ head }) => {
      kids.push(objects.push(plain(head)));
    },
    finish: () => {
      objects[catalog - 1] = plain(`<<\n  /Type /Catalog\n  /Pages ${tree} 0 R\n>>`);
      const list = kids.map((kid) => `${kid} 0 R`).join(' ');
      objects[tree - 1] = plain(`<<\n  /Type /Pages\n  /Count ${kids.length}\n  /Kids [${list}]\n>>`);
      return writePdf(objects, catalog);
    },
  };
}

/** The number of an object; one that says the same is there already. */
function keepOnce(objects: PdfObject[]): (object: PdfObject) => number {
  const kept = new Map<string, number>();
  return ({ head, stream }) => {
    const key = createHash('sha256')
      .update(head)
      .update(stream ?? '')
      .digest('base64');
    // A copy: the stream is a part of its file, which would stay in memory with it.
    const number = kept.get(key) ?? objects.push({ head, stream: stream && Buffer.from(stream) });
    kept.set(key, number);
    return number;
  };
}

/** Takes over what a page draws from, the deepest first; the one thing that leads back up is the tree of pages. */
function taker(all: ReadonlyMap<number, PdfObject>, keep: (object: PdfObject) => number): (old: number) => number {
  const taken = new Map<number, number>();
  const take = (old: number): number => {
    const object = all.get(old);
    if (!object || isTree(object)) return tree;
    const number = taken.get(old) ?? keep({ ...object, head: renumber(object.head, take) });
    taken.set(old, number);
    return number;
  };
  return take;
}

const plain = (head: string): PdfObject => ({ head, stream: undefined });
const isPage = ({ head }: PdfObject): boolean => /\/Type \/Page\b/.test(head);
const isTree = ({ head }: PdfObject): boolean => /\/Type \/Pages\b/.test(head);

/** The pages in their order. */
function pagesOf(all: ReadonlyMap<number, PdfObject>): PdfObject[] {
  const trees = [...all.values()].filter(isTree);
  const kids = /\/Kids \[([^[\]]*)\]/.exec(trees[0]?.head ?? '')?.[1] ?? '';
  const found = new Map([...all].filter(([, object]) => isPage(object)));
  const order = [...kids.matchAll(/\b(\d+) 0 R/g)].map(([, digits]) => Number(digits));
  const pages = order.flatMap((number) => found.get(number) ?? []);
  if (trees.length !== 1 || pages.length !== found.size) throw new Error('A PDF whose pages are not one plain list');
  return pages;
}

const withBoxes = (head: string, boxes: PageBoxes | undefined): string =>
  boxes
    ? head.replace(/>>$/, `\n  /TrimBox [${boxes.trim.join(' ')}]\n  /BleedBox [${boxes.bleed.join(' ')}]\n>>`)
    : head;
