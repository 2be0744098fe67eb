import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, forAllOf } from '#base/testing/for-all.ts';
import { codeAlphabet, codeLength, tagLink } from '#features/tags/domain.ts';
import { fitsOn, tagCapacities, tagMemory, toHex, uriMessage } from './ndef.ts';

/** All 36 identifier codes of the NFC Forum's URI record type definition. */
const abbreviations = [
  '',
  'http://www.',
  'https://www.',
  'http://',
  'https://',
  'tel:',
  'mailto:',
  'ftp://anonymous:anonymous@',
  'ftp://ftp.',
  'ftps://',
  'sftp://',
  'smb://',
  'nfs://',
  'ftp://',
  'dav://',
  'news:',
  'telnet://',
  'imap:',
  'rtsp://',
  'urn:',
  'pop:',
  'sip:',
  'sips:',
  'tftp:',
  'btspp://',
  'btl2cap://',
  'btgoep://',
  'tcpobex://',
  'irdaobex://',
  'file://',
  'urn:epc:id:',
  'urn:epc:tag:',
  'urn:epc:pat:',
  'urn:epc:raw:',
  'urn:epc:',
  'urn:nfc:',
];

/** Parses strictly by the specification (NDEF 1.0 §3.2, RTD URI 1.0 §3.2) and checks every flag and field. */
function readMessage(message: Uint8Array) {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const flags = view.getUint8(0);
  const [isFirst, isLast, isChunk] = [flags & 0x80, flags & 0x40, flags & 0x20].map(Boolean);
  const isShort = Boolean(flags & 0x10);
  const hasId = Boolean(flags & 0x08);
  const typeLength = view.getUint8(1);
  const payloadLength = isShort ? view.getUint8(2) : view.getUint32(2);
  const typeAt = isShort ? 3 : 6;
  const payloadAt = typeAt + typeLength;
  const payload = message.subarray(payloadAt, payloadAt + payloadLength);
  const type = new TextDecoder().decode(message.subarray(typeAt, payloadAt));
  const uri = abbreviations[payload[0] ?? 255] + new TextDecoder('utf-8', { fatal: true }).decode(payload.subarray(1));
  const isComplete = message.length === payloadAt + payloadLength;
  return { isFirst, isLast, isChunk, isShort, hasId, typeName: flags & 0x07, type, uri, isComplete };
}

/** Parses the blocks of a Type 2 Tag's data area (§2.3): tag, length in one byte or three, value; to the terminator. */
function readMemory(memory: Uint8Array): { message: Uint8Array; used: number } {
  let at = 0;
  const found: Uint8Array[] = [];
  for (let tag = memory[at]; tag !== 0xfe; tag = memory[at]) {
    if (tag === undefined) throw new Error('no terminator');
    at += 1;
    if (tag === 0x00) continue;
    let length = memory[at] ?? 0;
    at += 1;
    if (length === 0xff) {
      length = ((memory[at] ?? 0) << 8) | (memory[at + 1] ?? 0);
      if (length < 255) throw new Error('three bytes for a length of one');
      at += 2;
    }
    if (tag === 0x03) found.push(memory.subarray(at, at + length));
    at += length;
  }
  const [message] = found;
  if (!message || found.length !== 1) throw new Error('not one message');
  return { message, used: at + 1 };
}

const rest = fc.string({ unit: 'grapheme', maxLength: 400 });
const link = fc
  .tuple(fc.constantFrom('https://', 'http://', 'https://www.', 'urn:', ''), rest)
  .map((two) => two.join(''));

describe('the NDEF content of a tag', () => {
  it('decodes back to the link', () => {
    forAllOf(2_000, link, (url) => {
      const memory = tagMemory(url);
      const { message, used } = readMemory(memory);
      expect(used).toBe(memory.length);
      const { uri, isShort, ...fields } = readMessage(message);
      expect(uri).toBe(url.toWellFormed());
      expect(fields).toEqual({
        isFirst: true,
        isLast: true,
        isChunk: false,
        hasId: false,
        typeName: 1,
        type: 'U',
        isComplete: true,
      });
      expect(message).toEqual(uriMessage(url));
    });
  });

  it('has the expected bytes for a known link', () => {
    expect(toHex(tagMemory('https://negia.example/t/23456789'))).toBe(
      `031DD1011955046E656769612E6578616D706C652F742F3233343536373839FE`,
    );
    expect(toHex(uriMessage('http://localhost:3000/t/ABCDEFGH')).slice(0, 10)).toBe('D1011A5503');
  });

  it('uses a short record for every tag link', () => {
    const code = fc.string({ unit: fc.constantFrom(...codeAlphabet), minLength: codeLength, maxLength: codeLength });
    forAll(code, (each) => readMessage(uriMessage(tagLink('https://negia.example', each))).isShort);
  });
});

describe('the capacity of a tag', () => {
  const linkOf = (length: number) => `https://${'a'.repeat(length)}`;

  it.each([
    [136, ['ntag213', 'ntag215', 'ntag216']],
    [137, ['ntag215', 'ntag216']],
    [254, ['ntag215', 'ntag216']],
    [255, ['ntag215', 'ntag216']],
    [491, ['ntag215', 'ntag216']],
    [492, ['ntag216']],
    [875, ['ntag216']],
    [876, []],
  ])('fits %i characters after https:// on %j', (length, names) => {
    expect(fitsOn(linkOf(length))).toEqual(names);
  });

  it('counts bytes, not characters', () => {
    expect(fitsOn(`https://${'א'.repeat(68)}`)).toContain('ntag213');
    expect(fitsOn(`https://${'א'.repeat(69)}`)).not.toContain('ntag213');
  });

  it('is filled to the last byte by the longest link', () => {
    expect(tagMemory(linkOf(136))).toHaveLength(tagCapacities.ntag213);
    expect(tagMemory(linkOf(491))).toHaveLength(tagCapacities.ntag215);
    expect(tagMemory(linkOf(875))).toHaveLength(tagCapacities.ntag216);
  });

  it.each([249, 250, 253, 254, 255, 256])(
    'decodes a link of %i characters around the length-encoding boundary',
    (length) => {
      expect(readMessage(readMemory(tagMemory(linkOf(length))).message).uri).toBe(linkOf(length));
    },
  );
});
