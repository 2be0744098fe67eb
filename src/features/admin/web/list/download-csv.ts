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
