const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
);

/** Decodes the five predefined XML entities and numeric ones. Others would need declarations, which are rejected. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (all, decimal, hex, name) => {
      if (name) return NAMED.get(name) ?? all;
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}

/** Excel writes characters that XML forbids as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** `attributeOf(' r="B2" s="3"', 's')` is 3. */
export function readAttribute(tag: string, name: string): string | undefined {
  const at = tag.indexOf(` ${name}="`);
  if (at >= 0) {
    const start = at + name.length + 3;
    return decodeEntities(tag.slice(start, tag.indexOf('"', start)));
  }
  if (!tag.includes(name)) return undefined;
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : undefined;
}
