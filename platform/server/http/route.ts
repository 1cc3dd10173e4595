import type { CallDefinition, CallResult, CheckedInput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import type { Membership, Principal } from '../sessions/principal.ts';
import type { FileAnswer } from './answer/send-answer.ts';
import type { ReceivedFile } from './request/multipart-parts.ts';
import type { RequestOrigin } from './request/request-origin.ts';

type PrincipalOf<Call extends CallDefinition> = Call['access'] extends { kind: 'public' | 'link' }
  ? Principal | undefined
  : Principal;
type MembershipOf<Call extends CallDefinition> = Call['access'] extends { kind: 'client' }
  ? Membership
  : undefined;

/** Context of a handler: validated input, the authorized user, and a database limited to one client. */
export interface CallContext<Call extends CallDefinition, Tables> extends CheckedInput<Call> {
  app: App;
  principal: PrincipalOf<Call>;
  membership: MembershipOf<Call>;
  /** The uploaded file as a stream, if the call takes one. Unread content is discarded. */
  file: Call['upload'] extends object ? ReceivedFile : undefined;
  /**
   * For a call of a client: only that client's rows. Otherwise the rows of all clients. Calls that change something run
   * in a transaction, which is rolled back if the handler throws. Upload calls have none, because a slow upload would
   * hold it open.
   */
  db: Db<Tables>;
  request: {
    id: string;
    /** The caller's address; forwarded addresses count only from trusted proxies. Never written to a log. */
    address: string;
    userAgent: string;
    locale: Locale;
    /** For features that support only some of the suite's languages. */
    acceptLanguage: string | undefined;
    cookies: Readonly<Record<string, string | undefined>>;
    origin: RequestOrigin;
    /** The unparsed body of a `signed` call. */
    rawBody: Buffer | undefined;
  };
  /** Response headers and cookies, sent only on success. */
  answer: {
    setCookie(name: string, value: string, options: { path: string; maxAge: number }): void;
    clearCookie(name: string, options: { path: string }): void;
    header(name: string, value: string): void;
    status(code: number): void;
  };
  /** Runs after the commit: for effects that must not happen after a rollback. */
  afterCommit(work: () => Promise<void> | void): void;
}

type Handler<Call extends CallDefinition, Tables> = (
  context: CallContext<Call, Tables>,
) => Promise<Call['response'] extends { file: string } ? FileAnswer : CallResult<Call>>;

/**
 * Gives a reason instead of 403 to users of the client whose state denies access. Other callers get none, so that IDs
 * cannot be probed.
 */
type WhyRefused = (refused: {
  app: App;
  principal: Principal;
  /** Client ID from the call, not validated. */
  requested: string;
}) => Promise<Problem | undefined>;

/** Throws unless URL and headers prove that the caller is authorized, for example by a secret or an API key. */
type Prove<Params, Headers> = (given: {
  app: App;
  params: Params;
  headers: Headers;
}) => void | Promise<void>;

export interface Route {
  call: CallDefinition;
  /** Checked before the body is read, so that only authorized callers may send a large one. */
  // biome-ignore lint/suspicious/noExplicitAny: routes of all calls stand in one list
  prove?: Prove<any, any>;
  whyRefused?: WhyRefused;
  /** Pages of these origins may read the response in a browser, without cookies. */
  allowsOrigin?: (page: {
    app: App;
    /** URL parameters, not validated. */
    params: Readonly<Record<string, string>>;
    origin: string;
  }) => Promise<boolean>;
  /** The handler opens its own transactions: its writes must survive an error, or it waits long before it writes. */
  ownTransactions: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: routes of all calls stand in one list
  handle: (context: CallContext<any, AnyTables>) => Promise<unknown>;
}

/** Each module binds it once to its own tables: `export const route = routeOf<AccountsTables>();`. */
export function createRouteFactory<Tables>() {
  return <const Call extends CallDefinition>(
    call: Call,
    handle: Handler<Call, Tables>,
    options: {
      ownTransactions?: boolean;
      whyRefused?: WhyRefused;
      prove?: Prove<CheckedInput<Call>['params'], CheckedInput<Call>['headers']>;
    } = {},
  ): Route => ({
    call,
    handle,
    ...options,
    ownTransactions: options.ownTransactions ?? call.upload !== undefined,
  });
}
