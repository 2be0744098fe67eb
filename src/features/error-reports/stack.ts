/** A line of a stack that names a place: in V8's words `at f (file:1:2)`, in those of Firefox and Safari `f@file:1:2`. */
export interface FramePlace {
  /** The file's own name, without the folders before it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const place = /([^\s()@/\\]+\.m?js)(?:\?[^:\s)]*)?:(\d{1,9}):(\d{1,9})\)?$/;
const mostFrames = 50;

export function placeIn(frame: string): FramePlace | undefined {
  const [, file, line, column] = place.exec(frame.trim()) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : undefined;
}

const isFrame = (line: string): boolean => /^\s*at |@\S*:\d+:\d+$/.test(line);

/** Only the lines that say where: the words before them stand in the message already. */
export const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .filter(isFrame)
    .slice(0, mostFrames)
    .map((line) => line.trim());
