import { z } from 'zod';

/** The host that a brand's short URLs begin with, `go.brand.example`, without scheme and path. */
export const shortUrlBaseSchema = z
  .string()
  .transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, ''),
  )
  .pipe(z.string().max(253).refine(isHost, { error: 'host' }));

function isHost(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
  );
}
