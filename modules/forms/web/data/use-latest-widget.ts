import { latestWidgetCall } from '#modules/forms/contract/widget/widget-script.ts';
import { useCall } from '#platform/web/api/use-call.ts';

/** The widget as it is published on this host [FORM-07]. */
export function useLatestWidget() {
  return useCall(latestWidgetCall, {});
}
