import { useTranslation } from 'react-i18next';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { MergeChoices } from '../data/merge-choices.ts';
import { useContactLabel } from '../data/use-contact-label.ts';
import { MergeConsents } from './merge-consents.tsx';
import { MergeField } from './merge-field.tsx';
import classes from './merge-table.module.css';
import { ValueOwner } from './value-owner.tsx';

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
