/** Lets a developer try the calls on /docs, and shows each as curl and fetch. Without scripts the page is complete. */

const caller = document.getElementById('caller');
const keyField = document.getElementById('caller-key');
const clientField = document.getElementById('caller-client');
caller.hidden = false;
caller.addEventListener('submit', (event) => event.preventDefault());

/** Path and query fields that hold the client. */
const CLIENT_FIELDS = ['uuid', 'clientId'];
const SAMPLE_DEPTH = 6;
const SHOWN_CHARACTERS = 200_000;

let reading;
function readDocument() {
  reading ??= fetch('/openapi.json').then((answer) => answer.json());
  reading.catch(() => {
    reading = undefined;
  });
  return reading;
}

for (const details of document.querySelectorAll('details[data-path]'))
  details.addEventListener('toggle', () => {
    if (details.open && !details.querySelector('.try')) void addTryOut(details);
  });

async function addTryOut(details) {
  const { method, path } = details.dataset;
  const place = element('div', { className: 'try' });
  details.append(place);
  try {
    const { paths } = await readDocument();
    place.append(...tryOut({ method, path, operation: paths[path][method.toLowerCase()] }));
  } catch {
    place.remove();
  }
}

function tryOut({ method, path, operation }) {
  const fields = (operation.parameters ?? [])
    .filter(({ in: part }) => part !== 'header')
    .map(parameterField);
  const content = operation.requestBody?.content ?? {};
  const form = content['multipart/form-data'];
  const body = content['application/json'] && bodyField(content['application/json'].schema);
  const file = form && fileFields(form.schema);
  const request = () => ({
    method,
    path: fillPath(path, fields),
    json: body?.input.value,
    form: file?.map(({ name, input }) => ({ name, input })),
  });
  const curl = snippet('curl', () => asCurl(request()));
  const code = snippet('fetch', () => asFetch(request()));
  const result = element('div', { className: 'result', role: 'status' });
  const send = element('button', { type: 'submit', textContent: 'Send' });
  const inputs = element('form', { className: 'fields' });
  inputs.append(
    ...fields.map(({ label }) => label),
    ...(body ? [body.label] : []),
    ...(file ?? []).map(({ label }) => label),
    send,
  );
  const refresh = () => {
    curl.refresh();
    code.refresh();
  };
  inputs.addEventListener('input', refresh);
  clientField.addEventListener('input', () => {
    for (const { name, input } of fields)
      if (CLIENT_FIELDS.includes(name)) input.value = clientField.value.trim();
    refresh();
  });
  inputs.addEventListener('submit', async (event) => {
    event.preventDefault();
    send.disabled = true;
    await show(result, request());
    send.disabled = false;
  });
  refresh();
  return [element('h3', { textContent: 'Try it' }), inputs, curl.block, code.block, result];
}

function parameterField({ name, in: part, required, schema }) {
  const input = element('input', { type: 'text', autocomplete: 'off', spellcheck: false });
  if (CLIENT_FIELDS.includes(name)) input.value = clientField.value.trim();
  else if (required && part === 'query') input.value = plainSample(schema);
  return { name, part, input, label: labelled(`${name}${required ? ' *' : ''}`, input) };
}

function bodyField(schema) {
  const input = element('textarea', { rows: 6, spellcheck: false });
  input.value = JSON.stringify(sampleOf(schema) ?? {}, null, 2);
  return { input, label: labelled('body', input) };
}

function fileFields({ properties = {}, required = [] }) {
  return Object.keys(properties).map((name) => {
    const input = element('input', {
      type: name === 'file' ? 'file' : 'text',
      autocomplete: 'off',
    });
    return { name, input, label: labelled(`${name}${required.includes(name) ? ' *' : ''}`, input) };
  });
}

/** The smallest value that a schema describes: required fields only. */
function sampleOf(schema, depth = 0) {
  if (!schema || depth > SAMPLE_DEPTH) return null;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return sampleOf(choice, depth + 1);
  if (schema.type === 'object') {
    const names = (schema.required ?? []).filter((name) => schema.properties?.[name]);
    return Object.fromEntries(
      names.map((name) => [
        name,
        CLIENT_FIELDS.includes(name)
          ? clientField.value.trim()
          : sampleOf(schema.properties[name], depth + 1),
      ]),
    );
  }
  if (schema.type === 'array') return schema.minItems ? [sampleOf(schema.items, depth + 1)] : [];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return false;
  return schema.type === 'null' ? null : '';
}

function plainSample(schema) {
  const sample = sampleOf(schema);
  return typeof sample === 'object' ? '' : String(sample);
}

function fillPath(path, fields) {
  let filled = path;
  const query = new URLSearchParams();
  for (const { name, part, input } of fields) {
    if (part === 'path')
      filled = filled.replace(`{${name}}`, encodeURIComponent(input.value) || `{${name}}`);
    else if (input.value !== '') query.append(name, input.value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Examples name the key by a variable, so that copied ones hold no secret. */
function asCurl({ method, path, json, form }) {
  const lines = [`curl -X ${method} ${quoted(location.origin + path)}`];
  lines.push('-H "Authorization: Bearer $COMPTOIR_KEY"');
  if (json !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `--data ${quoted(json)}`);
  for (const { name, input } of form ?? [])
    if (input.type === 'file') lines.push(`-F ${quoted(`${name}=@${chosenFile(input)}`)}`);
    else if (input.value !== '') lines.push(`--form-string ${quoted(`${name}=${input.value}`)}`);
  return lines.join(' \\\n  ');
}

function asFetch({ method, path, json, form }) {
  const lines = [`const answer = await fetch(${JSON.stringify(location.origin + path)}, {`];
  lines.push(`  method: '${method}',`, '  headers: {');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the example itself holds the template
  lines.push('    Authorization: `Bearer ${process.env.COMPTOIR_KEY}`,');
  if (json !== undefined) lines.push("    'Content-Type': 'application/json',");
  lines.push('  },');
  if (json !== undefined) lines.push(`  body: JSON.stringify(${json.replaceAll('\n', '\n  ')}),`);
  if (form) lines.push('  body: form,');
  const parts = (form ?? []).map(({ name, input }) =>
    input.type === 'file'
      ? `form.append('${name}', new Blob([await readFile(${JSON.stringify(chosenFile(input))})]), ${JSON.stringify(chosenFile(input))});`
      : `form.append('${name}', ${JSON.stringify(input.value)});`,
  );
  const before = form
    ? ["import { readFile } from 'node:fs/promises';", 'const form = new FormData();', ...parts]
    : [];
  return [...before, ...lines, '});', 'console.log(answer.status, await answer.text());'].join(
    '\n',
  );
}

function chosenFile(input) {
  return input.files[0]?.name ?? 'file.csv';
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

async function show(result, { method, path, json, form }) {
  const key = keyField.value.trim();
  const headers = new Headers(key === '' ? {} : { authorization: `Bearer ${key}` });
  if (json !== undefined) headers.set('content-type', 'application/json');
  const begun = performance.now();
  try {
    const answer = await fetch(path, {
      method,
      headers,
      credentials: key === '' ? 'same-origin' : 'omit',
      ...(json !== undefined && { body: json }),
      ...(form && { body: formData(form) }),
    });
    const text = await readable(answer);
    const line = `${answer.status} ${answer.statusText} · ${Math.round(performance.now() - begun)} ms`;
    result.replaceChildren(
      element('p', { textContent: line }),
      element('pre', { tabIndex: 0, textContent: text }),
    );
  } catch (error) {
    result.replaceChildren(element('p', { textContent: `Not sent: ${error.message}` }));
  }
}

function formData(fields) {
  const data = new FormData();
  for (const { name, input } of fields)
    if (input.type !== 'file') {
      if (input.value !== '') data.append(name, input.value);
    } else if (input.files[0]) data.append(name, input.files[0]);
  return data;
}

async function readable(answer) {
  const kind = answer.headers.get('content-type') ?? '';
  if (!/json|text|csv/.test(kind)) return `${kind} ${(await answer.blob()).size} bytes`;
  const text = await answer.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2).slice(0, SHOWN_CHARACTERS);
  } catch {
    return text.slice(0, SHOWN_CHARACTERS);
  }
}

function snippet(name, write) {
  const code = element('pre', { tabIndex: 0 });
  const copy = element('button', { type: 'button', textContent: `Copy ${name}` });
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent);
    copy.textContent = 'Copied';
    setTimeout(() => {
      copy.textContent = `Copy ${name}`;
    }, 1_500);
  });
  const head = element('div', { className: 'snippet' });
  head.append(element('b', { textContent: name }), copy);
  const block = element('div', {});
  block.append(head, code);
  return {
    block,
    refresh: () => {
      code.textContent = write();
    },
  };
}

function labelled(text, input) {
  const label = element('label', {});
  label.append(element('span', { textContent: text }), input);
  return label;
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
