import Papa from 'papaparse';

/** A table as a spreadsheet reads it, a line a row; for cells that hold no comma. */
export const csvLines = (table: unknown): string[] =>
  Papa.parse<string[]>(String(table), { skipEmptyLines: true }).data.map((cells) => cells.join(','));
