export interface TextPart {
  text: string;
  /** Name of the variable, if the text comes from the request. */
  variable?: string;
}

/** A text split into literal parts and filled variables, so that variables can be marked. */
export function textParts(text: string, values: Readonly<Record<string, string>>): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: TextPart) => {
    const last = parts.at(-1);
    if (last && !last.variable && !part.variable) last.text += part.text;
    else if (part.text !== '') parts.push(part);
  };
  for (const piece of text.split(/(\{[^{}\s]{1,40}\})/)) {
    const name = /^\{(.+)\}$/.exec(piece)?.[1] ?? '';
    if (Object.hasOwn(values, name)) add({ text: values[name] ?? '', variable: name });
    else add({ text: piece });
  }
  return parts;
}
