import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './conflict-note.module.css';
import type { RecordForm } from './use-record-form.tsx';

type Path<Values> = keyof Values & string;

/**
 * Another user saved first: shows who and when, then their version next to the typed values, to take over or copy
 * [USR-03].
 */
export function ConflictNote<Values extends object>({
  editor: { form, conflict, saves, seeTheirs },
  labelOf,
  wordsOf,
}: {
  editor: RecordForm<Values>;
  labelOf: (path: Path<Values>) => string;
  wordsOf: (path: Path<Values>, values: Values) => ReactNode;
}) {
  const { t } = useTranslation();
  const { mantine, values } = form;
  /** Values typed before the conflict; after the next save there is nothing left to take over. */
  const [typedBefore, setTypedBefore] = useState<{ values: Values; saves: number }>();
  const mine = typedBefore?.saves === saves ? typedBefore.values : undefined;
  const [paths, setPaths] = useState<Path<Values>[]>([]);
  const open = mine
    ? paths.filter((path) => JSON.stringify(mine[path]) !== JSON.stringify(values[path]))
    : [];

  const see = async () => {
    const typed = mantine.getValues();
    const dirty = (Object.keys(typed) as Path<Values>[]).filter((path) => mantine.isDirty(path));
    if (!(await seeTheirs())) return;
    setTypedBefore({ values: typed, saves });
    setPaths(dirty);
  };

  return (
    <div className={classes.notes}>
      {conflict && <SavedFirstNote {...conflict} onSee={see} />}
      {mine && open.length > 0 && (
        <Note
          tone="due"
          title={t('platform:conflict.mine')}
          action={
            <LinkButton onClick={() => setTypedBefore(undefined)}>
              {t('platform:conflict.drop')}
            </LinkButton>
          }
        >
          {open.map((path) => (
            <span key={path} className={classes.mine}>
              <small>{labelOf(path)}</small>
              <b>{wordsOf(path, mine) || '—'}</b>
              <LinkButton
                aria-label={t('platform:conflict.useNamed', { name: labelOf(path) })}
                onClick={() => mantine.setValues({ [path]: mine[path] } as unknown as Values)}
              >
                {t('platform:conflict.use')}
              </LinkButton>
            </span>
          ))}
        </Note>
      )}
    </div>
  );
}

/** Another user saved first: shows who and when, and a button to load their version. */
export function SavedFirstNote({
  by,
  at,
  onSee,
}: {
  by: string;
  at: string;
  onSee: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  return (
    <Note
      tone="bad"
      title={
        by ? t('platform:conflict.titleBy', { by, when: moment(at) }) : t('platform:conflict.title')
      }
      action={
        <Button variant="default" onClick={() => void onSee()}>
          {t('platform:conflict.see')}
        </Button>
      }
    >
      {t('platform:conflict.text')}
    </Note>
  );
}
