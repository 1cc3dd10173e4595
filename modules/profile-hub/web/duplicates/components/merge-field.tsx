import { Radio } from '@mantine/core';
import { IconCheck, IconEqual } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useContactLabel, useFieldTexts } from '../data/use-field-texts.ts';
import { isSameInAll, type MergeChoices, mergedValue } from '../data/use-merge.ts';
import classes from './merge-table.module.css';

/** Names the contact of a value when the table is collapsed and has no header. */
export function ValueOwner({ children }: { children: ReactNode }) {
  return <small className={classes.whose}>{children}</small>;
}

/** One criterion: a choice if contacts differ, a single value if not. */
export function MergeField({
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
              <small>{t('profile-hub:duplicate.same')}</small>
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
