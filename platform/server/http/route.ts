import type { CallDefinition, CallResult, CheckedInput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import type { Membership, Principal } from '../sessions/principal.ts';
import type { FileAnswer } from './answer/file-answer.ts';
import type { RequestOrigin } from './request/origin-of-request.ts';
import type { ReceivedFile } from './request/received-file.ts';

type PrincipalOf<Call extends CallDefinition> = Call['access'] extends { kind: 'public' | 'link' }
  ? Principal | undefined
  : Principal;
type MembershipOf<Call extends CallDefinition> = Call['access'] extends { kind: 'client' }
  ? Membership
  : undefined;

/** What a handler is given: input that was checked, a user who was let in, a database that shows one client. */
export interface CallContext<Call extends CallDefinition, Tables> extends CheckedInput<Call> {
  app: App;
  principal: PrincipalOf<Call>;
  membership: MembershipOf<Call>;
  /** Where the call takes one: the file, arriving. What is not read of it is thrown away. */
  file: Call['upload'] extends object ? ReceivedFile : undefined;
  /**
   * For a client's call: that client's rows only. Otherwise the rows of all clients.
   * In a transaction when the call changes something; it is kept when the handler returns and taken back when it throws.
   * Not where it takes a file: that arrives as slowly as it likes, and no transaction is held open meanwhile.
   */
  db: Db<Tables>;
  request: {
    id: string;
    /** The caller's address, proxies believed only where configured. Never written to a log. */
    address: string;
    userAgent: string;
    locale: Locale;
    /** For what speaks only some of the languages of the suite. */
    acceptLanguage: string | undefined;
    cookies: Readonly<Record<string, string | undefined>>;
    origin: RequestOrigin;
    /** Of a `signed` call: the body as it came. */
    rawBody: Buffer | undefined;
  };
  /** Headers and cookies for the answer; they go out only with a success. */
  answer: {
    setCookie(name: string, value: string, options: { path: string; maxAge: number }): void;
    clearCookie(name: string, options: { path: string }): void;
    header(name: string, value: string): void;
    status(code: number): void;
  };
  /** Done after the transaction is kept: what must not happen when it is not. */
  afterCommit(work: () => Promise<void> | void): void;
}

type Handler<Call extends CallDefinition, Tables> = (
  context: CallContext<Call, Tables>,
) => Promise<Call['response'] extends { file: string } ? FileAnswer : CallResult<Call>>;

/** Says more than 403 to a user of the client whom its state keeps out; nothing to anybody else: ids must not be probeable. */
type WhyRefused = (refused: {
  app: App;
  principal: Principal;
  /** As the call named the client, unchecked. */
  asked: string;
}) => Promise<Problem | undefined>;

/** Throws unless address and headers prove that the caller may call, as a secret or an API key in them does. */
type Prove<Params, Headers> = (given: {
  app: App;
  params: Params;
  headers: Headers;
}) => void | Promise<void>;

export interface Route {
  call: CallDefinition;
  /** Checked before anything of the body is read, so that only proven callers may send a large one. */
  // biome-ignore lint/suspicious/noExplicitAny: routes of all calls stand in one list
  prove?: Prove<any, any>;
  whyRefused?: WhyRefused;
  /** Pages of these origins may read the answers from a browser, without cookies. */
  allowsOrigin?: (page: {
    app: App;
    /** Of the address, unchecked. */
    params: Readonly<Record<string, string>>;
    origin: string;
  }) => Promise<boolean>;
  /** The handler opens its own: what it writes must stay when it refuses, or it waits long before it writes. */
  ownTransactions: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: routes of all calls stand in one list
  handle: (context: CallContext<any, AnyTables>) => Promise<unknown>;
}

/** Each module binds it to its own tables once: `export const route = routeOf<AccountsTables>();`. */
export function routeOf<Tables>() {
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
