/** The name that the server gave a file: the form with accents first, then the plain one (RFC 6266). */
export function parseDispositionFileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A name that does not decode is no name; the plain one below is.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}
