import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** A request to the local Google, and how it answers. */
export interface LocalCall {
  method: string;
  url: URL;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface LocalAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  html?: string;
}

/** As the APIs of Google refuse. */
export function refusal(status: number, code: string, message: string): LocalAnswer {
  return { status, body: { error: { code: status, status: code, message } } };
}

export const notFoundAnswer = refusal(404, 'NOT_FOUND', 'Requested entity was not found.');

/** One page of a list, `most` entries long unless the call wants fewer. */
export function paged(
  list: { key: string; items: readonly unknown[]; most: number; extra?: object },
  query: URLSearchParams,
): LocalAnswer {
  const { key, items, most, extra = {} } = list;
  const size = Math.min(Number(query.get('pageSize') || most), most);
  const from = Number(query.get('pageToken')?.replace('page-', '') || 0);
  const next = from + size < items.length ? { nextPageToken: `page-${from + size}` } : {};
  return { body: { [key]: items.slice(from, from + size), ...extra, ...next } };
}

export function sendAnswer(response: ServerResponse, answer: LocalAnswer): void {
  const { status = 200, headers = {}, body = {}, html } = answer;
  response.writeHead(status, {
    'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    ...headers,
  });
  response.end(html ?? JSON.stringify(body));
}
