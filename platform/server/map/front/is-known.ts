import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Says which version this is, and whether whoever asks has it already. Weak: packed or not, it is the same map. What the
 * address holds need not stand in the tag as well.
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `W/"${version}"`;
  reply.header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((each) => weak(each.trim()) === tag);
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}
