import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeadCode } from '#modules/touchpoints/contract/dead-codes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './dead-codes.module.css';

/** A dead code on a phone: which, how often, and the one step that mends it. */
export function DeadCodeCard({
  code,
  onMend,
}: {
  code: DeadCode;
  onMend: ((code: DeadCode) => void) | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { suffix, visits, lastAt, similar } = code;
  return (
    <div className={classes.card}>
      <span className={classes.suffix}>{suffix}</span>
      <span className={classes.cardSmall}>
        {[
          t('touchpoints:dead.visitsOf', { count: visits, formatted: format.number(visits) }),
          format.moment(lastAt),
          ...(similar ? [t('touchpoints:dead.likely', { suffix: similar.suffix })] : []),
        ].join(', ')}
      </span>
      {onMend && (
        <Button variant="default" className={classes.cardMend} onClick={() => onMend(code)}>
          {t('touchpoints:dead.lead')}
        </Button>
      )}
    </div>
  );
}
