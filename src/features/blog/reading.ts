import type { PostBlock, PostBody, Run } from './body.ts';

/** Reading speed in words per minute: Hebrew omits vowels, so its words are fewer and denser than English ones. */
const wordsPerMinute = 200;

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The text of a block, line by line. */
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

/** The plain text without formatting: for word counts, search, and checking whether there is any text. */
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
