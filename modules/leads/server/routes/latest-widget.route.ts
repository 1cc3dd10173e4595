import { latestWidgetCall } from '#modules/leads/contract/widget/latest-widget.ts';
import { route } from '../route.ts';
import { newestWidget, publishedWidgets } from '../widget/published-widgets.ts';

export const latestWidgetRoute = route(latestWidgetCall, async () => ({
  ...newestWidget(),
  versions: publishedWidgets.map(({ version }) => version),
}));
