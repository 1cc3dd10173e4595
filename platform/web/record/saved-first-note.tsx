import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';

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
