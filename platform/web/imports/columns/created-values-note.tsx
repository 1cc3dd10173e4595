import { useTranslation } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';

/** Values that the import creates because they do not exist yet; only the first are listed by name. */
export function CreatedValuesNote({
  name,
  count,
  names,
}: {
  /** Of the column, as a person reads it. */
  name: string;
  count: number;
  names: readonly string[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const more = count - names.length;
  return (
    <Note
      tone="due"
      title={t('platform:import.makes', { count, formatted: format.number(count), name })}
    >
      {more > 0
        ? t('platform:import.makesSome', {
            count: more,
            formatted: format.number(more),
            names: names.join(', '),
          })
        : format.list([...names])}
    </Note>
  );
}
