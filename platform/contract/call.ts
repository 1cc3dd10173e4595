import type { z } from 'zod';
import type { FileKind } from './files/file-kind.ts';
import type { Permission } from './permission.ts';
import type { Port } from './port.ts';
import type { Problem, ProblemDefinition } from './problem.ts';

/** Where a call names its client; the platform checks that the user belongs to it. */
export type ClientSource =
  | 'params.clientId'
  | 'params.uuid'
  | 'query.clientId'
  | 'body.clientId'
  | 'query.brandId'
  | 'body.brandId'
  | 'query.brand_id'
  | 'body.brand_id';

/**
 * Path parameter that holds a record ID when the call has no client ID: `params.formId`. The module's owner port
 * resolves the client.
 */
export type RecordSource = `params.${string}`;
export type RecordOwnerPort = Port<{ id: string }, string | undefined>;

/**
 * Who may make a call. `public`: anyone; `reason` says why that is safe. `session`: any signed-in user, for their own
 * data; `inPerson` excludes super admins acting as the user. `client`: a user of the client with the permission;
 * another client's record is reported as not found. `link`: the holder of a signed link; the handler verifies the link.
 */
export type Access =
  | { kind: 'public'; reason: string }
  | { kind: 'session'; inPerson?: true }
  | { kind: 'link'; reason: string }
  | { kind: 'client'; client: ClientSource; owner?: undefined; may: Permission }
  | { kind: 'client'; client: RecordSource; owner: RecordOwnerPort; may: Permission }
  | { kind: 'super-admin' };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallDefinition {
  method: Method;
  /** Path with parameters in braces, as in calls.md: `/gtr-core/clients/{uuid}`. */
  path: string;
  /** One sentence that a product manager understands; the summary in the API document. */
  summary: string;
  module: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Maximum body size. Default: 16 KB for public calls, 256 KB for calls that need a session. */
  bodyBytes?: number;
  /** Replaces BODY_TOO_LARGE in calls that accept a list, to state its maximum length. */
  tooLarge?: () => Problem;
  /**
   * For text that a machine forwards from others: characters that cannot be stored become U+FFFD. Otherwise they cause an
   * error, so that a person can correct them. The URL is never changed.
   */
  foreignText?: 'replace';
  /** Another server signs the body: the handler gets the unparsed bytes and checks the signature. */
  signed?: true;
  /** The call accepts one file as multipart form; the text fields of the form are its body. */
  upload?: { kinds: readonly FileKind[]; maxBytes: number };
  /** A stream or file has no JSON schema; give its media type instead. */
  response: z.ZodType | { file: string };
  errors?: readonly ProblemDefinition<never>[];
  /** Allows cross-origin browser requests without cookies. Only for public data. */
  anyOrigin?: true;
  /**
   * Cache lifetime of the response in browsers and proxies. Only for responses that are the same for every caller from
   * one site.
   */
  cacheSeconds?: number;
  /** Servers of the client may make the call with an API key that has this scope; the handler checks the key. */
  keyScope?: string;
  /**
   * Exception to the default for API keys of a brand, with its reason. By default, calls of a client accept keys with their
   * permission; all other calls refuse keys.
   */
  apiKeys?: { accepted: boolean; reason: string };
  /** Additional rate limit, counted per caller. */
  rate?: {
    max: number;
    seconds: number;
    /** Separate limit for servers with an API key, because one of them sends for many people. */
    withKey?: number;
  };
  /** Default 200. Use 201 when a record is created, 202 when a job does the work, 204 when there is no content. */
  status?: 200 | 201 | 202 | 204;
  /**
   * A GET that changes something because its path is fixed by others. It runs in a transaction and accepts only scripts of
   * this site and non-browser clients: links, images and pages of other sites are refused.
   */
  changes?: true;
  /** Idempotent: a caller may repeat it if no response arrived. GET, PUT and DELETE always are. */
  repeatable?: true;
  /**
   * For calls that create several records: the list of these in the response. If it is empty, the status is 200 instead of
   * 201.
   */
  made?: string;
}

type Given<T> = T extends z.ZodType ? z.input<T> : undefined;
type Checked<T> = T extends z.ZodType ? z.output<T> : undefined;

export type CallInput<Call extends CallDefinition> = {
  [Part in 'params' | 'query' | 'body' | 'headers' as Call[Part] extends z.ZodType
    ? Part
    : never]: Given<Call[Part]>;
};
export type CheckedInput<Call extends CallDefinition> = {
  params: Checked<Call['params']>;
  query: Checked<Call['query']>;
  body: Checked<Call['body']>;
  headers: Checked<Call['headers']>;
};
export type CallOutput<Call extends CallDefinition> = Call['response'] extends z.ZodType
  ? z.output<Call['response']>
  : unknown;
/** Return type of a handler: the input of the response schema, which validates and strips it. */
export type CallResult<Call extends CallDefinition> = Call['response'] extends z.ZodType
  ? z.input<Call['response']>
  : unknown;

/** Declares a call once: the server mounts it, the web calls it, the API document lists it. */
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call;
}
