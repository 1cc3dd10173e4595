/** An article after a Catalan or Spanish name: `Alamus, Els`, `Albi, L'`. */
const FILED_ARTICLE = /^(.+), (els|les|el|la|los|las|l'|l’|es|sa|ses|s'|o|a|os|as)$/i;
/** A district in the lists of Austrian towns: `Graz,01.Bez.:Innere Stadt`. */
const NUMBERED_DISTRICT = /^([^,]+),\s*\d+\.\s*Bez\.:\s*(.+)$/;
/** Additions of statistics or post offices. */
const ADDED =
  / *(?:\((?:historical|balance|village|quarter|borders)\)|\[[^\]]*\]|\bestafeta\b.*| - dostava|\bcpo-po box#?)$/i;

/** A place's name in common spelling, derived from its official form. */
export function tidyName(filed: string): string {
  const plain = filed.replaceAll('_', ' ').replace(ADDED, '').replace(/ +/g, ' ').trim();
  const [, town, district] = NUMBERED_DISTRICT.exec(plain) ?? [];
  if (town && district) return `${town} ${district}`;
  const [, name, article] = FILED_ARTICLE.exec(plain) ?? [];
  if (name && article) {
    const before = article.charAt(0).toUpperCase() + article.slice(1).toLowerCase();
    return /['’]$/.test(article) ? `${before}${name}` : `${before} ${name}`;
  }
  const [whole = '', part] = plain.split(' / ');
  if (part !== undefined) return part.startsWith(whole) ? part : `${whole} ${part}`;
  return closed(plain) || filed;
}

/** Closes truncated brackets and removes empty ones. */
function closed(name: string): string {
  const open = name.lastIndexOf('(');
  if (open < 0 || name.includes(')', open)) return name;
  const inside = name.slice(open + 1);
  return /^cab\b/i.test(inside) || inside === '' ? name.slice(0, open).trim() : `${name})`;
}
