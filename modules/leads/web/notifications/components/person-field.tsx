import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findRecipientsCall } from '#modules/leads/contract/forms/recipient-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';

const REST_MS = 200;

/** A user of the brand, searched by name or e-mail. */
export function PersonField({
  formId,
  userId,
  onChange,
}: {
  formId: string;
  userId: string;
  onChange: (userId: string) => void;
}) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words, REST_MS);
  const params = { formId };
  const found = useCall(findRecipientsCall, { params, query: { q: q.slice(0, 100) } });
  const kept = useCall(
    findRecipientsCall,
    { params, query: { ids: userId } },
    { enabled: userId !== '' },
  );
  const people = new Map(
    [...(userId ? (kept.data?.items ?? []) : []), ...(found.data?.items ?? [])].map((person) => [
      person.userId,
      person,
    ]),
  );
  return (
    <Select
      label={t('leads:notify.user')}
      value={userId || null}
      onChange={(value) => value && onChange(value)}
      searchable
      // The server already filtered, by more data than is displayed.
      filter={({ options }) => options}
      onSearchChange={setWords}
      nothingFoundMessage={t('platform:field.nothingFound')}
      data={[...people.values()].map(({ userId: value, name, email }) => ({
        value,
        label: name === email ? name : `${name} · ${email}`,
      }))}
    />
  );
}
