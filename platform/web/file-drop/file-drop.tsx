import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconAlertCircle, IconFileSpreadsheet, IconFileUpload, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import type { UploadProgress } from '#platform/web/api/upload-to-server.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './file-drop.module.css';
import { useFileSizes } from './use-file-sizes.ts';

/** Accepts one file by drop, selection or paste, and explains why it rejects another. */
export function FileDrop(given: {
  label: string;
  help?: ReactNode;
  /** Lower case with the dot: `.xlsx`. */
  extensions: readonly string[];
  maxBytes?: number;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Upload progress; null before and after. */
  progress?: UploadProgress | null;
  onCancel?: () => void;
  /** The server's error about the file. */
  error?: ReactNode;
}) {
  const { extensions, maxBytes = UPLOAD_LIMIT_BYTES, file, onChange } = given;
  const { t } = useTranslation();
  const { list } = useFormat();
  const size = useFileSizes();
  const messageOf = useFileProblemMessage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem } | null>(null);
  const [over, setOver] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const error = refused ? (
    <span>
      {/* With another file shown, the name says which file was rejected. */}
      {file && <b>{refused.name} </b>}
      {messageOf(refused.problem)}
    </span>
  ) : (
    given.error
  );

  const stage = !file ? 'none' : given.progress ? 'sending' : 'chosen';
  const shown = useRef(stage);
  // The clicked button is replaced by another one, which takes the focus.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (shown.current !== stage && isLost)
      field.current?.querySelector('button')?.focus({ preventScroll: true });
    shown.current = stage;
  }, [stage]);

  const take = (files: readonly File[]) => {
    const problem = checkFiles(files, { extensions, maxBytes });
    const [first] = files;
    setRefused(problem && { name: first?.name ?? '', problem });
    if (first && !problem) onChange(first);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const typing = (event.target as HTMLElement).closest('input, textarea, [contenteditable]');
    if (files.length === 0 || typing || given.progress) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    <div className={classes.field} ref={field}>
      <span id={`${id}-label`} className={classes.label}>
        {given.label}
      </span>
      {given.help !== undefined && <p className={classes.help}>{given.help}</p>}
      <input
        ref={input}
        type="file"
        className={classes.input}
        id={id}
        accept={extensions.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
      {file ? (
        <FileRow
          file={file}
          progress={given.progress ?? null}
          onCancel={given.onCancel}
          onReplace={() => input.current?.click()}
          onRemove={() => {
            setRefused(null);
            onChange(null);
          }}
        />
      ) : (
        <button
          type="button"
          className={classes.drop}
          data-over={over || undefined}
          data-wrong={error ? true : undefined}
          aria-labelledby={`${id}-label ${id}-way ${id}-rules`}
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take([...event.dataTransfer.files]);
          }}
        >
          <Icon of={IconFileUpload} size={20} className={classes.icon} />
          <span id={`${id}-way`}>
            <span className={classes.way}>{t('platform:fileDrop.drop')} </span>
            <span className={classes.choose}>{t('platform:fileDrop.choose')}</span>
          </span>
          <span id={`${id}-rules`} className={classes.rules}>
            {t('platform:fileDrop.rules', { types: list(extensions), size: size(maxBytes) })}
          </span>
        </button>
      )}
      <p id={`${id}-error`} className={classes.error} role="alert">
        {error && (
          <>
            <Icon of={IconAlertCircle} size={13} className={classes.errorIcon} />
            {error}
          </>
        )}
      </p>
    </div>
  );
}

function useFileProblemMessage(): (problem: FileProblem) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const size = useFileSizes();
  return (problem) => {
    switch (problem.code) {
      case 'too-large':
        return t('platform:fileDrop.tooLarge', {
          size: size(problem.bytes),
          limit: size(problem.maxBytes),
        });
      case 'wrong-type':
        return t('platform:fileDrop.wrongType', { types: list(problem.extensions) });
      case 'empty':
        return t('platform:fileDrop.empty');
      case 'several':
        return t('platform:fileDrop.several');
    }
  };
}

type FileRules = {
  /** Lower case with the dot: `.xlsx`. */
  extensions: readonly string[];
  maxBytes: number;
};

/** Codes instead of sentences; the component translates them. */
type FileProblem =
  | { code: 'too-large'; bytes: number; maxBytes: number }
  | { code: 'wrong-type'; extensions: readonly string[] }
  | { code: 'empty' }
  | { code: 'several' };

/** Checks the file before the upload; the server checks its content again. */
export function checkFile(
  file: Pick<File, 'name' | 'size'>,
  { extensions, maxBytes }: FileRules,
): FileProblem | null {
  const name = file.name.toLowerCase();
  if (!extensions.some((extension) => name.endsWith(extension)))
    return { code: 'wrong-type', extensions };
  if (file.size === 0) return { code: 'empty' };
  if (file.size > maxBytes) return { code: 'too-large', bytes: file.size, maxBytes };
  return null;
}

/** Rejects several files, because it is unclear which one was meant. */
export function checkFiles(
  files: readonly Pick<File, 'name' | 'size'>[],
  rules: FileRules,
): FileProblem | null {
  const [file, ...more] = files;
  if (!file) return null;
  return more.length > 0 ? { code: 'several' } : checkFile(file, rules);
}

function FileRow(given: {
  file: File;
  progress: UploadProgress | null;
  onCancel: (() => void) | undefined;
  onReplace: () => void;
  onRemove: () => void;
}) {
  const { file, progress, onCancel } = given;
  const { t } = useTranslation();
  const { percent } = useFormat();
  const size = useFileSizes();
  const share = progress && progress.total > 0 ? progress.sent / progress.total : 0;
  const isSent = progress !== null && progress.total > 0 && progress.sent >= progress.total;
  return (
    <div className={classes.row}>
      <Icon of={IconFileSpreadsheet} className={classes.icon} />
      <span className={classes.name}>
        {file.name} <span className={classes.size}>{size(file.size)}</span>
      </span>
      {progress ? (
        <span className={classes.share}>{percent(share)}</span>
      ) : (
        <>
          <Button variant="subtle" size="xs" onClick={given.onReplace}>
            {t('platform:fileDrop.replace')}
          </Button>
          <ActionIcon
            aria-label={t('platform:fileDrop.remove', { name: file.name })}
            onClick={given.onRemove}
          >
            <Icon of={IconX} />
          </ActionIcon>
        </>
      )}
      {progress && (
        <div className={classes.progress}>
          <Progress
            value={share * 100}
            aria-label={t('platform:fileDrop.uploading', { name: file.name })}
          />
          <div className={classes.below}>
            {!isSent &&
              t('platform:fileDrop.sent', {
                sent: size(progress.sent),
                total: size(progress.total),
              })}
            <span role="status">{isSent && t('platform:fileDrop.reading')}</span>
            {onCancel && (
              <LinkButton onClick={onCancel}>{t('platform:fileDrop.cancel')}</LinkButton>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
