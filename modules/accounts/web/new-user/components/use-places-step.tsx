import { useEffect } from 'react';
import { associationsNeeded } from '#modules/accounts/contract/user-problems.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { WizardStep } from '#platform/web/wizard/wizard-state.ts';
import { PlacesPanel, PlacesPicker, usePlacesBreakdown } from '../../components/places-panel.tsx';
import { type ChosenPlace, placesSum } from '../../data/place-tree.ts';
import type { Places } from '../../data/use-places.ts';
import type { UserDraft } from '../../data/user-draft.ts';

const NAMED = 5;

/** The user's associations; only required for roles limited to their own locations [USR-06]. */
export function usePlacesStep({
  draft,
  places,
}: {
  draft: UserDraft;
  places: Places;
}): WizardStep<UserDraft> {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const through = usePlacesBreakdown(draft.places);
  const isFree = draft.role !== null && !isBoundToLocations(draft.role);
  const isNeeded = draft.role !== null && isBoundToLocations(draft.role);
  // Preloads the picker during the first step, so that the second opens without delay.
  useEffect(PlacesPicker.fetch, []);
  return {
    id: 'associations',
    name: t('accounts:part.places'),
    question: t('accounts:create.placesQuestion'),
    help: t(isNeeded ? 'accounts:create.placesBound' : 'accounts:create.placesFree', {
      name: draft.firstName,
    }),
    fields: ['associations'],
    check: (given) =>
      isNeeded && given.places.length === 0
        ? [
            {
              field: 'associations',
              message: <FieldMessage fault={{ code: associationsNeeded.code }} />,
            },
          ]
        : [],
    summary: (given) => {
      const { locations, wholeBrand } = placesSum(given.places);
      const count = { count: locations, formatted: number(locations) };
      const locationsText = t('accounts:places.locations', count);
      return [
        {
          label: t('accounts:column.places'),
          value:
            through === undefined
              ? isFree
                ? t('accounts:places.everything')
                : null
              : wholeBrand
                ? `${locationsText} ${through}`
                : t('accounts:places.sumAndNames', {
                    sum: `${locationsText} ${through}`,
                    names: namesOf(given),
                  }),
        },
      ];
    },
    panel: <PlacesPanel places={places} role={draft.role} />,
    content: ({ problemOf, answered }) => (
      <PlacesPicker
        places={places}
        error={problemOf('associations')}
        onTouch={() => answered('associations')}
      />
    ),
  };

  function namesOf(given: UserDraft): string {
    const { names, more } = namedPlaces(given.places);
    const others = { count: more, formatted: number(more) };
    return list(more > 0 ? [...names, t('accounts:places.others', others)] : names);
  }
}

/** First places of a selection by name, locations with their city, and the number of further ones. */
export function namedPlaces(chosen: readonly Pick<ChosenPlace, 'name' | 'detail'>[]) {
  return {
    names: chosen
      .slice(0, NAMED)
      .map(({ name, detail }) => (detail ? `${name} (${detail})` : name)),
    more: Math.max(0, chosen.length - NAMED),
  };
}
