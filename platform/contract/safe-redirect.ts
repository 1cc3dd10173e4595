/** An address on this site to go on to, or the start page: nobody is sent elsewhere by a link that begins here. */
export function safeRedirect(asked: string | null | undefined): string {
  if (!asked?.startsWith('/')) return '/';
  const here = 'https://here.invalid';
  let url: URL;
  try {
    url = new URL(asked, here);
  } catch {
    return '/';
  }
  // The parser has undone what a browser would: `//host`, `/\host`, tabs and line breaks all show as another origin.
  if (url.origin !== here || url.username !== '') return '/';
  return `${url.pathname}${url.search}${url.hash}`.startsWith('//')
    ? '/'
    : `${url.pathname}${url.search}${url.hash}`;
}
