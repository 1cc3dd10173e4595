import { textWidth } from '#platform/web/charts/plot/text-width.ts';
import { pointAt } from '../areas/ring-outline.ts';
import type { LngLat, MapPlace, MapRing } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import type { Cluster, Standing } from '../markers/marker-clusters.ts';
import { Pinned } from '../markers/pinned.tsx';
import styles from './map-words.module.css';
import { boxAround, isFree, type PlacedLabel, placeLabels, type Side } from './place-labels.ts';
import { signBox } from './sign-box.ts';

type MapWordsProps = {
  standing: readonly (Cluster | Standing)[];
  places: readonly MapPlace[];
  rings: readonly MapRing[];
};

type Word = { id: string; at: LngLat; text: string; kind: 'marker' | 'ring' | 'town' | 'area' };

const GAP = { marker: 20, ring: 0, town: 6, area: 0 };
const BESIDE: Side[] = ['right', 'left'];
const SIDES = { marker: BESIDE, ring: ['centre'], town: BESIDE, area: ['centre'] } satisfies Record<
  Word['kind'],
  Side[]
>;
const TOWN_DOT = 4;

/** Words are text of the page: no font server is asked. Markers name themselves first, the ground gets what is left. */
export function MapWords({ standing, places, rings }: MapWordsProps) {
  const stage = useMapStage();
  const { width } = stage.size();
  const signs = standing.map((item) => signBox(item, stage));
  const upper = [...markerWords(standing), ...ringWords(rings)];
  const upperPlaced = placeLabels(upper.map(wanted), signs, width);
  const taken = [...signs, ...[...upperPlaced.values()].map(({ box }) => box)];
  const dotOf = (place: MapPlace) => boxAround(stage.project(place.at), TOWN_DOT);
  const towns = places.filter((place) => place.kind === 'town' && isFree(dotOf(place), taken));
  const lower = [...towns, ...places.filter((place) => place.kind === 'area')].map(groundWord);
  const lowerPlaced = placeLabels(lower.map(wanted), [...taken, ...towns.map(dotOf)], width);
  return (
    <>
      {upper.map((word) => draw(word, upperPlaced.get(word.id)))}
      {lower.map((word) => draw(word, lowerPlaced.get(word.id)))}
    </>
  );

  function wanted({ id, at, text, kind }: Word) {
    return { id, ...stage.project(at), width: textWidth(text), gap: GAP[kind], sides: SIDES[kind] };
  }
}

function draw(word: Word, placed: PlacedLabel | undefined) {
  if (!placed) return null;
  return (
    <Pinned key={word.id} at={word.at} layer="ground">
      {word.kind === 'town' && <i className={styles.dot} />}
      <span className={styles.word} data-kind={word.kind} data-side={placed.side}>
        {word.text}
      </span>
    </Pinned>
  );
}

function markerWords(standing: MapWordsProps['standing']): Word[] {
  return standing.flatMap((item) =>
    item.kind === 'marker' && item.marker.label
      ? [{ id: `word-${item.id}`, at: item.at, text: item.marker.label, kind: 'marker' }]
      : [],
  );
}

function ringWords(rings: readonly MapRing[]): Word[] {
  return rings.map(({ id, at, kilometres, label }) => ({
    id,
    at: pointAt(at, kilometres, Math.PI),
    text: label,
    kind: 'ring',
  }));
}

function groundWord({ id, at, name, kind }: MapPlace): Word {
  return { id, at, text: name, kind };
}
