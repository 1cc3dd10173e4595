const ENTITIES: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
];

/** The hidden inputs of a page, as a browser would send them back. */
export function hiddenInputs(body: string): Record<string, string> {
  const inputs = body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, unescapeText(value)]),
  );
}

function unescapeText(text: string): string {
  return ENTITIES.reduce((rest, [entity, letter]) => rest.replaceAll(entity, letter), text);
}
