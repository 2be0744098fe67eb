/** A node of the text editor's document tree, reduced to the parts used here. */
export interface EditorNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly content?: readonly EditorNode[];
}

interface Run {
  readonly text: string;
  readonly isBold?: boolean | undefined;
  readonly isItalic?: boolean | undefined;
  readonly link?: string | undefined;
}

export function textNodes({ text, isBold, isItalic, link }: Run): EditorNode[] {
  const marks = [
    ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : []),
  ];
  const lines = text.split('\n').map((line) => (line ? [{ type: 'text', text: line, marks }] : []));
  return lines.flatMap((line, index) => (index ? [{ type: 'hardBreak', marks }, ...line] : line));
}

export const hasSameStyle = (one: Run, two: Run): boolean =>
  one.isBold === two.isBold && one.isItalic === two.isItalic && one.link === two.link;
