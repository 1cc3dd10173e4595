import type { Page } from '@playwright/test';
import { aubrac, expect, journey } from '../house/journey.ts';

const reviews = `/clients/${aubrac}/communication/reviews`;
const calls = '/api/ar';
const brandId = '1001';

const parts = (page: Page) => ({
  title: page.getByRole('article').getByRole('heading').first(),
  options: page.getByRole('option'),
  selected: page.getByRole('option', { selected: true }),
  editor: page.getByRole('textbox', { name: 'Proposed reply' }),
});

async function readReviews(page: Page, query: string) {
  const answer = await page.request.get(`${calls}/reviews?brandId=${brandId}&${query}`);
  return (await answer.json()) as {
    total: number;
    items: { id: string; username: string; status: string; response: { text: string } | null }[];
  };
}

async function statusOf(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`${calls}/review_id/${id}?brandId=${brandId}`);
  return ((await answer.json()) as { status: string }).status;
}

journey(
  'reviews are answered one after another by keyboard alone [REV-01] [REV-03] [REV-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${reviews}?origins=GMB`);
    const { title, options, selected, editor } = parts(page);
    const { items } = await readReviews(page, 'origins=GMB&response_status=ready');
    const [first, second] = items;
    if (!first || !second) throw new Error('the demo has two ready reviews');
    await expect(title).toContainText(first.username);

    await page.keyboard.press('j');
    await expect(title).toContainText(second.username);
    await expect(page).toHaveURL(new RegExp(second.id));
    await page.keyboard.press('k');
    await expect(title).toContainText(first.username);

    await page.keyboard.press('e');
    await expect(editor).toBeFocused();
    await page.keyboard.type(' À bientôt, jd?e.');
    await expect(page.getByRole('article').getByText('Not saved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(selected).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(editor).toHaveValue(/À bientôt, jd\?e\.$/);

    await page.keyboard.press('e');
    await page.keyboard.press('Control+Enter');
    await expect(title).toContainText(second.username);
    await expect(page.getByText(`Reply to ${first.username} sent`)).toBeVisible();
    await expect(selected).toBeFocused();
    await expect.poll(() => statusOf(page, first.id)).toBe('sent');

    await page.keyboard.press('d');
    await expect.poll(() => statusOf(page, second.id)).toBe('discarded');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => statusOf(page, second.id)).not.toBe('discarded');

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Discard the review');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(`${reviews}?response_status=sent&origins=GMB&review=${first.id}`);
    await expect(title).toContainText(first.username);
    await expect(page.getByRole('article')).toContainText('À bientôt, jd?e.');
    await expect(editor).toHaveCount(0);
    await expect(options.first()).toBeVisible();
  },
);

journey(
  'exactly the ready replies that were shown are sent together [REV-02] [REV-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const ready = 'origins=GMB&response_status=ready';
    const { items } = await readReviews(page, `${ready}&sort=date&size=1`);
    const [oldest] = items;
    if (!oldest) throw new Error('the demo has a ready review');
    const q = encodeURIComponent(oldest.username);
    const { total } = await readReviews(page, `${ready}&q=${q}`);
    await page.goto(`${reviews}?origins=GMB&q=${q}`);
    await page.getByRole('button', { name: /^Send .*ready/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(oldest.response?.text.split('\n')[0] ?? '');
    await dialog.getByRole('button', { name: `Send ${total} repl` }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => statusOf(page, oldest.id)).toBe('sent');
  },
);

journey(
  'on a phone a review is a page with its actions at the bottom and a way back [REV-01] [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${reviews}?origins=GMB`);
    const list = page.getByRole('list', { name: 'Reviews' });
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/review=/);
    await expect(page.getByRole('button', { name: 'Send, next' })).toBeInViewport();
    await page.getByRole('link', { name: 'Reviews', exact: true }).click();
    await expect(list).toBeVisible();
    await expect(page).not.toHaveURL(/review=/);
  },
);
