import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../../components/user-form.module.css';
import type { Conflict, UserValues } from '../data/use-user-form.ts';
import { changedParts } from '../data/user-edits.ts';
import { MineList } from './mine-list.tsx';

/** Somebody else saved first: who and when; then their version, with what was typed beside it to take over or copy [USR-03]. */
export function ConflictNote({
  conflict,
  form,
  onSee,
}: {
  conflict: Conflict | undefined;
  form: ComptoirForm<UserValues>;
  /** Shows the user as they are now; false where they could not be read. */
  onSee: () => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { mantine } = form;
  const [mine, setMine] = useState<Partial<UserValues>>();
  const open = mine && changedParts(form.values, { ...form.values, ...mine });

  const see = async () => {
    const typed = changedParts(mantine.getInitialValues(), mantine.getValues());
    if (await onSee()) setMine(typed);
  };

  return (
    <div className={classes.notes}>
      {conflict && (
        <Note
          tone="bad"
          title={t('accounts:conflict.title', { by: conflict.by, when: moment(conflict.at) })}
          action={
            <Button variant="default" onClick={() => void see()}>
              {t('accounts:conflict.see')}
            </Button>
          }
        >
          {t('accounts:conflict.text')}
        </Note>
      )}
      {open && Object.keys(open).length > 0 && (
        <Note
          tone="due"
          title={t('accounts:conflict.mine')}
          action={
            <LinkButton onClick={() => setMine(undefined)}>
              {t('accounts:conflict.drop')}
            </LinkButton>
          }
        >
          <MineList mine={open} onUse={(part) => mantine.setValues(part)} />
        </Note>
      )}
    </div>
  );
}
