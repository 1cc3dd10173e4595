/** The field that a place of the draft is about: `fields.3.key`, `translations.list.fr.field.email.label`. */
export function findFieldByPath(path: string, keys: readonly string[]): string | undefined {
  const [section, name = '', , part, key = ''] = path.split('.');
  if (section === 'fields') return keys[Number(name)];
  return section === 'translations' && part === 'field' && keys.includes(key) ? key : undefined;
}
