import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemTexts } from '#platform/web/api/problem-text.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { requestIdOf } from '#platform/web/feedback/request-id-of.ts';
import { FileDrop } from './file-drop.tsx';
import { useUpload } from './use-upload.ts';

/** A file that is sent as soon as it is chosen; what the server refuses is said under it. */
export function FileUpload(given: {
  label: string;
  help?: ReactNode;
  extensions: readonly string[];
  maxBytes?: number;
  address: string;
  fields?: Record<string, string>;
  /** The texts of this upload's own problems. */
  problems?: ProblemTexts;
  onDone: (answer: unknown, file: File) => void;
  onRemove?: () => void;
}) {
  const { address, fields, problems, onDone, onRemove, ...field } = given;
  const { t } = useTranslation();
  const say = useProblemText(problems);
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload({ address, onDone, ...(fields && { fields }) });
  const requestId = requestIdOf(upload.failure);

  const change = (next: File | null) => {
    upload.cancel();
    upload.forget();
    setFile(next);
    if (next) void upload.send(next);
    else onRemove?.();
  };

  return (
    <FileDrop
      {...field}
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
            {file && (
              <LinkButton onClick={() => change(file)}>{t('platform:error.tryAgain')}</LinkButton>
            )}
          </>
        )
      }
    />
  );
}
