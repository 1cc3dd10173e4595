import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PUBLISHED = join(import.meta.dirname, '../../modules/forms/widget/published');
export const LIST = join(PUBLISHED, 'published-widgets.json');

/** One version, as pages name it; oldest first in the list. */
export interface PublishedWidget {
  version: string;
  integrity: string;
}

export function publishedWidgets(): PublishedWidget[] {
  return JSON.parse(readFileSync(LIST, 'utf8'));
}

export function widgetScriptPath(version: string): string {
  return join(PUBLISHED, version, 'comptoir-form.js');
}

/** What browsers hold a script against (subresource integrity). */
export function subresourceIntegrity(script: string | Buffer): string {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`;
}
