import { IconCheck, IconX } from '@tabler/icons-react';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useContactLabel, useFieldTexts } from '../data/use-field-texts.ts';
import { isStillBlocked, type MergeChoices } from '../data/use-merge.ts';
import { MergeField, ValueOwner } from './merge-field.tsx';
import classes from './merge-table.module.css';

const DECISIONS = {
  given: 'profile-hub:duplicate.given',
  withdrawn: 'profile-hub:duplicate.withdrawn',
  refused: 'profile-hub:duplicate.refused',
} as const;

/** More contacts do not fit side by side, even on a desktop. */
const SIDE_BY_SIDE = 4;

/** Contacts side by side, the chosen values and the result [PH-18]. */
export function MergeTable({
  comparison,
  choices,
  onChoose,
}: {
  comparison: Comparison;
  choices: MergeChoices;
  onChoose: (slug: string, contactId: string) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { contacts } = comparison;
  const nameOf = useContactLabel(comparison);
  const journey = (events: number, leads: number) =>
    format.list([
      t('profile-hub:duplicate.eventCount', { count: events }),
      t('profile-hub:duplicate.leadCount', { count: leads }),
    ]);
  const sum = (of: 'events' | 'leads') => contacts.reduce((total, one) => total + one[of], 0);
  return (
    <div className={classes.frame} data-many={contacts.length > SIDE_BY_SIDE}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {contacts.map(({ id, createdAt }, at) => (
              <th key={id} scope="col">
                {nameOf(at)}
                <small className={classes.line}>
                  {t('profile-hub:duplicate.since', { date: format.date(createdAt) })}
                </small>
              </th>
            ))}
            <th scope="col" className={classes.result}>
              {t('profile-hub:duplicate.result')}
              <small className={classes.line}>{t('profile-hub:duplicate.resultHint')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.fields.map((field) => (
            <MergeField
              key={field.slug}
              comparison={comparison}
              field={field}
              choices={choices}
              onChoose={onChoose}
            />
          ))}
        </tbody>
        <MergeConsents comparison={comparison} choices={choices} />
        <tbody>
          <tr className={classes.section}>
            <th scope="rowgroup" colSpan={contacts.length + 1}>
              {t('profile-hub:duplicate.journey')}
            </th>
            <td className={classes.result} />
          </tr>
          <tr>
            <th scope="row">{t('profile-hub:duplicate.events')}</th>
            {contacts.map(({ id, events, leads, lastEventAt }, at) => (
              <td key={id}>
                <ValueOwner>{nameOf(at)}</ValueOwner>
                {journey(events, leads)} {lastEventAt && <small>{format.date(lastEventAt)}</small>}
              </td>
            ))}
            <td className={classes.result}>
              <ValueOwner>{t('profile-hub:duplicate.result')}</ValueOwner>
              <b>{journey(sum('events'), sum('leads'))}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

type Decided = Comparison['consents'][number]['result'];

/** Consent of each contact. Nothing to choose: the latest decision counts, except for a blocked address [PH-18]. */
function MergeConsents({ comparison, choices }: { comparison: Comparison; choices: MergeChoices }) {
  const { t } = useTranslation();
  const { contacts, consents, consentEntries } = comparison;
  const nameOf = useContactLabel(comparison);
  const fieldTexts = useFieldTexts();
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
          <th scope="row">{fieldTexts.label(label)}</th>
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
