import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipient } from '#modules/leads/contract/forms/form-notifications.ts';
import classes from './notifications.module.css';

type Conditions = Recipient['when'];

/** How the editor displays and edits conditions. */
export interface ConditionRenderers {
  words: (condition: Conditions[number]) => { asks: string; values: string };
  field: (given: {
    path: string;
    label: string;
    conditions: Conditions;
    onChange: (conditions: Conditions) => void;
  }) => ReactNode;
}

/** “Occasion is one of Gift, Professional”; all of several must hold. */
export function RecipientWhen({
  when,
  words,
}: {
  when: Conditions;
  words: ConditionRenderers['words'];
}) {
  const { t } = useTranslation();
  const [first, ...others] = when;
  if (!first) return <span className={classes.quiet}>{t('leads:notify.always')}</span>;
  const { asks, values } = words(first);
  return (
    <>
      <span className={classes.faint}>{asks}</span> {values}
      {others.length > 0 && <span className={classes.faint}> +{others.length}</span>}
    </>
  );
}
