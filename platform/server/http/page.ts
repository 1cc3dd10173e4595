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

/** A request that cannot be served at the moment. */
export interface BusyRequest extends PageRequest {
  /** Seconds until a next attempt can succeed. */
  seconds: number;
  /** The refused submission, without files that are not stored. */
  form?: URLSearchParams;
  /** Whether files of the submission have to be chosen again. */
  lostFiles?: boolean;
  /** Whether the submission may be saved already: unless it counts once, its state is shown before it is offered again. */
  isUnknown: boolean;
}

/** Uploads of a page's form, processed as they stream in. */
export interface PageFiles {
  maxBytes: number;
  /** Maximum number of files in one form. */
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
  /** Origins of the client's own map provider, allowed by the page's content security policy; see `buildClientBaseMap`. */
  mapHosts?: readonly string[];
  /** Supports conditional requests: a client with a current copy gets 304. */
  revalidated?: boolean;
}

/** A server-rendered page for people without an account: works without scripts. */
export interface Page {
  path: string;
  /** Why public access is safe. */
  reason: string;
  /** The page is mounted only if this returns true. Example: the local mailbox is not for production. */
  when?: (app: App) => boolean;
  /**
   * Requests per minute and IP address. Default: the limit of API calls. `crowd`: higher, because a mobile carrier
   * shares one address among many visitors. `free`: unlimited, because the page costs nothing to send.
   */
  rate?: 'crowd' | 'free';
  /**
   * Page for visitors who exceed the rate limit, and for requests that cannot be served at the moment (429, 503). A
   * submission has its form, so that the page can offer to send it again. Default: the problem response of the API.
   */
  busy?(request: BusyRequest): Html;
  render(request: PageRequest): Promise<PageResponse>;
  /** Handles the form of the page. It is posted to the page's own URL and accepted from our own pages only. */
  submit?(request: SubmittedPage): Promise<PageResponse>;
  /** Required if the form has file fields. */
  files?: PageFiles;
  /** Rate limit of submissions per IP address. */
  submitRate?: { max: number; seconds: number };
}

export function definePage(page: Page): Page {
  return page;
}
