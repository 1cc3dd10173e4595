import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { LEAN_SECURITY_HEADERS } from '#platform/server/http/answer/security-headers.ts';
import { type PublishedLocator, readLatestLocator } from './published-locator.ts';
import type { Site } from './site.ts';
import { brandStyle, findBrandStyle, logoVersion } from './site-assets.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The URL contains a content hash, so browsers and proxies cache it for long. If another process rendered a newer
 * version, it is read from the database; a style that still differs is not cached.
 */
export async function sendStyle(reply: FastifyReply, site: Site, version: unknown) {
  const type = 'text/css; charset=utf-8';
  const named = findBrandStyle(site, version);
  if (named !== null) return sendText(reply, type, named, YEAR_SECONDS);
  const locator = (site.previewToken === null && (await readLatestLocator(site))) || site.locator;
  const latest = findBrandStyle({ ...site, locator }, version);
  return latest === null
    ? sendText(reply, type, brandStyle({ locator }), null)
    : sendText(reply, type, latest, YEAR_SECONDS);
}

export async function sendLogo(reply: FastifyReply, site: Site, version: unknown) {
  const { app } = site;
  const isNamed = ({ brand }: PublishedLocator) =>
    brand.logoFileId !== null && logoVersion(brand.logoFileId) === version;
  const locator = isNamed(site.locator)
    ? site.locator
    : ((await readLatestLocator(site)) ?? site.locator);
  const { clientId, brand } = locator;
  if (!brand.logoFileId) return reply.code(404).send();
  const opened = await app.files.open(app.database.ofClient(clientId), {
    clientId,
    id: brand.logoFileId,
  });
  return reply
    .headers({
      ...LEAN_SECURITY_HEADERS,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isNamed(locator) ? 'public, max-age=86400' : 'no-store',
      'content-length': String(opened.file.size),
    })
    .type(FILE_KINDS[opened.file.kind].contentType)
    .send(opened.stream);
}

export function sendText(
  reply: FastifyReply,
  type: string,
  text: string | Readable,
  seconds: number | null = 300,
): FastifyReply {
  const caching = seconds === null ? 'no-store' : `public, max-age=${seconds}`;
  return reply
    .headers({ ...LEAN_SECURITY_HEADERS, 'cache-control': caching })
    .type(type)
    .send(text);
}

export function sendXml(reply: FastifyReply, stream: Readable): FastifyReply {
  return sendText(reply, 'application/xml; charset=utf-8', stream);
}
