import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import classes from '#platform/web/record/conflict-note.module.css';
import type { ComptoirForm } from './use-comptoir-form.tsx';

type Path<Values> = keyof Values & string;

/** Somebody else saved first: then their version, with what was typed beside it to take over or copy [SUP-02]. */
export function ConflictNote<Values extends object>({
  isConflict,
  title,
  form,
  onSee,
  labelOf,
  wordsOf,
}: {
  isConflict: boolean;
  title: string;
  form: ComptoirForm<Values>;
  /** Shows the record as it is now; false where it could not be read. */
  onSee: () => Promise<boolean>;
  labelOf: (path: Path<Values>) => string;
  wordsOf: (path: Path<Values>, values: Values) => string;
}) {
  const { t } = useTranslation();
  const { mantine, values } = form;
  const [mine, setMine] = useState<Values>();
  const [paths, setPaths] = useState<Path<Values>[]>([]);
  const open = mine
    ? paths.filter((path) => JSON.stringify(mine[path]) !== JSON.stringify(values[path]))
    : [];

  const see = async () => {
    const typed = mantine.getValues();
    const dirty = (Object.keys(typed) as Path<Values>[]).filter((path) => mantine.isDirty(path));
    if (!(await onSee())) return;
    setMine(typed);
    setPaths(dirty);
  };

  return (
    <div className={classes.notes}>
      {isConflict && (
        <Note
          tone="bad"
          title={title}
          action={
            <Button variant="default" onClick={() => void see()}>
              {t('platform:conflict.see')}
            </Button>
          }
        >
          {t('platform:conflict.text')}
        </Note>
      )}
      {mine && open.length > 0 && (
        <Note
          tone="due"
          title={t('platform:conflict.mine')}
          action={
            <LinkButton onClick={() => setMine(undefined)}>
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
