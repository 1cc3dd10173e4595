import type { Page } from '@playwright/test';
import { aubrac, expect, journey } from '../support/journey.ts';

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
    items: {
      id: string;
      username: string;
      status: string;
      response: { text: string; state: string } | null;
    }[];
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
    await expect(page.getByText(`Reply to ${first.username} is being sent`)).toBeVisible();
    await expect(selected).toBeFocused();
    expect(await statusOf(page, first.id)).toBe('ready');
    await expect(page.getByText(`Reply to ${first.username} sent`)).toBeVisible();
    expect(await statusOf(page, first.id)).toBe('sent');

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
  'a reply that was sent is taken back while it waits, by its message, its row or its key [REV-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${reviews}?origins=GMB&sort=date`);
    const { title, selected } = parts(page);
    const { items } = await readReviews(page, 'origins=GMB&response_status=ready&sort=date');
    const [first] = items;
    if (!first) throw new Error('the demo has a ready review');
    const message = page.getByText(`Reply to ${first.username} is being sent`);
    const stateOfReply = async () =>
      (await readReviews(page, `q=${encodeURIComponent(first.username)}`)).items.find(
        ({ id }) => id === first.id,
      )?.response?.state;
    const send = async () => {
      await page.keyboard.press('Enter');
      await expect(message).toBeVisible();
      await expect.poll(stateOfReply).toBe('scheduled');
    };
    // Checks the stored state, because the next message replaces this one.
    const isUndone = async () => {
      await expect.poll(stateOfReply).toBe('proposed');
      await expect(title).toContainText(first.username);
    };
    await expect(title).toContainText(first.username);
    await send();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await isUndone();
    await expect(selected).toContainText(first.username);
    await send();
    await page.keyboard.press('u');
    await isUndone();
    await send();
    await page.getByRole('option').filter({ hasText: first.username }).getByText('Undo').click();
    await isUndone();
  },
);

journey(
  'a reply to a review of GATOREVIEWS is accepted by its source [REV-09]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { items } = await readReviews(page, 'origins=GATOREVIEWS&response_status=ready');
    const [first] = items;
    if (!first) throw new Error('the demo has a ready review of GATOREVIEWS');
    await page.goto(`${reviews}?origins=GATOREVIEWS&review=${first.id}`);
    await expect(parts(page).title).toContainText(first.username);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Reply to ${first.username} sent`)).toBeVisible();
    expect(await statusOf(page, first.id)).toBe('sent');
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
    const all = page.getByRole('button', { name: /^Send .*ready/ });
    await expect(all).toHaveText(new RegExp(`^Send (?:all )?${total}\\sready`));
    await all.click();
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

journey(
  'a review shows why a person must answer it and what changed after its reply [REV-03] [REV-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${reviews}?response_status=manual&risks=injury`);
    const evaluation = page.getByRole('complementary', { name: 'Bot evaluation' });
    await expect(evaluation).toContainText('Manual');
    await expect(evaluation).toContainText('The comment contains a risk.');
    await page.goto(`${reviews}?response_status=manual&origins=GATOREVIEWS`);
    await expect(evaluation).toContainText('imported from a file of past reviews');
    await page.goto(`${reviews}?response_status=to_reassess`);
    const versions = page.getByRole('region', { name: 'The review changed after your reply' });
    await expect(versions.getByRole('deletion').first()).toBeVisible();
    await expect(versions.getByRole('insertion').first()).toBeVisible();
    await expect(versions.getByRole('img')).toHaveCount(2);
  },
);

journey(
  'the locations and terms of a topic link to their reviews [REV-08]',
  async ({ signedInAs }) => {
    const analysis = `/clients/${aubrac}/communication/semantic-analysis?topic=delivery`;
    const page = await signedInAs('Solveig', `${analysis}&min=20`);
    await expect(page.getByText(/topics? with fewer than 20\smentions/)).toBeVisible();
    await expect(page.getByRole('row', { name: /After-sales/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.getByRole('row', { name: /After-sales/ })).toBeVisible();
    const byLocation = page.getByRole('list', { name: 'By location' });
    await byLocation.getByRole('link').first().click();
    await expect(page).toHaveURL(/reviews\?.*shops=.*/);
    await expect(page).toHaveURL(/topics=delivery/);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goBack();
    const word = page
      .getByRole('region', { name: 'Words in this topic' })
      .getByRole('link')
      .first();
    const mentions = Number(await word.locator('small').textContent());
    await word.click();
    await expect(page).toHaveURL(/topic_words=/);
    await expect(page.getByRole('option')).toHaveCount(mentions);
  },
);
