/**
 * Decodes one label of a host as browsers encode it (RFC 3492), without the prefix `xn--`; undefined if it is not valid.
 * Browsers encode and have no function to decode.
 */
function decodeLabel(encoded: string): string | undefined {
  const [base, first, last, skew, damp] = [36, 1, 26, 38, 700];
  const split = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(split, 0))].map((letter) => letter.charCodeAt(0));
  const digits = [...encoded.slice(split + 1)].map((letter) => Number.parseInt(letter, base));
  // The digits are a to z, then 0 to 9; `parseInt` counts the other way round.
  const values = digits.map((digit) => (digit < 10 ? digit + 26 : digit - 10));
  if (values.some(Number.isNaN)) return undefined;
  let [code, index, bias, next] = [128, 0, 72, 0];
  while (next < values.length) {
    const before = index;
    for (let weight = 1, place = base; ; place += base) {
      const value = values[next];
      next += 1;
      if (value === undefined) return undefined;
      index += value * weight;
      const threshold = Math.min(Math.max(place - bias, first), last);
      if (value < threshold) break;
      weight *= base - threshold;
    }
    const length = output.length + 1;
    let delta = Math.floor((index - before) / (before === 0 ? damp : 2));
    delta += Math.floor(delta / length);
    let steps = 0;
    for (; delta > ((base - first) * last) / 2; steps += base) delta = Math.floor(delta / (base - first));
    bias = steps + Math.floor(((base - first + 1) * delta) / (delta + skew));
    code += Math.floor(index / length);
    if (code > 0x10ffff) return undefined;
    index %= length;
    output.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...output);
}

/** Only what looks the same in a field: no spaces, control or direction characters. */
const isVisible = (text: string): boolean => /^[^\p{C}\p{Z}]+$/u.test(text);

function decodeBytes(encoded: string): string {
  try {
    const text = decodeURIComponent(encoded);
    return isVisible(text) ? text : encoded;
  } catch {
    return encoded;
  }
}

/** A web address as people write it: Hebrew stays Hebrew in the host and the path. Parsed, it is the same address. */
export function readableAddress(address: string): string {
  const scheme = /^https?:\/\//i.exec(address)?.[0];
  if (!scheme) return address;
  const afterScheme = address.slice(scheme.length);
  const end = afterScheme.search(/[/?#]/);
  const [host, rest] = end < 0 ? [afterScheme, ''] : [afterScheme.slice(0, end), afterScheme.slice(end)];
  const labels = host.split('.').map((label) => {
    const decoded = label.startsWith('xn--') ? decodeLabel(label.slice(4)) : undefined;
    return decoded && isVisible(decoded) ? decoded : label;
  });
  return scheme + labels.join('.') + rest.replace(/(?:%[89a-f][\da-f])+/gi, decodeBytes);
}
