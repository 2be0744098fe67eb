/** Without the BOM, spreadsheets decode Hebrew with the wrong encoding. */
export const csvBom = '\ufeff';

/**
 * Prevents CSV injection by visitors' input: some spreadsheet treats a cell that starts like this as a formula or
 * command. Covers full-width characters, leading blanks and invisible characters, and characters that would start a new
 * cell.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@;|%\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20])/u;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A sum of money: written in shekels with two decimals, and still a number to a spreadsheet. */
export interface CsvMoney {
  readonly agorot: number;
}
export type CsvCell = string | number | CsvMoney;

/** A leading apostrophe forces text; a value of type number stays a number. */
const inert = (cell: CsvCell): string => {
  if (typeof cell === 'object') return (cell.agorot / 100).toFixed(2);
  const text = String(cell);
  if (typeof cell === 'number' && plainNumber.test(text)) return text;
  return formula.test(text) ? `'${text}` : text;
};

/** Quotes every cell, so that a spreadsheet with another separator than the comma does not split them. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One line of a table, including the line break. */
export const csvRow = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;
