import { expect, test } from 'vitest';
import { parseS3Address } from './file-store.ts';

test('a store is named in one line', () => {
  expect(
    parseS3Address('s3://key:se%2Fcret@store.example:9000/files?region=eu-west-3&tls=false'),
  ).toEqual({
    endpoint: 'http://store.example:9000',
    bucket: 'files',
    region: 'eu-west-3',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  });
  expect(parseS3Address('s3://key:secret@store.example/files').endpoint).toBe(
    'https://store.example',
  );
});

test.each(['https://key:secret@store.example/files', 's3://store.example/files', 's3://k:s@h', ''])(
  '%j stops the start with a clear error',
  (text) => {
    expect(() => parseS3Address(text)).toThrow('FILES_S3_URL must look like');
  },
);
