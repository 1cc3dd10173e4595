import type { PictureFrame, Spot } from './picture-frame.ts';

/** A part of the image that is taken by a sign or a text. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Estimated letter width relative to the height, because text is not measured. */
const LETTER = 0.58;
export const GAP = 3;

export function textWidth(words: string, size: number): number {
  return words.length * size * LETTER;
}

/** A line of text that begins at `left`, with its middle at a height. */
export function textBox(words: string, size: number, [left, middle]: Spot): Box {
  return {
    left: left - GAP,
    top: middle - size / 2 - GAP,
    right: left + textWidth(words, size) + GAP,
    bottom: middle + size / 2 + GAP,
  };
}

export function isInside(
  { left, top, right, bottom }: Box,
  { width, height }: Pick<PictureFrame, 'width' | 'height'>,
): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

export function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
