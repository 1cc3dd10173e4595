import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Html } from './html.ts';
import type { ReceivedFile } from './request/multipart-parts.ts';
import type { FileFault } from './request/read-page-form.ts';

export interface PageRequest {
  app: App;
  params: Record<string, string>;
  /** The first value of each parameter. */
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  locale: Locale;
}

/** A submission of the page's form. */
export interface SubmittedPage extends PageRequest {
  form: URLSearchParams;
  /** Errors of uploaded files by field name; empty for pages without files. */
  fileFaults: readonly FileFault[];
  /** IP address of the sender. */
  address: string;
}

/** The files of a page's own form, each taken while it arrives. */
export interface PageFiles {
  maxBytes: number;
  /** So many in one form. */
  most: number;
  /**
   * Returns the form value for the file, or null if no file is expected here. A thrown problem is shown at its field.
   */
  take(
    /** The form fields that precede the file. */
    request: Omit<SubmittedPage, 'fileFaults'>,
    file: ReceivedFile & { field: string },
  ): Promise<string | null>;
}

export interface PageResponse {
  status?: number;
  /** The page, or the bytes of one of its assets. */
  html: Html | Buffer | Readable;
  headers?: Record<string, string>;
  /** Origins that the page's map may contact: those of the client's own provider, from `ownGround`. */
  mapHosts?: readonly string[];
  /** Supports conditional requests: a client with a current copy gets 304. */
  revalidated?: boolean;
}

/** A server-rendered page for people without an account: works without scripts. */
export interface Page {
  path: string;
  /** Why public access is safe. */
  reason: string;
  /** Mounted only where this holds; the local mailbox is not for production. */
  when?: (app: App) => boolean;
  /**
   * How many requests of one address a minute: as calls, unless it is a page for a crowd, since a whole city can share
   * its carrier's address, or costs nothing to send.
   */
  rate?: 'crowd' | 'free';
  /** Page for visitors who exceed the rate limit. Default: the problem response of the API. */
  busy?(request: PageRequest): Html;
  render(request: PageRequest): Promise<PageResponse>;
  /** A page that has a form takes it under its own address, as browsers without scripts send it, from our own pages alone. */
  submit?(request: SubmittedPage): Promise<PageResponse>;
  /** Where its form has files. */
  files?: PageFiles;
  /** How often one address may send it. */
  submitRate?: { max: number; seconds: number };
}

export function definePage(page: Page): Page {
  return page;
}
