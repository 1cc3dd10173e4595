import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { DestinationCheck } from '../data/use-destination-check.ts';
import classes from './destination-hint.module.css';

/** Result of checking the destination, below its field. */
export function DestinationHint({ answer }: { answer: DestinationCheck }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (answer === undefined) return null;
  if (answer === 'asking') return <p className={classes.hint}>{t('touchpoints:check.asking')}</p>;
  const { fault, answers, status, ms } = answer;
  if (fault !== null)
    return (
      <Hint tone="bad">
        <FieldMessage fault={{ code: fault }} />
      </Hint>
    );
  if (answers === 'unasked') return <Hint tone="ok">{t('touchpoints:check.allowed')}</Hint>;
  if (answers === 'no')
    return (
      <Hint tone="due">
        {status === null
          ? t('touchpoints:check.silent')
          : t('touchpoints:check.refused', { status })}
      </Hint>
    );
  return (
    <Hint tone="ok">
      {t('touchpoints:check.answers', { seconds: number((ms ?? 0) / 1000, 1) })}
    </Hint>
  );
}

function Hint({ tone, children }: { tone: 'ok' | 'due' | 'bad'; children: ReactNode }) {
  return (
    <p className={classes.hint} data-tone={tone}>
      <Icon of={tone === 'ok' ? IconCheck : IconAlertTriangle} size={13} />
      <span>{children}</span>
    </p>
  );
}
