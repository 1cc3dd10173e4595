import { rewriteArchive } from '#platform/testing/rewrite-archive.ts';

/** The same data as another client, so that an installation can import the archive of its own client. */
export function asOtherClient(
  archive: Blob,
  client: { id: string; identifier: string; brandId: string; name: string },
): Promise<Blob> {
  let ownId = '';
  return rewriteArchive(
    archive,
    (rows, table) => {
      // Users come first, and name no client.
      if (ownId === '' && table !== 'directory.clients') return rows;
      if (table !== 'directory.clients') return rows.replaceAll(ownId, client.id);
      const row = JSON.parse(rows);
      ownId = row.id;
      const { id, identifier, brandId, name } = client;
      return `${JSON.stringify({ ...row, id, identifier, name, brand_id: brandId, short_url_base: null })}\n`;
    },
    (manifest) => ({ ...manifest, client: { id: client.id, name: client.name } }),
  );
}
