import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeadCode } from '#modules/touchpoints/contract/dead-codes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';

/** A dead code on a phone: suffix, number of visits, and the action that fixes it. */
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
    <PhoneCard
      name={suffix}
      text={similar && t('touchpoints:dead.likely', { suffix: similar.suffix })}
      facts={[t('touchpoints:dead.visitsOf', { count: visits, formatted: format.number(visits) })]}
      date={format.moment(lastAt)}
      action={
        onMend && (
          <Button variant="default" onClick={() => onMend(code)}>
            {t('touchpoints:dead.lead')}
          </Button>
        )
      }
    />
  );
}
