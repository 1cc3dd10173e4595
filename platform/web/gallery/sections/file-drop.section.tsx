import { useState } from 'react';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { FileDrop } from '#platform/web/file-drop/file-drop.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import type { GallerySection } from '../gallery-section.ts';
import styles from './file-drop.section.module.css';

const SPREADSHEETS = ['.csv', '.tsv', '.xlsx', '.xls'];
const LARGE = new File([new Uint8Array(4_300_000)], 'kundenkartei_herbst_2026.xlsx');

const UNKNOWN_CALL = defineCall({
  method: 'POST',
  path: '/nobody-takes-files-here',
  module: 'gallery',
  summary: 'An address that no server knows.',
  access: { kind: 'session' },
  upload: { kinds: ['csv', 'tsv', 'xlsx', 'xls'], maxBytes: UPLOAD_LIMIT_BYTES },
  response: z.object({}),
});

export const section: GallerySection = { Example };

function Example() {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(LARGE);
  const [sending, setSending] = useState<File | null>(LARGE);
  return (
    <div className={styles.examples}>
      <FileDrop
        label="Contacts"
        help="The first line holds the names of the columns."
        extensions={SPREADSHEETS}
        file={file}
        onChange={setFile}
      />
      <FileDrop
        label="Being sent"
        extensions={SPREADSHEETS}
        file={sending}
        onChange={setSending}
        progress={sending && { sent: 2_630_000, total: 4_300_000 }}
        onCancel={() => setSending(null)}
      />
      <FileUpload
        label="Sent to nobody, to see what a failure looks like"
        call={UNKNOWN_CALL}
        input={{}}
        onDone={() => {}}
      />
      <FileDrop label="Chosen" extensions={SPREADSHEETS} file={sent} onChange={setSent} />
      <FileDrop
        label="Refused"
        extensions={SPREADSHEETS}
        file={null}
        onChange={() => {}}
        error="The file has no column with e-mail addresses."
      />
    </div>
  );
}
