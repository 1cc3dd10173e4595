import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { useCall } from '#platform/web/api/use-call.ts';

/** Base of the brand's short URLs, its languages, and its active configurations. */
export function useBrandSettings(brandId: string) {
  const settings = useCall(getBrandSettingsCall, { query: { brandId } });
  const { data } = settings;
  return {
    settings,
    base: data?.shortUrlBase.replace(/^https?:\/\//, '') ?? '',
    locales: data?.locales ?? [],
    offered: data?.touchpointConfigurations.filter(({ activated }) => activated) ?? [],
  };
}
