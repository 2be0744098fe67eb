const keyBytes = 32;
/** Fewer different bytes than any 32 random ones ever have. */
const minVariety = 12;

/** Keys as a setting or a file holds them, with commas between; undefined when one of them is none. */
export function parseSecretKeys(text: string): Buffer[] | undefined {
  const keys = text
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
    .map(parseKey);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function parseKey(text: string): Buffer | undefined {
  const isHex = /^[\da-f]{64}$/i.test(text);
  if (!isHex && !/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, isHex ? 'hex' : 'base64');
  return key.length === keyBytes && new Set(key).size >= minVariety ? key : undefined;
}
