import type { Secrets } from '../secrets/secrets.ts';

/** A link that opens one file in one way until it expires. The file's owner decides who may use it. */
interface FileLink {
  client: string;
  id: string;
  /** Seconds since 1970. */
  until: number;
  as: 'attachment' | 'inline';
}

const PURPOSE = 'files.link';

export function fileLinkPath(secrets: Secrets, link: FileLink): string {
  const { client, until, as } = link;
  const signature = secrets.sign(PURPOSE, signedText(link));
  return `/files/${link.id}?${new URLSearchParams({ client, until: String(until), as, signature })}`;
}

export function isFileLinkValid(
  secrets: Secrets,
  link: FileLink & { signature: string },
  now = Date.now(),
): boolean {
  return link.until * 1000 > now && secrets.verify(PURPOSE, signedText(link), link.signature);
}

function signedText(link: FileLink): string {
  return [link.client, link.id, link.until, link.as].join(' ');
}
