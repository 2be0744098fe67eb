/** Test helper: parses an email as an email client would, independently of nodemailer's code. */
export interface ReadMail {
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
  attachments: readonly { name: string; type: string; bytes: Buffer }[];
}

export function readEml(raw: Buffer): ReadMail {
  const root = readPart(raw.toString('latin1'));
  const parts = leavesOf(root);
  return {
    headers: root.headers,
    text: bodyOf(parts, 'text/plain'),
    html: bodyOf(parts, 'text/html'),
    attachments: parts.flatMap(attachmentOf),
  };
}

/** All leaf parts, at any nesting depth. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [part];
  return part.body.split(`--${boundary}`).slice(1, -1).map(readPart).flatMap(leavesOf);
}

function attachmentOf({ headers, body }: Part): ReadMail['attachments'] {
  const [, name] = /^attachment; filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return name ? [{ name, type, bytes: Buffer.from(body, 'base64') }] : [];
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

function readPart(raw: string): Part {
  const source = raw.replace(/^\r\n/, '');
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(lines.map((line) => splitHeader(line)));
  return { headers, body: source.slice(end + 4) };
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())];
}

/** RFC 2047; the space between two encoded words is not part of the text. */
function decodeHeader(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, encoded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64').toString('latin1')
        : decodeQuoted(encoded.replaceAll('_', ' ')),
    )
    .replace(/^.*$/s, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

function decodeQuoted(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function bodyOf(parts: readonly Part[], type: string): string {
  const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
  if (!part) return '';
  const encoding = part.headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8').trimEnd();
  const bytes = encoding === 'quoted-printable' ? decodeQuoted(part.body) : part.body;
  return Buffer.from(bytes, 'latin1').toString('utf8').trimEnd();
}
