/** A long key in groups of four, as people read and type it. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** A recovery code in two halves; one that already has its hyphen stays as it is. */
export const groupCode = (code: string): string => code.replace(/^(\w{5})(\w{5})$/, '$1-$2');

export const codesFile = (heading: string, codes: readonly string[]): string =>
  `${[heading, '', ...codes.map(groupCode)].join('\r\n')}\r\n`;
