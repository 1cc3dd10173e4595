import type { APIRequestContext } from '@playwright/test';

/** Id of the first record in a list response. */
export function firstFound(path: string, body?: object) {
  return async (request: APIRequestContext): Promise<string> => {
    const answer = body ? await request.post(path, { data: body }) : await request.get(path);
    const { items } = (await answer.json()) as { items?: { id?: string; _id?: string }[] };
    const id = items?.[0]?.id ?? items?.[0]?._id;
    if (!id) throw new Error(`${path} found nothing to show: ${answer.status()}`);
    return id;
  };
}
