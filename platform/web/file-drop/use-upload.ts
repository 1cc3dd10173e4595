import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import {
  type UploadCall,
  type UploadProgress,
  uploadToServer,
} from '#platform/web/api/upload-to-server.ts';

/** One upload at a time; cancelling, choosing another file or leaving the screen aborts it without an error. */
export function useUpload<Call extends UploadCall>(given: {
  call: Call;
  input: CallInput<Call>;
  onDone: (answer: CallOutput<Call>, file: File) => void;
}) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const send = async (file: File): Promise<void> => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setProgress({ sent: 0, total: file.size });
    try {
      const answer = await uploadToServer(given.call, given.input, file, {
        signal: controller.signal,
        onProgress: setProgress,
      });
      given.onDone(answer, file);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };

  return { progress, failure, send, cancel, forget: () => setFailure(null) };
}
