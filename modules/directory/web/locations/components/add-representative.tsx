import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findPeopleCall } from '#modules/directory/contract/locations/location-representatives.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from '../../components/form.module.css';
import type { OwnRepresentative } from '../data/location-values.ts';

const PAUSE_MS = 200;

/** Searches users by name or email and adds one; the field is then cleared. */
export function AddRepresentative({
  clientId,
  taken,
  onAdd,
}: {
  clientId: string;
  taken: readonly string[];
  onAdd: (person: OwnRepresentative) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.slice(0, 100), PAUSE_MS);
  const people = useCall(findPeopleCall, { params: { uuid: clientId }, query: { q } });
  const offered = (people.data?.items ?? []).filter(({ userId }) => !taken.includes(userId));
  return (
    <Select
      classNames={{ root: classes.find, section: classes.icon }}
      label={t('directory:representatives.add')}
      placeholder={t('directory:representatives.search')}
      leftSection={<Icon of={IconSearch} />}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={offered.map(({ userId, firstName, lastName, email }) => ({
        value: userId,
        label: `${firstName} ${lastName}, ${email}`,
      }))}
      // The server has already filtered.
      filter={({ options }) => options}
      nothingFoundMessage={
        people.isPending
          ? t('directory:representatives.searching')
          : t('platform:field.nothingFound')
      }
      onChange={(id) => {
        const person = offered.find(({ userId }) => userId === id);
        if (person) onAdd(person);
        setTyped('');
      }}
    />
  );
}
