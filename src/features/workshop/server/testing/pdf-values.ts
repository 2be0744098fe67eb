/** Test helper: a PDF syntax parser after ISO 32000 §7.2 and §7.3, independent of the code that writes the file. */
export interface PdfRef {
  readonly ref: number;
}
export interface PdfDict {
  readonly [name: string]: PdfValue;
}
export type PdfValue = number | boolean | null | string | PdfRef | PdfDict | readonly PdfValue[];

const blank = /[\0\t\n\f\r ]/;
const delimiter = /[()<>[\]{}/%]/;

/** Names are parsed as `/Name`, strings as their characters, keywords such as operators as `!word`. */
export class PdfReader {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  get isDone(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }

  value(): PdfValue {
    this.skip();
    if (this.consumes('<<')) return this.dict();
    if (this.consumes('[')) return this.list();
    if (this.consumes('(')) return this.string();
    if (this.consumes('<')) return this.hex();
    if (this.consumes('/')) return `/${this.word()}`;
    return this.plain();
  }

  private plain(): PdfValue {
    const reference = /^(\d+)\s+\d+\s+R(?![\w])/.exec(this.text.slice(this.at, this.at + 40));
    if (reference) {
      this.at += reference[0].length;
      return { ref: Number(reference[1]) };
    }
    const word = this.word();
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return Number(word);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === '') throw new Error(`nothing to read at ${this.at}`);
    return word === 'null' ? null : `!${word}`;
  }

  private dict(): PdfDict {
    const entries: [string, PdfValue][] = [];
    for (this.skip(); !this.consumes('>>'); this.skip()) entries.push([String(this.value()).slice(1), this.value()]);
    return Object.fromEntries(entries);
  }

  private list(): PdfValue[] {
    const values: PdfValue[] = [];
    for (this.skip(); !this.consumes(']'); this.skip()) values.push(this.value());
    return values;
  }

  private string(): string {
    const from = this.at;
    for (let depth = 1; depth > 0; this.at += 1) {
      const character = this.text[this.at];
      if (character === undefined) throw new Error('a string without an end');
      if (character === '\\') this.at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    }
    return this.text.slice(from, this.at - 1);
  }

  private hex(): string {
    const end = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at, end);
    this.at = end + 1;
    return digits;
  }

  private word(): string {
    const from = this.at;
    const isTokenCharacter = (character: string | undefined) =>
      character !== undefined && !blank.test(character) && !delimiter.test(character);
    while (isTokenCharacter(this.text[this.at])) this.at += 1;
    return this.text.slice(from, this.at);
  }

  private consumes(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  skip(): void {
    for (let character = this.text[this.at]; character !== undefined; character = this.text[this.at]) {
      if (character === '%') this.at = lineEnd(this.text, this.at);
      else if (!blank.test(character)) return;
      else this.at += 1;
    }
  }
}

const lineEnd = (text: string, at: number): number => {
  const end = text.slice(at).search(/[\r\n]/);
  return end < 0 ? text.length : at + end;
};
