import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/**
 * The picture library, read at its first use: libvips takes about 15 MB, and most processes never draw. Its cache of
 * operations is off, since no picture is drawn twice.
 */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    return library;
  });
  return loading;
}
