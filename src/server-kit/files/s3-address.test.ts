import { describe, expect, it } from 'vitest';
import { parseS3Url } from './s3-protocol.ts';

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
