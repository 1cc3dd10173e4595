import type { APIRequestContext, Page } from '@playwright/test';
import { aubrac } from '../support/demo-person.ts';

/** Kind of user that opens the screen; a demo user with access. */
export type Reader = 'nobody' | 'brand admin' | 'super admin';

/** A screen with a URL that shows it well with demo data. */
export interface Screen {
  /** Path as declared by the module: `touchpoints/{id}`; a tab or state follows after `?`. */
  screen: string;
  reader: Reader;
  /**
   * The value for `{…}`, or for `{type}/{id}` together; a function requests it from the server where the demo generates
   * the id.
   */
  record?: string | ((request: APIRequestContext) => Promise<string>);
  /** Cards or other fields replace parts on a phone, so it is checked there again. */
  otherwiseOnPhone?: true;
  /**
   * Call that loads its main data: the screen is also checked while loading, with an error, with long names and, for a list,
   * empty.
   */
  data?: RegExp;
  /** What a user can open on it, by name: a dialog, a form with errors. */
  opens?: Record<string, (page: Page) => Promise<void>>;
}

export async function resolveScreenAddress(
  screen: Screen,
  request: APIRequestContext,
): Promise<string> {
  const { record = '' } = screen;
  const id = typeof record === 'string' ? record : await record(request);
  const path = screen.screen.replace(/\{\w+\}(?:\/\{\w+\})*/, id);
  const isOfClient = screen.reader === 'brand admin';
  return isOfClient ? `/clients/${aubrac}/${path}` : `/${path}`;
}
