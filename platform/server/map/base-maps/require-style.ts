import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { OutboundHttp } from '../../outbound/outbound-http.ts';
import { failureFromStatus, ProviderFailure } from '../provider-failure.ts';

const LARGEST_STYLE = 2 * 1024 * 1024;

const sourceSchema = z.object({
  url: z.string().optional(),
  tiles: z.array(z.string()).optional(),
});
const styleSchema = z.object({
  version: z.literal(8),
  layers: z.array(z.unknown()).min(1),
  sources: z.record(z.string(), sourceSchema),
  glyphs: z.string().optional(),
  sprite: z.union([z.string(), z.array(z.object({ url: z.string() }))]).optional(),
});
type Style = z.infer<typeof styleSchema>;

/**
 * Requests a style with the suite's origin, because keys are restricted to certain sites. The style must be valid and
 * reference no other host, because the CSP of pages blocks others.
 */
export async function requireStyle(
  { outbound, config }: { outbound: OutboundHttp; config: Pick<Config, 'publicUrl'> },
  { url, signal }: { url: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { status, body } = await outbound.request({
    url,
    configured: true,
    headers: { origin: new URL(config.publicUrl).origin, referer: `${config.publicUrl}/` },
    maxBytes: LARGEST_STYLE,
    ...(signal && { signal }),
  });
  if (status !== 200) throw failureFromStatus(status);
  const style = styleSchema.safeParse(jsonOf(body));
  if (!style.success) throw new ProviderFailure('ANSWER_NOT_UNDERSTOOD');
  const { host } = new URL(url);
  const elsewhere = addressesIn(style.data).some((address) => hostOf(address, url) !== host);
  if (elsewhere) throw new ProviderFailure('ANSWER_NOT_UNDERSTOOD');
}

function addressesIn({ sources, glyphs, sprite }: Style): string[] {
  const ofSources = Object.values(sources).flatMap((source) => [
    ...(source.url ? [source.url] : []),
    ...(source.tiles ?? []),
  ]);
  const sprites = typeof sprite === 'string' ? [sprite] : (sprite ?? []).map((each) => each.url);
  return [...ofSources, ...(glyphs ? [glyphs] : []), ...sprites];
}

function hostOf(address: string, base: string): string | undefined {
  return URL.parse(address, base)?.host;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
