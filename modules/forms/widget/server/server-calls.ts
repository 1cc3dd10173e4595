import type { PublicForm } from '../../contract/public-form.ts';
import type { FoundProduct, ShopsFound } from '../../contract/widget/public-form-calls.ts';
import type { Submission } from '../answers/answers.ts';

/** Why a call failed; after `NETWORK` and `TIMEOUT` the server may have received it anyway. */
export class CallFailure extends Error {
  readonly code: string;
  /** Fields with invalid answers. */
  readonly fields: readonly string[];
  /** A retry may succeed later. */
  readonly passes: boolean;

  constructor(
    code: string,
    { fields = [], passes = false }: { fields?: string[]; passes?: boolean } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.passes = passes;
  }
}

type Query = Readonly<Record<string, string | number | undefined>>;
const PATIENCE_MS = 20_000;

/** The public calls of one form, without cookies. */
export class ServerCalls {
  readonly server: string;
  readonly form: string;
  readonly #found = new Map<string, Promise<unknown>>();

  constructor(server: string, form: string) {
    this.server = server;
    this.form = form;
  }

  addressOf(path: string, query: Query = {}): string {
    const url = new URL(
      `/gtr-api/lead-generation/public/forms/${encodeURIComponent(this.form)}${path}`,
      this.server,
    );
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
    return url.href;
  }

  /** Must match the request of a `link rel=preload`; with other options the preloaded response is not used. */
  read(locale: string | undefined): Promise<PublicForm> {
    return call(this.addressOf('', { locale }), { credentials: 'same-origin' });
  }

  shops(query: Query): Promise<ShopsFound> {
    return this.#find(this.addressOf('/locations', query));
  }

  products(query: Query): Promise<{ items: FoundProduct[] }> {
    return this.#find(this.addressOf('/products', query));
  }

  /** Cached, because stores and products do not change during a visit and a preview rerenders on every key press. */
  #find<Answer>(url: string): Promise<Answer> {
    const pending = this.#found.get(url) ?? call(url);
    this.#found.set(url, pending);
    pending.catch(() => this.#found.delete(url));
    return pending as Promise<Answer>;
  }

  captcha(): Promise<unknown> {
    return call(this.addressOf('/captcha'));
  }

  send(submission: Submission): Promise<unknown> {
    return call(this.addressOf('/leads'), {
      method: 'POST',
      body: JSON.stringify(submission),
      headers: { 'content-type': 'application/json' },
    });
  }
}

async function call<Answer>(url: string, given: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...given,
    });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new CallFailure(isLate ? 'TIMEOUT' : 'NETWORK', { passes: true });
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw toCallFailure(response.status, answer);
  return answer as Answer;
}

export function toCallFailure(status: number, problem: unknown): CallFailure {
  const { code, errors } = (problem ?? {}) as { code?: string; errors?: { field: string }[] };
  return new CallFailure(code ?? `HTTP_${status}`, {
    // `body.answers.email` belongs to the field `email`.
    fields: (errors ?? []).flatMap(({ field }) => /^body\.answers\.([^.]+)/.exec(field)?.[1] ?? []),
    passes: status === 429 || status >= 500,
  });
}
