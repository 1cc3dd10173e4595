import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useProblemText } from '../api/problem-text.ts';
import { ActionButton } from '../display/action-button.tsx';
import { QueryBoundary } from '../feedback/loading-states.tsx';
import { TaskDialog } from '../feedback/task-dialog.tsx';
import classes from './versions-dialog.module.css';

/** Stored versions of a record, newest first: each is compared with the current one and restored. */
export function VersionsDialog<Version extends { version: number }>({
  texts,
  query,
  current,
  isWide = false,
  mayRestore = true,
  isBusy,
  rowOf,
  compare,
  onRestore,
  onClose,
}: {
  texts: { title: string; help: string; close: string; restore: (version: number) => string };
  query: UseQueryResult<{ items: Version[] }>;
  current: number;
  isWide?: boolean;
  mayRestore?: boolean;
  isBusy: boolean;
  /** Name, author with time, and summary of the changes. */
  rowOf: (version: Version) => { name: string; saved: string; about: string };
  /** What restoring the chosen version would change. */
  compare: (version: number) => ReactNode;
  onRestore: (version: number) => Promise<void>;
  onClose: () => void;
}) {
  const problemText = useProblemText();
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const restore = (version: number) =>
    onRestore(version).catch((error) => setProblem(problemText(error)));
  return (
    <TaskDialog
      title={texts.title}
      help={texts.help}
      problem={problem}
      isWide={isWide}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          {mayRestore && chosen !== undefined && chosen !== current && (
            <ActionButton isBusy={isBusy} onClick={() => void restore(chosen)}>
              {texts.restore(chosen)}
            </ActionButton>
          )}
        </>
      }
    >
      <QueryBoundary query={query}>
        {({ items }) => (
          <ol className={classes.versions} data-wide={isWide}>
            {items.map((item) => {
              const { version } = item;
              const { name, saved, about } = rowOf(item);
              return (
                <li key={version} className={classes.version} data-chosen={version === chosen}>
                  <button
                    type="button"
                    className={classes.choice}
                    aria-expanded={version === chosen}
                    onClick={() => setChosen(version === chosen ? undefined : version)}
                  >
                    <b>{name}</b>
                    <span>{saved}</span>
                    <small>{about}</small>
                  </button>
                  {version === chosen && version !== current && compare(version)}
                </li>
              );
            })}
          </ol>
        )}
      </QueryBoundary>
    </TaskDialog>
  );
}
