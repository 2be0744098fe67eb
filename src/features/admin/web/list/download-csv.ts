export interface CsvProgress {
  readonly rows: number;
  /** Known where the server counted them. */
  readonly total?: number;
}

const newline = 10;
const countLines = (bytes: Uint8Array): number => bytes.reduce((count, byte) => count + (byte === newline ? 1 : 0), 0);

/** Reads a table as it comes; undefined when it was stopped. A line that never ends well fails here, not in a spreadsheet. */
export async function readCsv(
  answer: Response,
  onProgress: (progress: CsvProgress) => void,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const total = Number(answer.headers.get('x-rows')) || undefined;
  const reader = answer.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // The first line is the head.
  let rows = -1;
  while (reader) {
    if (signal.aborted) {
      await reader.cancel();
      return undefined;
    }
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    rows += countLines(value);
    onProgress({ rows: Math.max(rows, 0), ...(total && { total }) });
  }
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}

/** Hands a file to the reader's downloads. */
export function saveCsv(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
