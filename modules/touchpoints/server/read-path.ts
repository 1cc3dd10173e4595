/** The path of an address as a server reads it: `/%73/x` is `/s/x`. */
export function readPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
