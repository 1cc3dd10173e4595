import { getConfigurationCall } from '#modules/opportunity/contract/configuration.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

/** Money in the currency of the map's configuration. */
export function useMapMoney(clientId: string) {
  const { money, compactMoney } = useFormat();
  const { data } = useCall(getConfigurationCall, { params: { clientId } });
  return {
    money: (hundredths: number) => money(hundredths, data?.currency),
    compactMoney: (hundredths: number) => compactMoney(hundredths, data?.currency),
    nearKm: data?.config.nearKm,
  };
}
