import type { APIRequestContext, Page } from '@playwright/test';
import { aubrac } from '../support/demo-person.ts';

/** The kind of user that opens the screen; a demo user who may. */
export type Reader = 'nobody' | 'brand admin' | 'super admin';

/** A screen with an address at which the demo shows it well. */
export interface Screen {
  /** As the module declares it: `touchpoints/{id}`; a tab or a state follows behind `?`. */
  screen: string;
  reader: Reader;
  /**
   * The value for `{…}`, or for `{type}/{id}` together; a function requests it from the server where the demo generates
   * the id.
   */
  record?: string | ((request: APIRequestContext) => Promise<string>);
  /** A table becomes cards, a form other fields: it is judged again on a phone. */
  otherwiseOnPhone?: true;
  /**
   * The call that brings its main data: the screen is also shown while it loads, with an error, with long names and,
   * for a list, empty.
   */
  data?: RegExp;
  /** What a user opens on it, by name: a dialog, a form with errors. */
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
