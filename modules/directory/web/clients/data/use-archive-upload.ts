import { useCallback, useEffect, useRef, useState } from 'react';
import {
  ARCHIVE_PART_BYTES,
  cancelClientImportCall,
  checkClientImportCall,
  createClientImportCall,
  uploadArchivePartCall,
} from '#modules/directory/contract/clients/client-imports.ts';
import { callServer } from '#platform/web/api/server.ts';
import { type UploadProgress, uploadToServer } from '#platform/web/api/upload-to-server.ts';

interface Upload {
  file: File;
  /** Unknown until the server has accepted the file. */
  id?: string;
  received: number;
}

/** Sends an archive part by part and has it checked. After a broken connection it continues where it stopped. */
export function useArchiveUpload({ onChecked }: { onChecked: (id: string) => void }) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const upload = useRef<Upload>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (current: Upload) => {
      const controller = new AbortController();
      running.current = controller;
      upload.current = current;
      setFailure(null);
      setProgress({ sent: current.received, total: current.file.size });
      try {
        const id = await sendParts(current, { signal: controller.signal, onProgress: setProgress });
        setChecking(true);
        await callServer(checkClientImportCall, { params: { id }, body: {} });
        onChecked(id);
      } catch (error) {
        if (!controller.signal.aborted) setFailure(error);
      } finally {
        setChecking(false);
        if (running.current === controller) setProgress(null);
      }
    },
    [onChecked],
  );

  return {
    progress,
    isChecking,
    failure,
    send: (file: File) => void run({ file, received: 0 }),
    resume: () => upload.current && void run(upload.current),
    /** Stops the upload and deletes what has arrived. */
    discard: () => {
      running.current?.abort();
      setFailure(null);
      setProgress(null);
      const id = upload.current?.id;
      upload.current = null;
      // One that has ended already has nothing to delete.
      if (id) callServer(cancelClientImportCall, { params: { id }, body: {} }).catch(() => {});
    },
  };
}

async function sendParts(
  upload: Upload,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
): Promise<string> {
  const { file } = upload;
  const body = { fileName: file.name, bytes: file.size };
  upload.id ??= (await callServer(createClientImportCall, { body }, { signal })).id;
  const params = { id: upload.id };
  while (upload.received < file.size) {
    const from = upload.received;
    const part = new File([file.slice(from, from + ARCHIVE_PART_BYTES)], file.name);
    const sent = await uploadToServer(
      uploadArchivePartCall,
      { params, body: { at: Math.floor(from / ARCHIVE_PART_BYTES) } },
      part,
      {
        signal,
        onProgress: (progress) =>
          onProgress({ sent: Math.min(file.size, from + progress.sent), total: file.size }),
      },
    );
    upload.received = sent.received;
  }
  return upload.id;
}
