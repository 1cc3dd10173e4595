import { type ReactNode, useState } from 'react';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import type { UploadCall } from '#platform/web/api/upload-to-server.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { errorRequestId } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FileDrop } from './file-drop.tsx';
import { useUpload } from './use-upload.ts';

/** A file that is uploaded as soon as it is chosen; the server's error is shown below it. */
export function FileUpload<Call extends UploadCall>(given: {
  label: string;
  help?: ReactNode;
  /** Defines the accepted file types and the maximum size. */
  call: Call;
  input: CallInput<Call>;
  onDone: (answer: CallOutput<Call>, file: File) => void;
  onRemove?: () => void;
  /**
   * Called when another file is uploaded or the file is removed, so that results of the previous file can be cleared.
   */
  onChange?: () => void;
}) {
  const { call, input, onDone, onRemove, onChange, ...field } = given;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload({ call, input, onDone });
  const isRefused = refusesFile(upload.failure);
  const requestId = isRefused ? undefined : errorRequestId(upload.failure);

  const change = (next: File | null) => {
    upload.cancel();
    upload.forget();
    setFile(next);
    onChange?.();
    if (next) void upload.send(next);
    else onRemove?.();
  };

  return (
    <FileDrop
      {...field}
      extensions={formatFileExtensions(call.upload.kinds).split(', ')}
      maxBytes={call.upload.maxBytes}
      file={file}
      onChange={change}
      progress={upload.progress}
      onCancel={() => change(null)}
      error={
        upload.failure !== null && (
          <>
            <span>
              {problemText(upload.failure)}{' '}
              {requestId !== undefined && t('platform:error.request', { requestId })}
            </span>
            {file && !isRefused && (
              <LinkButton onClick={() => change(file)}>{t('platform:error.tryAgain')}</LinkButton>
            )}
          </>
        )
      }
    />
  );
}

/** The same file would be refused again, so a retry or a request id does not help; the user needs another file. */
function refusesFile(failure: unknown): boolean {
  return failure instanceof ProblemError && [400, 413, 415, 422].includes(failure.status);
}
