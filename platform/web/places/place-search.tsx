import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Place } from '#platform/contract/place.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { type FieldTexts, mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { formatPlace } from './format-place.ts';
import { PlaceOptions } from './place-options.tsx';
import classes from './place-search.module.css';
import { useFoundPlaces } from './use-found-places.ts';

/**
 * Finds a town, a postcode or the end of an address while the user types; passes the chosen place with its position.
 */
export default function PlaceSearch({
  country,
  placeholder,
  onPlace,
  ...words
}: Pick<FieldTexts, 'label' | 'help'> & {
  /** Places there come first. */
  country?: string | null;
  placeholder?: string;
  onPlace: (place: Place) => void;
}) {
  const { nameOf } = useCountryNames();
  const search = useFoundPlaces(country ?? undefined);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption, updateSelectedOptionIndex } = combobox;
  const { places, isAsked, isLoading } = search;

  // Enter takes the first one; while another question is under way, none.
  useEffect(() => {
    if (isLoading || places.length === 0) updateSelectedOptionIndex(-1);
    else selectFirstOption();
  }, [isLoading, places, selectFirstOption, updateSelectedOptionIndex]);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const place = places.find((one) => one.id === id);
        if (!place) return;
        search.choose(formatPlace(place, nameOf).title);
        combobox.closeDropdown();
        onPlace(place);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...mantineFieldTexts(words)}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={search.typed}
          classNames={{ section: classes.icon }}
          leftSection={<Icon of={IconMapSearch} />}
          rightSection={isLoading ? <Loader size={14} /> : null}
          onChange={(event) => {
            search.type(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            // Enter in the place search must not submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked}>
        <PlaceOptions search={search} countryName={nameOf} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
