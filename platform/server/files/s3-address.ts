/**
 * `s3://key:secret@host:port/bucket?region=eu-west-3&tls=false`: the address of any S3-compatible store, in one line.
 */
export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const S3_ADDRESS_FORM = 'must look like s3://key:secret@host:port/bucket?region=…';

export function isS3Address(text: string): boolean {
  try {
    return Boolean(parseS3Address(text));
  } catch {
    return false;
  }
}

export function parseS3Address(text: string): S3Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bucket = url?.pathname.slice(1) ?? '';
  if (url?.protocol !== 's3:' || !url.host || !url.username || !/^[\w.-]+$/.test(bucket))
    throw new Error(`FILES_S3_URL ${S3_ADDRESS_FORM}`);
  const plain = url.searchParams.get('tls') === 'false';
  return {
    endpoint: `${plain ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
