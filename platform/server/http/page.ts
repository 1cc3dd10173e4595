import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Html } from './html.ts';

export interface PageRequest {
  app: App;
  params: Record<string, string>;
  /** Of what was given twice, the first. */
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  locale: Locale;
}

/** What somebody sent with the page's own form. */
export interface SubmittedPage extends PageRequest {
  form: URLSearchParams;
  /** Of whoever sent it. */
  address: string;
}

export interface PageAnswer {
  status?: number;
  /** What the page is, or the bytes that belong to one. */
  html: Html | Buffer | Readable;
  headers?: Record<string, string>;
  /** Origins that the page's map may ask: of the client's own provider, as `ownGround` tells them. */
  mapHosts?: readonly string[];
  /** Who has it already is told so, instead of being sent it again. */
  revalidated?: boolean;
}

/** A server-rendered page for people without an account: works without scripts. */
export interface Page {
  path: string;
  /** Why anybody may open it. */
  reason: string;
  /** Mounted only where this holds; the local mailbox is not for production. */
  when?: (app: App) => boolean;
  /**
   * How many requests of one address a minute: as calls, unless it is a page for a crowd, since a whole city can share
   * its carrier's address, or costs nothing to send.
   */
  rate?: 'crowd' | 'free';
  /** What a person is shown who asks too often; without it, the problem that a program gets. */
  busy?(request: PageRequest): Html;
  render(request: PageRequest): Promise<PageAnswer>;
  /** A page that has a form takes it under its own address, as browsers without scripts send it, from our own pages alone. */
  submit?(request: SubmittedPage): Promise<PageAnswer>;
  /** How often one address may send it. */
  submitRate?: { max: number; seconds: number };
}

export function definePage(page: Page): Page {
  return page;
}
