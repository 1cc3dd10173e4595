import { IconAlertTriangle } from '@tabler/icons-react';
import { Trans } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';

const NAMED = 5;

/** Lists the headers of the file that are not used; of very many only the first. */
export function UnmatchedNote({ headers }: { headers: readonly string[] }) {
  const format = useFormat();
  const more = headers.length - NAMED;
  if (headers.length === 0) return null;
  return (
    <Note tone="due" icon={IconAlertTriangle}>
      {more > 0 ? (
        <Trans
          i18nKey="platform:import.unmatchedMore"
          count={more}
          values={{ headers: headers.slice(0, NAMED).join(', ') }}
          components={{ b: <b /> }}
        />
      ) : (
        <Trans
          i18nKey="platform:import.unmatched"
          count={headers.length}
          values={{ headers: format.list([...headers]) }}
          components={{ b: <b /> }}
        />
      )}
    </Note>
  );
}
