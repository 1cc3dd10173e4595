import { Button } from '@mantine/core';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { FIELD_NAMES } from '../data/field-names.ts';
import type { LocatorEditor } from '../data/use-locator-editor.ts';
import classes from './editor.module.css';

/** Conflict with another user's draft: shows the user and time, and offers a choice between both versions. */
export function DraftConflict({
  editor: { conflict, mine, seeTheirs, keepMine, takeMine, dropMine },
}: {
  editor: LocatorEditor;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const names = useNames(FIELD_NAMES);
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
            <>
              <Button variant="default" onClick={() => void seeTheirs()}>
                {t('platform:conflict.see')}
              </Button>
              <Button variant="subtle" onClick={() => void keepMine()}>
                {t('platform:conflict.use')}
              </Button>
            </>
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
          {mine.fields.map((field) => (
            <span key={field} className={classes.mine}>
              <b>{names[field]}</b>
              <LinkButton
                aria-label={t('platform:conflict.useNamed', { name: names[field] })}
                onClick={() => takeMine(field)}
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
