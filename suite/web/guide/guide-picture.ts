/** Languages in which the guide is written. */
export const GUIDE_LANGUAGES = ['en', 'fr'] as const;
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

export const GUIDE_THEMES = ['light', 'dark'] as const;
export type GuideTheme = (typeof GUIDE_THEMES)[number];

/** Size on the screen at which a picture is taken; the page reserves this proportion before the file arrives. */
export const PICTURE_SIZES = {
  desktop: { width: 1024, height: 640 },
  phone: { width: 390, height: 740 },
} as const;

export type PictureKind = keyof typeof PICTURE_SIZES;

/** Pictures of a phone are named so: `retailer-link-phone`. */
export function pictureKind(name: string): PictureKind {
  return name.endsWith('-phone') ? 'phone' : 'desktop';
}

/** The file of a picture in `docs/guide/pictures`. */
export function pictureFile(name: string, language: GuideLanguage, theme: GuideTheme): string {
  return `${name}.${language}${theme === 'dark' ? '.dark' : ''}.webp`;
}
