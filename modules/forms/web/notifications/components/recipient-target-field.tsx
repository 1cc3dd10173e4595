import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Recipient } from '#modules/forms/contract/form-notifications.ts';
import { RECIPIENT_NAME_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { findRecipientsCall } from '#modules/forms/contract/mail-calls.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/permission.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ROLE_NAMES } from '../data/notification-labels.ts';

const REST_MS = 200;

type RecipientTarget = Recipient['who'];

/** The recipient: a role, a user of the brand or an address. The store's own address needs no input. */
export function RecipientTargetField({
  formId,
  who,
  onChange,
}: {
  formId: string;
  who: RecipientTarget;
  onChange: (who: RecipientTarget) => void;
}) {
  const { t } = useTranslation();
  if (who.kind === 'location') return null;
  if (who.kind === 'role')
    return (
      <SelectField
        label={t('forms:notify.role')}
        value={who.role}
        onChange={(role) => role && onChange({ kind: 'role', role })}
        options={REPRESENTATIVE_ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role]) }))}
      />
    );
  if (who.kind === 'email')
    return (
      <>
        <TextField
          label={t('forms:notify.email')}
          type="email"
          value={who.email}
          onChange={(email) => onChange({ ...who, email: email.trim() })}
        />
        <TextField
          label={t('forms:notify.recipientName')}
          help={t('forms:notify.recipientNameHelp')}
          value={who.name ?? ''}
          maxLength={RECIPIENT_NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={(name) => onChange({ ...who, name })}
        />
      </>
    );
  return (
    <PersonField
      formId={formId}
      userId={who.userId}
      onChange={(userId) => onChange({ kind: 'user', userId })}
    />
  );
}

/** A user of the brand, searched by name or e-mail. */
function PersonField({
  formId,
  userId,
  onChange,
}: {
  formId: string;
  userId: string;
  onChange: (userId: string) => void;
}) {
  const { t } = useTranslation();
  const [searchText, setSearchText] = useState('');
  const [q] = useDebouncedValue(searchText, REST_MS);
  const params = { formId };
  const found = useCall(findRecipientsCall, { params, query: { q: q.slice(0, 100) } });
  const selectedUser = useCall(
    findRecipientsCall,
    { params, query: { ids: userId } },
    { enabled: userId !== '' },
  );
  const people = new Map(
    [...(userId ? (selectedUser.data?.items ?? []) : []), ...(found.data?.items ?? [])].map(
      (person) => [person.userId, person],
    ),
  );
  return (
    <Select
      label={t('forms:notify.user')}
      value={userId || null}
      onChange={(value) => value && onChange(value)}
      searchable
      // The server already filtered, by more data than is displayed.
      filter={({ options }) => options}
      onSearchChange={setSearchText}
      nothingFoundMessage={t('platform:field.nothingFound')}
      data={[...people.values()].map(({ userId: value, name, email }) => ({
        value,
        label: name === email ? name : `${name} · ${email}`,
      }))}
    />
  );
}
