import { latestWidgetCall } from '#modules/forms/contract/widget/widget-script.ts';
import { useCall } from '#platform/web/api/use-call.ts';

/** The published widget of this host [FORM-07]. */
export function useLatestWidget() {
  return useCall(latestWidgetCall, {});
}
