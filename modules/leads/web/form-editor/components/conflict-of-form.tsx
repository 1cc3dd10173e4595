import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { SAVED_SECTION_NAMES } from '../data/section-names.ts';
import type { FormEditorState } from '../data/use-form-editor.ts';
import classes from './form-editor.module.css';

/** Somebody else saved first: who and when; then theirs, with what was typed into the same section beside it. */
export function ConflictOfForm({
  editor: { conflict, mine, seeTheirs, takeMine, dropMine },
}: {
  editor: FormEditorState;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const names = useNames(SAVED_SECTION_NAMES);
  if (!conflict && !mine) return null;
  return (
    <div className={classes.notes}>
      {conflict && (
        <Note
          tone="bad"
          title={
            conflict.by
              ? t('platform:conflict.titleBy', { by: conflict.by, when: moment(conflict.at) })
              : t('platform:conflict.title')
          }
          action={
            <Button variant="default" onClick={() => void seeTheirs()}>
              {t('platform:conflict.see')}
            </Button>
          }
        >
          {t('platform:conflict.text')}
        </Note>
      )}
      {mine && (
        <Note
          tone="due"
          title={t('platform:conflict.mine')}
          action={<LinkButton onClick={dropMine}>{t('platform:conflict.drop')}</LinkButton>}
        >
          {mine.sections.map((section) => (
            <span key={section} className={classes.mine}>
              <b>{names[section]}</b>
              <LinkButton
                aria-label={t('platform:conflict.useNamed', { name: names[section] })}
                onClick={() => takeMine(section)}
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
