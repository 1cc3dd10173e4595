/** Whether the client accepts gzip, unless with weight 0. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(header ?? ''));
}
