import { latestWidgetCall } from '#modules/leads/contract/widget/latest-widget.ts';
import { route } from '../route.ts';
import { publishedWidgets, WIDGET_SCRIPT } from '../widget/published-widgets.ts';

export const latestWidgetRoute = route(latestWidgetCall, async () => {
  const newest = publishedWidgets.at(-1);
  if (!newest) throw new Error('no widget was ever published');
  return {
    ...newest,
    path: `/widget/${newest.version}/${WIDGET_SCRIPT}`,
    versions: publishedWidgets.map(({ version }) => version),
  };
});
