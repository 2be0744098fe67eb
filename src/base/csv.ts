/** Without it spreadsheets take Hebrew for something else. */
export const csvBom = '\ufeff';

/**
 * A cell that begins so is a formula to some spreadsheet, and what visitors type must never be one: signs of formulas and
 * of commands, also in full width, also behind blanks and letters without a shape; and what would begin a new cell.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@;|%\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20])/u;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** An apostrophe in front keeps a cell the text that it is; a number, sent as one, stays a number. */
const inert = (cell: string | number): string => {
  const text = String(cell);
  if (typeof cell === 'number' && plainNumber.test(text)) return text;
  return formula.test(text) ? `'${text}` : text;
};

/** Every cell: a spreadsheet that parts cells at another sign than a comma finds none to part. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One line of a table, its end included. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;
