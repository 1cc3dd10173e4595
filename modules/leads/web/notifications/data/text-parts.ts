export interface TextPart {
  text: string;
  /** What it stands for, where it comes from the request. */
  variable?: string;
}

/** A text with its variables filled in, each apart, so that they can be told from the words. */
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
