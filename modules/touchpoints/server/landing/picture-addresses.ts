/** URLs contain the file id, so that browsers cache a picture until it changes. */
export function pictureAddress(page: { brandId: string; suffix: string; fileId: string }): string {
  return `/p/${encodeURIComponent(page.brandId)}/${page.suffix}/picture?v=${page.fileId}`;
}

/** No suffix is a dash. */
export function logoAddress(brand: { brandId: string; logoFileId: string }): string {
  return `/p/${encodeURIComponent(brand.brandId)}/-/logo?v=${brand.logoFileId}`;
}
