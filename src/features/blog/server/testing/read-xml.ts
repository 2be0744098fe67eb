/** For tests: a strict XML parser that is independent of the code that generates the XML. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no XML holds
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const token = /<\?xml [^<>]*\?>|<\/([\w:]+)\s*>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<>]+)/y;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&([^;&\s]*;?)/g, (match, name: string) => {
    const character = name.endsWith(';') ? named[name.slice(0, -1)] : undefined;
    if (character === undefined) throw new Error(`a bare ampersand: ${match}`);
    return character;
  });

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

export function readXml(xml: string): XmlElement {
  if (forbidden.test(xml)) throw new Error('a character that no XML holds');
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  for (token.lastIndex = 0; token.lastIndex < xml.length; ) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    if (!match) throw new Error(`not XML at ${at}: ${xml.slice(at, at + 60)}`);
    readToken(match, open);
  }
  const [only, ...more] = root.children;
  if (!only || more.length > 0 || open.length > 1 || root.text.trim()) throw new Error('not one whole element');
  return only;
}

function readToken([, closed, opened, attributes = '', isEmpty, text]: RegExpExecArray, open: Open[]): void {
  const current = open.at(-1);
  if (!current) throw new Error('nothing is open');
  if (text !== undefined) current.text += unescaped(text);
  if (closed !== undefined) {
    if (closed !== current.name) throw new Error(`${closed} closes ${current.name}`);
    open.pop();
  }
  if (opened === undefined) return;
  const element: Open = { name: opened, attributes: attributesOf(attributes), children: [], text: '' };
  current.children.push(element);
  if (!isEmpty) open.push(element);
}
