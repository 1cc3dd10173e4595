/** How all codes of a country are written, a # for each letter or figure: `##-###`. None where they differ or it is plain. */
export function commonPostcodeFormat(codes: readonly string[]): string | undefined {
  const shapes = new Set(codes.map((code) => code.replace(/[A-Za-z0-9]/g, '#')));
  const [shape = ''] = shapes;
  return shapes.size === 1 && /[^#]/.test(shape) ? shape : undefined;
}
