import type { Page, Route } from '@playwright/test';
import { patience } from '../../platform/testing/patience.ts';
import { expect } from '../support/journey.ts';
import { isWhole, loadingIndicators } from '../support/open-screen.ts';
import type { Screen } from './screen.ts';

const WAIT = { timeout: patience.condition };

/** Names of people, stores and records; ids and codes keep their length. */
const NAMES = /^(name|firstname|lastname|username|city|description|comment)$/i;
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

const PROBLEM = {
  type: 'about:blank',
  code: 'INTERNAL',
  title: 'Something went wrong',
  status: 500,
  requestId: '01a1ef75-0000-7000-8000-000000000000',
};

type Look = (state: string) => Promise<void>;

/**
 * Shows the screen in each declared state and calls `look` in each: loading, error, long names and empty through modified
 * responses, then what a user can open. Loading and error share one page load.
 */
export async function visitStates(
  page: Page,
  { screen, address }: { screen: Screen; address: string },
  look: Look,
): Promise<void> {
  if (screen.data) {
    await visitLoadingAndError(page, { address, data: screen.data }, look);
    await visitChangedAnswers(page, { address, data: screen.data }, look);
  }
  for (const [state, open] of Object.entries(screen.opens ?? {})) {
    await page.goto(address);
    await isWhole(page);
    await open(page);
    await look(state);
    await page.keyboard.press('Escape');
  }
}

interface Given {
  address: string;
  data: RegExp;
}

async function visitLoadingAndError(
  page: Page,
  { address, data }: Given,
  look: Look,
): Promise<void> {
  const held: Route[] = [];
  let isFailing = false;
  const fail = (route: Route) => route.fulfill({ status: 500, json: PROBLEM }).catch(() => {});
  await page.route(data, async (route) => {
    if (isFailing) await fail(route);
    else held.push(route);
  });
  await page.goto(address);
  const busy = page.locator('[aria-busy="true"]').or(loadingIndicators(page)).first();
  await expect(busy).toBeAttached(WAIT);
  // While its code is on its way, a screen shows the rows that all screens share.
  await expect(page.locator('[data-screen-pending]')).toHaveCount(0, WAIT);
  await look('loading');
  isFailing = true;
  await Promise.all(held.map(fail));
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible(WAIT);
  await look('error');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function visitChangedAnswers(
  page: Page,
  { address, data }: Given,
  look: Look,
): Promise<void> {
  let isList = false;
  let change = lengthen;
  await page.route(data, async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    isList ||= isRecord(body) && Array.isArray(body.items);
    await route.fulfill({ response, json: change(body) });
  });
  await page.goto(address);
  await isWhole(page);
  await look('long names');
  if (isList) {
    change = empty;
    await page.goto(address);
    await isWhole(page);
    await look('empty');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lengthen(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return NAMES.test(name) && value !== '' ? `${value} ${LONG_WORD}` : value;
  if (Array.isArray(value)) return value.map((one) => lengthen(one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthen(one, key)]));
}

/** A list without rows; its counts of views and pages are 0. */
function empty(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'items' ? [] : /^(total|counts?)$/i.test(key) ? zeros(one) : one,
    ]),
  );
}

function zeros(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, zeros(one)]));
}
