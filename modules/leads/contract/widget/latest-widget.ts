import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';

/** Which version of the widget is the newest, and how a page makes sure that it is the one it meant [FORM-07]. */
export const latestWidgetSchema = z.object({
  version: z.string(),
  /** Path on the requested host. */
  path: z.string(),
  /** Hash for subresource integrity. */
  integrity: z.string(),
  /** All available versions; a published version never changes. */
  versions: z.array(z.string()),
});
export type LatestWidget = z.output<typeof latestWidgetSchema>;

export const latestWidgetCall = defineCall({
  method: 'GET',
  path: '/widget/latest.json',
  module: 'leads',
  summary: 'The newest version of the form widget.',
  access: { kind: 'public', reason: 'The script stands on public pages.' },
  anyOrigin: true,
  keptSeconds: 300,
  response: latestWidgetSchema,
});
