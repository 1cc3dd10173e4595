import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { isStillBlocked, type MergeChoices } from '../data/merge-choices.ts';
import { useContactLabel } from '../data/use-contact-label.ts';
import { useFieldTexts } from '../data/use-field-texts.ts';
import classes from './merge-table.module.css';
import { ValueOwner } from './value-owner.tsx';

type Decided = Comparison['consents'][number]['result'];

/** What each has agreed to. There is nothing to choose: the latest decision counts, except for a blocked address [PH-18]. */
export function MergeConsents({
  comparison,
  choices,
}: {
  comparison: Comparison;
  choices: MergeChoices;
}) {
  const { t } = useTranslation();
  const { contacts, consents, consentEntries } = comparison;
  const nameOf = useContactLabel(comparison);
  const words = useFieldTexts();
  return (
    <tbody>
      <tr className={classes.section}>
        <th scope="rowgroup" colSpan={contacts.length + 1}>
          {t('profile-hub:duplicate.consent')}{' '}
          <small>{t('profile-hub:duplicate.consentHint')}</small>
        </th>
        <td className={classes.result}>
          <small>{t('profile-hub:duplicate.entries', { count: consentEntries })}</small>
        </td>
      </tr>
      {consents.map(({ purpose, label, decided, blocked, result }) => (
        <tr key={purpose}>
          <th scope="row">{words.label(label)}</th>
          {contacts.map(({ id }, at) => (
            <td key={id}>
              <ValueOwner>{nameOf(at)}</ValueOwner>
              <Decision decided={decided[at] ?? null} isBlocked={(blocked[at] ?? []).length > 0} />
            </td>
          ))}
          <td className={classes.result}>
            <ValueOwner>{t('profile-hub:duplicate.result')}</ValueOwner>
            <Decision decided={result} isBlocked={isStillBlocked(comparison, choices, blocked)} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

const DECISIONS = {
  given: 'profile-hub:duplicate.given',
  withdrawn: 'profile-hub:duplicate.withdrawn',
  refused: 'profile-hub:duplicate.refused',
} as const;

function Decision({ decided, isBlocked }: { decided: Decided; isBlocked: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (isBlocked && (!decided || decided.decision === 'given'))
    return (
      <span className={`${classes.value} ${classes.decision}`} data-decision="withdrawn">
        <Icon of={IconX} size={16} />
        <b>{t('profile-hub:duplicate.blocked')}</b>
      </span>
    );
  if (!decided)
    return <span className={classes.quiet}>{t('profile-hub:duplicate.neverAsked')}</span>;
  return (
    <span className={`${classes.value} ${classes.decision}`} data-decision={decided.decision}>
      <Icon of={decided.decision === 'given' ? IconCheck : IconX} size={16} />
      <b>{t(DECISIONS[decided.decision])}</b> <small>{format.date(decided.at)}</small>
    </span>
  );
}
