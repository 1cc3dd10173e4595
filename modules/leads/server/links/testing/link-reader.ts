import type { TestApp } from '#platform/testing/test-app.ts';
import { brandWithLinks } from '../../testing/brand-with-links.ts';

let pressed = 0;

/** A lead of a brand, with helpers to open its link pages and submit their buttons. */
export async function linkReader(suite: TestApp) {
  const { client, form, lead } = await brandWithLinks(suite, { name: 'Maison <Aubrac>' });
  const open = (path: string, headers: Record<string, string> = {}) =>
    suite.server.inject({ url: path, headers });

  /** The hidden fields of the form as rendered. */
  async function formOf(page: string): Promise<{ url: string; hidden: Record<string, string> }> {
    const { body } = await open(page);
    const url = /<form method="post" action="([^"]+)"/.exec(body)?.[1] ?? '';
    const inputs = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
    const hidden = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
    return { url, hidden };
  }

  /** Submits a button of a page with the given input. */
  async function press(
    page: string | Awaited<ReturnType<typeof formOf>>,
    button: string,
    typed: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) {
    const { url, hidden } = typeof page === 'string' ? await formOf(page) : page;
    pressed += 1;
    return suite.server.inject({
      method: 'POST',
      url,
      // A different address each time, because a test submits more often than a person.
      remoteAddress: `198.51.100.${pressed}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ ...hidden, do: button, ...typed }).toString(),
    });
  }

  return {
    client,
    form,
    lead,
    pathOf: (token: string, id = lead.id) => `/protected/lead/${id}?token=${token}`,
    actionOf: (action: string, token: string, id = lead.id) =>
      `/public/leads/${id}/${action}?token=${token}`,
    open,
    formOf,
    press,
  };
}
