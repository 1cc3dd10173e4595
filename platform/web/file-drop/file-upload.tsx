import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallInput, CallOutput } from '#platform/contract/call.ts';
import { extensionsOf } from '#platform/contract/files/file-kind.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import type { UploadCall } from '#platform/web/api/upload-to-server.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { requestIdOf } from '#platform/web/feedback/request-id-of.ts';
import { FileDrop } from './file-drop.tsx';
import { useUpload } from './use-upload.ts';

/** A file that is sent as soon as it is chosen; what the server refuses is said under it. */
export function FileUpload<Call extends UploadCall>(given: {
  label: string;
  help?: ReactNode;
  /** Says which kinds it takes and how large they may be. */
  call: Call;
  input: CallInput<Call>;
  onDone: (answer: CallOutput<Call>, file: File) => void;
  onRemove?: () => void;
  /** Another file is sent or the file is removed: what was said about the one before no longer holds. */
  onChange?: () => void;
}) {
  const { call, input, onDone, onRemove, onChange, ...field } = given;
  const { t } = useTranslation();
  const say = useProblemText();
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload({ call, input, onDone });
  const isRefused = refusesFile(upload.failure);
  const requestId = isRefused ? undefined : requestIdOf(upload.failure);

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
      extensions={extensionsOf(call.upload.kinds).split(', ')}
      maxBytes={call.upload.maxBytes}
      file={file}
      onChange={change}
      progress={upload.progress}
      onCancel={() => change(null)}
      error={
        upload.failure !== null && (
          <>
            <span>
              {say(upload.failure)}{' '}
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

/** The same file would be refused again: what helps is another one, not another try and no request that somebody looks up. */
function refusesFile(failure: unknown): boolean {
  return failure instanceof ProblemError && [400, 413, 415, 422].includes(failure.status);
}
