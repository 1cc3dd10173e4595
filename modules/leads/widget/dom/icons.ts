/** Drawn by lines on a square of 24, as those of the suite. */
export const ALERT = 'M12 8v5M12 16v.01M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';
export const CHECK = 'M5 12l5 5L19 7';
export const SEARCH = 'M15 15l6 6M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0';
export const TARGET = 'M12 2v4M12 18v4M2 12h4M18 12h4M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0';
export const BOX = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5';
export const CLIP =
  'M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0-6-6l-6.500 6.500a4.500 4.500 0 0 0 9 9L21 13';
export const CROSS = 'M6 6l12 12M18 6L6 18';
