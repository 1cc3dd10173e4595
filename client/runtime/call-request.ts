/** What the library knows about a call; generated from its contract. */
export interface CallDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/gtr-core/clients/{uuid}`. */
  path: string;
  answer: 'json' | 'file' | 'nothing';
  /** Sending it twice has the effect of sending it once. */
  isRepeatable: boolean;
  /** The call takes a file, as a form. */
  takesFile?: true;
  /** Name of the page number parameter of a list. */
  page?: 'query' | 'body';
}

/** The parts of a call's input; the generated types say which of them it takes. */
export interface CallParts {
  params?: object;
  query?: object;
  headers?: object;
  body?: unknown;
  file?: File;
}

/** Fills the values into the path and adds the query. Undefined values are left out; a list is repeated. */
export function callAddress(baseUrl: string, path: string, { params, query }: CallParts): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${path} needs params.${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return `${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Body and headers of a request. */
export function callPayload(
  { answer, takesFile }: CallDefinition,
  input: CallParts,
): { body: string | FormData | undefined; headers: Record<string, string> } {
  const headers: Record<string, string> = {
    accept: answer === 'file' ? '*/*' : 'application/json',
    ...input.headers,
  };
  if (takesFile) return { body: formOf(input), headers };
  if (input.body === undefined) return { body: undefined, headers };
  return {
    body: JSON.stringify(input.body),
    headers: { ...headers, 'content-type': 'application/json' },
  };
}

/** Fields come first: the server reads the form as a stream and needs them before the file. */
function formOf({ body, file }: CallParts): FormData {
  if (!file) throw new TypeError('the call needs a file');
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.append(name, String(value));
  form.append('file', file, file.name);
  return form;
}
