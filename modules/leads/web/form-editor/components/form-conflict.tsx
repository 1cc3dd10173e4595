import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import { SavedFirstNote } from '#platform/web/record/saved-first-note.tsx';
import { SAVED_SECTION_NAMES } from '../data/section-names.ts';
import type { FormEditorState } from '../data/use-form-editor.ts';
import classes from './form-editor.module.css';

/** Conflict note: which user saved first and when; then their version, with the own input to the same section. */
export function FormConflict({
  editor: { conflict, mine, seeTheirs, takeMine, dropMine },
}: {
  editor: FormEditorState;
}) {
  const { t } = useTranslation();
  const names = useNames(SAVED_SECTION_NAMES);
  if (!conflict && !mine) return null;
  return (
    <div className={classes.notes}>
      {conflict && <SavedFirstNote {...conflict} onSee={seeTheirs} />}
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
