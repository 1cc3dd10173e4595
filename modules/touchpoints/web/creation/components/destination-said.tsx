import { IconCheck, IconClockQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useDestinationCheck } from '../../detail/data/use-destination-check.ts';
import type { CustomDraft } from '../data/custom-draft.ts';
import classes from './creation.module.css';
import { faultWords } from './fault-words.tsx';

/** What the destination itself says: it need not answer yet, but one wants to know [TP-12]. */
export function DestinationSaid({ brandId, draft }: { brandId: string; draft: CustomDraft }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const said = useDestinationCheck(brandId, draft);
  if (said === undefined) return null;
  if (said === 'asking') return <p className={classes.said}>{t('touchpoints:creation.asking')}</p>;
  if (said.fault !== null)
    return (
      <p className={classes.said} data-tone="due" role="status">
        {faultWords({ code: said.fault })}
      </p>
    );
  if (said.answers === 'yes')
    return (
      <p className={classes.said} role="status">
        <Icon of={IconCheck} size={14} />
        {t('touchpoints:creation.answers', { seconds: number((said.ms ?? 0) / 1000, 1) })}
      </p>
    );
  return (
    <p className={classes.said} data-tone="due" role="status">
      <Icon of={IconClockQuestion} size={14} />
      {said.answers === 'no'
        ? t('touchpoints:creation.answersNot')
        : t('touchpoints:creation.notAsked')}
    </p>
  );
}
