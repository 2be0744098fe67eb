import type { PostBody, PostPart, Run } from './body.ts';

/** What people read in a minute: Hebrew leaves vowels out, so its words are fewer and denser than English ones. */
const wordsAMinute = 200;

const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** What a part says, a line each. */
export function linesOfPart(part: PostPart): string[] {
  switch (part.kind) {
    case 'paragraph':
    case 'heading':
      return [textOfRuns(part.runs)];
    case 'list':
      return part.items.map(textOfRuns);
    case 'quote':
      return part.paragraphs.map(textOfRuns);
    case 'picture':
      return [part.caption];
    case 'divider':
      return [];
  }
}

/** Without the forms: for counting, for looking something up, for seeing whether there is anything to read. */
export const textOfBody = (body: PostBody): string =>
  body
    .flatMap(linesOfPart)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

export function readingMinutes(body: PostBody): number {
  const words = textOfBody(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
