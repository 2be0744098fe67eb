/** Which way a line is read, whatever the language of the card around it. */
const strong = /[\u0591-\u07ff\ufb1d-\ufdfd\ufe70-\ufefc]|\p{L}/u;
const rightToLeft = /[\u0591-\u07ff\ufb1d-\ufdfd\ufe70-\ufefc]/;

/** By its first letter, as a browser does; numbers alone run from the left. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  const first = strong.exec(text)?.[0];
  return first && rightToLeft.test(first) ? 'rtl' : 'ltr';
}

const number = /[+*]?\d[\d ().+-]*[\d)]/g;

/** A phone with blanks or a plus would come out backwards among Hebrew letters: it stands by itself there. */
export const keepNumbers = (text: string): string =>
  directionOf(text) === 'ltr' ? text : text.replace(number, (digits) => `\u2066${digits}\u2069`);
