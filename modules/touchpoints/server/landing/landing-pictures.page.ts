import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { definePage, type Page, type PageResponse } from '#platform/server/http/page.ts';
import { findLandingPage, findOpenBrand } from './find-landing-page.ts';
import { LANDING_REASON } from './landing-addresses.ts';
import { closedNow } from './landing-frame.ts';

export const landingPicturePages: readonly Page[] = [
  definePage({
    path: '/p/{brandId}/{suffix}/picture',
    reason: LANDING_REASON,
    rate: 'crowd',
    async render({ app, params }) {
      const { brandId = '', suffix = '' } = params;
      const { brand, page } = await findLandingPage({ app }, { brandId, suffix });
      if (!brand || !page?.imageFileId || closedNow(page)) throw notFound();
      return sendPicture(app, { clientId: brand.clientId, id: page.imageFileId });
    },
  }),
  definePage({
    path: '/p/{brandId}/-/logo',
    reason: LANDING_REASON,
    rate: 'crowd',
    async render({ app, params }) {
      const brand = await findOpenBrand({ app }, params.brandId ?? '');
      if (!brand?.logoFileId) throw notFound();
      return sendPicture(app, { clientId: brand.clientId, id: brand.logoFileId });
    },
  }),
];

async function sendPicture(
  app: App,
  file: { clientId: string; id: string },
): Promise<PageResponse> {
  const opened = await app.files.open(app.database.ofClient(file.clientId), file);
  return {
    html: opened.stream,
    headers: {
      'content-type': FILE_KINDS[opened.file.kind].contentType,
      'content-length': String(opened.file.size),
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      // Chats and search engines show it next to the link.
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}
