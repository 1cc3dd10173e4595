import type { StyleSpecification } from 'maplibre-gl';
import { attributionText } from '#platform/contract/map/attribution-text.ts';

/** The map stays empty for this long while the style loads. */
const PATIENCE_MS = 6_000;

/** Reads a provider's style and its attribution, which is in its source descriptions. */
export async function readProviderStyle(
  address: string,
): Promise<{ style: StyleSpecification; attribution: string }> {
  const style = (await readJson(address)) as StyleSpecification;
  if (style.version !== 8 || !Array.isArray(style.layers) || typeof style.sources !== 'object')
    throw new Error('this is no style');
  const named = await Promise.all(Object.values(style.sources).map(attributionOf));
  const attribution = [...new Set(named.filter(Boolean))].join(', ');
  return { style, attribution: attribution || new URL(address).hostname };
}

async function attributionOf(source: StyleSpecification['sources'][string]): Promise<string> {
  if ('attribution' in source && source.attribution) return attributionText(source.attribution);
  if (!('url' in source) || typeof source.url !== 'string') return '';
  const described = (await readJson(source.url)) as { attribution?: unknown };
  return attributionText(described.attribution);
}

async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}
