import { Combobox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PLACES_SOURCE } from '#platform/contract/place.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { formatPlace } from './format-place.ts';
import classes from './place-search.module.css';
import type { FoundPlaces } from './use-found-places.ts';

/** The found places, or the reason why there are none, with the attribution that the place data requires. */
export function PlaceOptions({
  search: { places, withoutPostcodes, isLoading, error },
  countryName,
}: {
  search: Pick<FoundPlaces, 'places' | 'withoutPostcodes' | 'isLoading' | 'error'>;
  countryName: (code: string) => string;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  if (error) return <Combobox.Empty role="alert">{say(error)}</Combobox.Empty>;
  if (places.length === 0)
    return (
      <Combobox.Empty role="status">
        {isLoading
          ? t('platform:loading')
          : withoutPostcodes
            ? t('platform:field.noPostcodes', { country: countryName(withoutPostcodes) })
            : t('platform:field.nothingFound')}
      </Combobox.Empty>
    );
  return (
    <>
      <Combobox.Options className={classes.options}>
        {places.map((place) => {
          const { title, where } = formatPlace(place, countryName);
          return (
            <Combobox.Option key={place.id} value={place.id}>
              <span className={classes.title}>{title}</span>{' '}
              <small className={classes.where}>{where}</small>
            </Combobox.Option>
          );
        })}
      </Combobox.Options>
      <Combobox.Footer className={classes.source}>{PLACES_SOURCE}</Combobox.Footer>
    </>
  );
}
