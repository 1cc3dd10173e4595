import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { definePage } from '#platform/server/http/page.ts';
import { FORM_REASON } from './form-frame.ts';
import { readAnyForm } from './page-form.ts';

/** The brand's logo in the header of its form. */
export const formLogoPage = definePage({
  path: '/f/{formId}/logo',
  reason: FORM_REASON,
  rate: 'crowd',
  async render({ app, params: { formId = '' } }) {
    if (!isUuid(formId)) throw notFound();
    const { client_id: clientId } = await readAnyForm({ app }, formId);
    const db = app.database.ofClient(clientId);
    const brand = await app.ports.call(findBrand, { clientId }, { db, app });
    if (!brand?.logoFileId || brand.archived) throw notFound();
    const { file, stream } = await app.files.open(db, { clientId, id: brand.logoFileId });
    return {
      html: stream,
      headers: {
        'content-type': FILE_KINDS[file.kind].contentType,
        'content-length': String(file.size),
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    };
  },
});
