import { Radio } from '@mantine/core';
import { IconCheck, IconEqual, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useContactLabel, useFieldTexts } from '../data/use-field-texts.ts';
import { isSameInAll, isStillBlocked, type MergeChoices, mergedValue } from '../data/use-merge.ts';
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
    [
      t('profile-hub:duplicate.eventCount', { count: events }),
      t('profile-hub:duplicate.leadCount', { count: leads }),
    ].join(', ');
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
                <span>
                  {journey(events, leads)}{' '}
                  {lastEventAt && (
                    <small className={classes.after}>
                      {t('profile-hub:duplicate.lastEvent', { date: format.date(lastEventAt) })}
                    </small>
                  )}
                </span>
              </td>
            ))}
            <td className={classes.result}>
              <ValueOwner>{t('profile-hub:duplicate.result')}</ValueOwner>
              <b>{journey(sum('events'), sum('leads'))}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {contacts.length === 2 && <div className={classes.rest} />}
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
  const [asked, others] = splitByDecision(consents);
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
      {asked.map(({ purpose, label, decided, blocked, result }) => (
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
      {others.length > 0 && (
        <tr>
          <th scope="row">{t('profile-hub:duplicate.otherPurposes')}</th>
          <td colSpan={contacts.length} className={classes.quiet}>
            {others.map(({ label }) => fieldTexts.label(label)).join(', ')}
          </td>
          <td className={classes.result}>
            <ValueOwner>{t('profile-hub:duplicate.result')}</ValueOwner>
            <Decision decided={null} isBlocked={false} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

type Consents = Comparison['consents'];

/** Purposes with a decision or a blocked address, and those that no contact was asked for; a single one has its row. */
function splitByDecision(consents: Consents): [asked: Consents, others: Consents] {
  const others = consents.filter(
    ({ decided, blocked }) =>
      decided.every((one) => !one) && blocked.every((addresses) => addresses.length === 0),
  );
  return others.length > 1
    ? [consents.filter((one) => !others.includes(one)), others]
    : [consents, []];
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

/** Names the contact of a value when the table is collapsed and has no header. */
function ValueOwner({ children }: { children: ReactNode }) {
  return <small className={classes.whose}>{children}</small>;
}

/** One criterion: a choice if contacts differ, a single value if not. */
function MergeField({
  comparison,
  field,
  choices,
  onChoose,
}: {
  comparison: Comparison;
  field: Comparison['fields'][number];
  choices: MergeChoices;
  onChoose: (slug: string, contactId: string) => void;
}) {
  const { t } = useTranslation();
  const fieldTexts = useFieldTexts();
  const nameOf = useContactLabel(comparison);
  const labelId = useId();
  const { contacts } = comparison;
  const { slug, type } = field;
  const isList = type === 'closedMultiple';
  const isAddress = slug === 'email' || slug === 'phone';
  const known = contacts.filter(({ criterias }) => (criterias[slug] ?? null) !== null);
  const isSame = isSameInAll(comparison, field);
  const textOf = (value: ContactValue | undefined) =>
    (slug === 'phone' &&
      value &&
      contacts.find(({ criterias }) => criterias.phone === value)?.phoneText) ||
    fieldTexts.value(field, value);
  const merged = (
    <>
      <ValueOwner>{t('profile-hub:duplicate.result')}</ValueOwner>
      <span className={classes.merged}>
        <b>{textOf(mergedValue(comparison, field, choices))}</b>
        {!isSame && isList && <small>{t('profile-hub:duplicate.bothKept')}</small>}
        {!isSame && isAddress && known.length > 1 && (
          <small>{t('profile-hub:duplicate.otherKept', { count: known.length - 1 })}</small>
        )}
        {!isSame && !isList && contacts.length === 2 && known.length === 1 && (
          <small>
            {known[0] === contacts[0]
              ? t('profile-hub:duplicate.onlyOlder')
              : t('profile-hub:duplicate.onlyNewer')}
          </small>
        )}
      </span>
    </>
  );
  if (isSame)
    return (
      <tr>
        <th scope="row">{fieldTexts.label(field.label)}</th>
        <td colSpan={contacts.length} className={classes.same}>
          <span className={classes.value}>
            <Icon of={IconEqual} size={16} />
            <span>
              {textOf(contacts[0]?.criterias[slug])}{' '}
              <small className={classes.after}>{t('profile-hub:duplicate.same')}</small>
            </span>
          </span>
        </td>
        <td className={classes.result}>{merged}</td>
      </tr>
    );
  return (
    <tr>
      <th scope="row" id={labelId}>
        {fieldTexts.label(field.label)}
      </th>
      {contacts.map(({ id, criterias }, at) => {
        const value = textOf(criterias[slug]);
        const isChosen = value !== '' && (isList || choices[slug] === id);
        return (
          <td key={id} data-kept={isChosen}>
            <ValueOwner>{nameOf(at)}</ValueOwner>
            {value === '' && (
              <span className={classes.quiet}>{t('profile-hub:duplicate.unknown')}</span>
            )}
            {value !== '' && isList && (
              <span className={classes.value}>
                <Icon of={IconCheck} size={16} />
                {value}
              </span>
            )}
            {value !== '' && !isList && (
              <Radio
                name={`${labelId}-${slug}`}
                label={value}
                checked={choices[slug] === id}
                onChange={() => onChoose(slug, id)}
              />
            )}
          </td>
        );
      })}
      <td className={classes.result}>{merged}</td>
    </tr>
  );
}
