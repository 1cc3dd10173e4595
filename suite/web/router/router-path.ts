/** `touchpoints/{id}` as the router writes it: `touchpoints/$id`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, '$$$1');
}
