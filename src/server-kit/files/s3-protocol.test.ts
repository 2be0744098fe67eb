import { describe, expect, it } from 'vitest';
import { parseS3Url, readS3Failure, readS3Page } from './s3-protocol.ts';

describe('FILES_URL', () => {
  it('contains all settings of the store', () => {
    expect(parseS3Url('s3://AK%2FID:a%2Fb%2Bc%40@s3.example.com/cards')).toEqual({
      accessKeyId: 'AK/ID',
      secretAccessKey: 'a/b+c@',
      region: 'us-east-1',
      bucket: 'cards',
      base: 'https://s3.example.com/cards/',
    });
    expect(parseS3Url('s3://k:s@h:9000/cards?region=r&tls=off&style=host')).toMatchObject({
      region: 'r',
      base: 'http://cards.h:9000/',
    });
  });

  it.each([
    's3://host/cards',
    's3://key@host/cards',
    'https://key:hush@host/cards',
    's3://key:hush@host',
    's3://key:hush@host/cards/deep',
    's3://key:hu/sh@host/cards',
    's3://key:hush@host/cards?tls=maybe',
    's3://key:hush@host/cards?style=other',
    'hush',
  ])('is refused as %j, without repeating the secret', (url) => {
    expect(() => parseS3Url(url)).toThrow(/^FILES_URL(?!.*hush)/);
  });
});

describe('S3 responses', () => {
  it('are parsed with their entities decoded once', () => {
    const xml = `<?xml version="1.0"?>\n<ListBucketResult xmlns="http://x"><IsTruncated>true</IsTruncated>
      <Contents><Key>a&amp;lt;&#x5d0;&#39;&quot;&gt;&nope;</Key><Size>7</Size><LastModified>2026-11-15T10:00:00.000Z</LastModified></Contents>
      <Contents><Key>b</Key><Size>0</Size><LastModified>2026-11-15T10:00:00Z</LastModified></Contents>
      <NextContinuationToken>a+/=&amp;b</NextContinuationToken></ListBucketResult>`;
    const page = readS3Page(xml);
    expect(page.next).toBe('a+/=&b');
    expect(page.files.map((file) => file.key)).toEqual(['a&lt;א\'">&nope;', 'b']);
    expect(page.files[0]).toMatchObject({ size: 7, modifiedAt: new Date('2026-11-15T10:00:00Z') });
  });

  it('are parsed as empty when they are not the expected XML', () => {
    expect(readS3Page('<html>')).toEqual({ files: [], next: undefined });
    expect(
      readS3Page('<IsTruncated>false</IsTruncated><NextContinuationToken>x</NextContinuationToken>').next,
    ).toBeUndefined();
    expect(readS3Failure('gateway down')).toEqual({ code: undefined, message: undefined });
  });
});
