import {
  EDITOR_SECTIONS,
  type EditorSection,
  findEditorSection,
} from '../../data/draft/editor-section.ts';

/** The path of the first error: in the open section, or else in the first section that has one. */
export function firstPlace(
  paths: readonly string[],
  current: EditorSection,
  defaultLocale: string,
): string | undefined {
  return [current, ...EDITOR_SECTIONS].flatMap((section) =>
    paths.filter((path) => findEditorSection(path, defaultLocale) === section),
  )[0];
}
