import type { PostBlock, PostBody, Run } from './body.ts';

/** What people read in a minute: Hebrew leaves vowels out, so its words are fewer and denser than English ones. */
const wordsPerMinute = 200;

const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** What a part says, a line each. */
export function linesOfBlock(block: PostBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [textOfRuns(block.runs)];
    case 'list':
      return block.items.map(textOfRuns);
    case 'quote':
      return block.paragraphs.map(textOfRuns);
    case 'picture':
      return [block.caption];
    case 'divider':
      return [];
  }
}

/** Without the forms: for counting, for looking something up, for seeing whether there is anything to read. */
export const textOfBody = (body: PostBody): string =>
  body
    .flatMap(linesOfBlock)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

export function readingMinutes(body: PostBody): number {
  const wordCount = textOfBody(body).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(wordCount / wordsPerMinute));
}
