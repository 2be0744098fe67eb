const keyBytes = 32;
/** Keys with fewer distinct bytes are rejected as not random; 32 random bytes always have more. */
const minVariety = 12;

/** Parses comma-separated keys from a setting or a file; undefined if one of them is invalid. */
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
