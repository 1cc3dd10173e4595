import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Groups, types and countries of the client's locations, each with how many it has; undefined until they have come. */
export function useLocationChoices() {
  const { id } = useCurrentClient();
  const { number } = useFormat();
  const { nameOf, options: everyCountry } = useCountryNames();
  const { data } = useCall(getLocationFiltersCall, { params: { uuid: id } });
  const counted = (choices: readonly { value: string; label: string; count: number }[]) =>
    choices.map(({ value, label, count }) => ({ value, label: `${label} ${number(count)}` }));
  return {
    open: data?.views.open,
    groups: data && counted(data.group),
    types: data && counted(data.type),
    countries: data && [
      ...counted(data.country.map((one) => ({ ...one, label: nameOf(one.value) }))),
      ...everyCountry.filter(({ value }) => !data.country.some((one) => one.value === value)),
    ],
  };
}
