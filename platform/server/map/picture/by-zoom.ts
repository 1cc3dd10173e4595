/** Interpolates a width or opacity by zoom, linearly between stops, like the interactive maps. */
export function byZoom(zoom: number, stops: readonly (readonly [zoom: number, value: number])[]) {
  const next = stops.findIndex(([at]) => zoom < at);
  const [to, before] = [stops.at(next), stops.at(next - 1)];
  if (next === 0 || next === -1 || !to || !before)
    return (next === 0 ? stops[0] : stops.at(-1))?.[1] ?? 0;
  const share = (zoom - before[0]) / (to[0] - before[0]);
  return Math.round(100 * (before[1] + share * (to[1] - before[1]))) / 100;
}
