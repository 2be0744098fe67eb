import Papa from 'papaparse';

/** A CSV table as a spreadsheet reads it, one line per row; only for cells without commas. */
export const csvLines = (table: unknown): string[] =>
  Papa.parse<string[]>(String(table), { skipEmptyLines: true }).data.map((cells) => cells.join(','));
