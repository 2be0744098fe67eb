/** Location in a stack line: `at f (file:1:2)` in V8, `f@file:1:2` in Firefox and Safari. */
export interface FrameLocation {
  /** File name without its folders. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const numbers = /:(\d{1,9}):(\d{1,9})\)?$/;
const query = /\?[^?:\s)]*$/;
const maxFrames = 50;

export function frameLocation(frame: string): FrameLocation | undefined {
  const text = frame.trim();
  const at = numbers.exec(text);
  const [, line, column] = at ?? [];
  const file = text
    .slice(0, at?.index)
    .replace(query, '')
    .split(/[\s()@/\\]/)
    .at(-1);
  return at && file && /.\.m?js$/.test(file) ? { file, line: Number(line), column: Number(column) } : undefined;
}

const isFrame = (line: string): boolean => /^\s*at |@[^\s@]*:\d{1,9}:\d{1,9}$/.test(line);

/** Only the lines with a location; the text before them is already in the message. */
export const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .filter(isFrame)
    .slice(0, maxFrames)
    .map((line) => line.trim());
