import { Trans } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';

/** How many lines are not taken along, where there are any. */
export function SkippedLines({ wrong }: { wrong: number }) {
  const format = useFormat();
  if (wrong === 0) return null;
  return (
    <Trans
      i18nKey="platform:import.stayOut"
      count={wrong}
      values={{ formatted: format.number(wrong) }}
      components={{ b: <b /> }}
    />
  );
}
