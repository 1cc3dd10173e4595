import {
  EDITOR_SECTIONS,
  type EditorSection,
  sectionOfPath,
} from '../../data/draft/section-of-path.ts';

/** Of all that is wrong the place to be led to: in the section that is open, else in the first one. */
export function firstPlace(
  paths: readonly string[],
  current: EditorSection,
  defaultLocale: string,
): string | undefined {
  return [current, ...EDITOR_SECTIONS].flatMap((section) =>
    paths.filter((path) => sectionOfPath(path, defaultLocale) === section),
  )[0];
}
