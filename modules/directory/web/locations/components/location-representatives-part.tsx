import { ActionIcon, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Representative } from '#modules/directory/contract/locations/location.ts';
import { findPeopleCall } from '#modules/directory/contract/locations/location-representatives.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/permission.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import classes from '../../components/form.module.css';
import type { LocationValues, OwnRepresentative } from '../data/location-values.ts';

const PAUSE_MS = 200;

/**
 * Representatives of the location by role. Those through a group or the brand are marked and can only be changed there
 * [SUP-02].
 */
export default function LocationRepresentativesPart({
  clientId,
  form,
  others,
}: {
  clientId: string;
  form: ComptoirForm<LocationValues>;
  /** Representatives through a group or the brand. */
  others: readonly Representative[];
}) {
  const { t } = useTranslation();
  const own = form.values.representatives;
  const set = (representatives: LocationValues['representatives']) =>
    form.mantine.setFieldValue('representatives', representatives);
  const all: Representative[] = [
    ...own.map((person) => ({ ...person, through: 'location' as const, group: null })),
    ...others.filter(({ userId }) => !own.some((one) => one.userId === userId)),
  ];
  const roles = REPRESENTATIVE_ROLES.filter((role) => all.some((one) => one.role === role));
  return (
    <>
      <p className={classes.text}>{t('directory:representatives.help')}</p>
      <AddRepresentative
        clientId={clientId}
        taken={own.map(({ userId }) => userId)}
        onAdd={(person) => set([...own, person])}
      />
      {all.length === 0 && <p className={classes.text}>{t('directory:representatives.none')}</p>}
      {roles.map((role) => (
        <section key={role} className={classes.section}>
          <h2>{capital(t(ROLE_NAMES[role]))}</h2>
          <ul className={classes.rows}>
            {all.filter((one) => one.role === role).map((one) => row(one))}
          </ul>
        </section>
      ))}
    </>
  );

  function row(one: Representative) {
    const name = `${one.firstName} ${one.lastName}`;
    return (
      <li key={one.userId} className={classes.row}>
        <Avatar name={name} />
        <span className={classes.grow}>
          {name}
          <small>{one.email}</small>
        </span>
        {one.status === 'disabled' && (
          <State tone="off">{t('directory:representatives.disabled')}</State>
        )}
        {one.through === 'location' ? (
          <ActionIcon
            aria-label={t('directory:representatives.remove', { name })}
            onClick={() => set(own.filter(({ userId }) => userId !== one.userId))}
          >
            <Icon of={IconX} size={14} />
          </ActionIcon>
        ) : (
          <span className={classes.why}>
            {one.through === 'group'
              ? t('directory:representatives.throughGroup', { group: one.group ?? '' })
              : t('directory:representatives.throughBrand')}
          </span>
        )}
      </li>
    );
  }
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** Searches users by name or email and adds one; the field is then cleared. */
function AddRepresentative({
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
