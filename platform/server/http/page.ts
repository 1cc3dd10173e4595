import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Html } from './html.ts';
import type { FileFault } from './request/read-page-form.ts';
import type { ReceivedFile } from './request/received-file.ts';

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
  /** What is wrong with its files, by the name of the field; none of a page that takes none. */
  fileFaults: readonly FileFault[];
  /** Of whoever sent it. */
  address: string;
}

/** The files of a page's own form, each taken while it arrives. */
export interface PageFiles {
  maxBytes: number;
  /** So many in one form. */
  most: number;
  /** What stands for the file in the form; null where it is not asked for. A problem is told at its field. */
  take(
    /** The form as far as it stands above the file. */
    request: Omit<SubmittedPage, 'fileFaults'>,
    file: ReceivedFile & { field: string },
  ): Promise<string | null>;
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
  /** Where its form has files. */
  files?: PageFiles;
  /** How often one address may send it. */
  submitRate?: { max: number; seconds: number };
}

export function definePage(page: Page): Page {
  return page;
}
