/** File kinds that the suite accepts and produces. The content determines the kind; the file name must match it. */
export const FILE_KINDS = {
  csv: { extensions: ['csv'], contentType: 'text/csv; charset=utf-8', inline: false },
  tsv: {
    extensions: ['tsv'],
    contentType: 'text/tab-separated-values; charset=utf-8',
    inline: false,
  },
  txt: { extensions: ['txt'], contentType: 'text/plain; charset=utf-8', inline: false },
  xls: { extensions: ['xls'], contentType: 'application/vnd.ms-excel', inline: false },
  xlsx: {
    extensions: ['xlsx'],
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    inline: false,
  },
  docx: {
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inline: false,
  },
  geojson: {
    extensions: ['geojson', 'json'],
    contentType: 'application/geo+json',
    inline: false,
  },
  zip: { extensions: ['zip'], contentType: 'application/zip', inline: false },
  eps: { extensions: ['eps'], contentType: 'application/postscript', inline: false },
  pdf: { extensions: ['pdf'], contentType: 'application/pdf', inline: true },
  png: { extensions: ['png'], contentType: 'image/png', inline: true },
  jpeg: { extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', inline: true },
  gif: { extensions: ['gif'], contentType: 'image/gif', inline: true },
  webp: { extensions: ['webp'], contentType: 'image/webp', inline: true },
} as const satisfies Record<
  string,
  {
    extensions: readonly string[];
    contentType: string;
    /** Only file kinds that cannot run scripts are shown inline; SVG and HTML are not accepted at all. */
    inline: boolean;
  }
>;
export type FileKind = keyof typeof FILE_KINDS;

/** `.csv, .xlsx`: for upload fields and error messages. */
export function formatFileExtensions(kinds: readonly FileKind[]): string {
  return kinds
    .flatMap((kind) => FILE_KINDS[kind].extensions)
    .map((extension) => `.${extension}`)
    .join(', ');
}
