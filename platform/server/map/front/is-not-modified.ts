import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets the ETag and returns whether the client already has this version. The tag is weak, because compressed and plain
 * responses show the same map. Parts of the URL are not repeated in the tag.
 */
export function isNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
): boolean {
  const tag = `W/"${version}"`;
  reply.header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((each) => weak(each.trim()) === tag);
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}
