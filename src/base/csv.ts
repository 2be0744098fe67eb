/** Without it spreadsheets take Hebrew for something else. */
export const csvBom = '\ufeff';

/** A cell that begins so is a formula to a spreadsheet, and what visitors type must never be one. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** An apostrophe in front keeps a cell the text that it is; a number, sent as one, stays a number. */
const inert = (cell: string | number): string => {
  const text = String(cell);
  if (typeof cell === 'number' && plainNumber.test(text)) return text;
  return formula.test(text) ? `'${text}` : text;
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a table, its end included. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;
