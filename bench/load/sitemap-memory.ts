/** Interval at which the server's memory is read, because each reading needs a full garbage collection. */
const BYTES_BETWEEN = 300_000;
const MAX_PARTS = 10;

/**
 * Reads all parts of a sitemap with pauses that make the server wait. `grown` is the peak server memory in a pause, in
 * bytes, minus the lower of the values before and after.
 */
export async function readSitemap(
  site: string,
  usedMemory: () => Promise<number>,
): Promise<{ pages: string[]; bytes: number; grown: number }> {
  const before = await usedMemory();
  const texts: Uint8Array[] = [];
  let [highest, unread, bytes] = [0, 0, 0];
  for (let part = 1; part <= MAX_PARTS; part += 1) {
    const response = await fetch(`${site}/sitemap-fr-${part}.xml`);
    if (!response.ok || !response.body) break;
    for await (const chunk of response.body) {
      texts.push(chunk);
      bytes += chunk.length;
      unread += chunk.length;
      if (unread < BYTES_BETWEEN) continue;
      unread = 0;
      highest = Math.max(highest, await usedMemory());
    }
  }
  const after = await usedMemory();
  const addresses = Buffer.concat(texts)
    .toString()
    .matchAll(/<loc>([^<]+)/g);
  const pages = Array.from(addresses, ([, address = '']) => new URL(address).pathname);
  return { pages, bytes, grown: highest - Math.min(before, after) };
}
