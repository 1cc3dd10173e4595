/** A comment as the trainer sees it. */
export interface Sample {
  language: string;
  figures: readonly number[];
  words: readonly string[];
  /** Index of the right class. */
  target: number;
  weight: number;
}
export interface SoftmaxModel {
  classes: number;
  /** By class: the weights of the figures, which all languages share. */
  figures: Float64Array[];
  /** Weights by class, keyed by "language:word". */
  words: Map<string, Float64Array>;
}
export interface TrainingSettings {
  rounds: number;
  rate: number;
  figureDecay: number;
  wordDecay: number;
  /** Words in fewer samples than this are left out. */
  fewest: number;
}

/** Multinomial logistic regression by AdaGrad. The order of the samples is shuffled by a fixed seed, so a run can be repeated. */
export function trainSoftmax(
  samples: readonly Sample[],
  classes: number,
  settings: TrainingSettings,
): SoftmaxModel {
  const size = samples[0]?.figures.length ?? 0;
  const figures = Array.from({ length: classes }, () => new Float64Array(size));
  const figureSquares = figures.map(() => new Float64Array(size).fill(1e-6));
  const counts = countWords(samples);
  const places = new Map<string, number>();
  for (const [word, count] of counts)
    if (count >= settings.fewest) places.set(word, places.size * classes);
  const weights = new Float64Array(places.size * classes);
  const squares = new Float64Array(places.size * classes).fill(1e-6);
  const rows = samples.map((sample) => ({
    ...sample,
    scale: wordScale(sample.words.length),
    places: sample.words.flatMap((word) => places.get(`${sample.language}:${word}`) ?? []),
  }));
  const random = seededRandom(7);
  for (let round = 0; round < settings.rounds; round += 1) {
    shuffle(rows, random);
    for (const row of rows) {
      const scores = figures.map((own, kind) => {
        let sum = 0;
        for (const place of row.places) sum += weights[place + kind] ?? 0;
        return sum * row.scale + weigh(row.figures, own);
      });
      const shares = toShares(scores);
      for (let kind = 0; kind < classes; kind += 1) {
        const error = ((shares[kind] ?? 0) - Number(kind === row.target)) * row.weight;
        const own = figures[kind];
        const ownSquares = figureSquares[kind];
        if (!own || !ownSquares) continue;
        for (let at = 0; at < size; at += 1) {
          const figure = row.figures[at] ?? 0;
          if (figure === 0) continue;
          const slope = error * figure + settings.figureDecay * (own[at] ?? 0);
          step(own, ownSquares, at, slope, settings.rate);
        }
        for (const place of row.places) {
          const at = place + kind;
          const slope = error * row.scale + settings.wordDecay * (weights[at] ?? 0);
          step(weights, squares, at, slope, settings.rate);
        }
      }
    }
  }
  const words = new Map<string, Float64Array>();
  for (const [word, place] of places) words.set(word, weights.slice(place, place + classes));
  return { classes, figures, words };
}

function shuffle(rows: unknown[], random: () => number): void {
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [rows[at], rows[other]] = [rows[other], rows[at]];
  }
}

function weigh(figures: readonly number[], weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < figures.length; at += 1) sum += (figures[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** In a long comment each word has less weight. */
function wordScale(words: number): number {
  return 1 / Math.sqrt(Math.max(1, words));
}

export function scoreClasses(
  { classes, figures, words }: SoftmaxModel,
  sample: Pick<Sample, 'language' | 'figures' | 'words'>,
): number[] {
  const scores = Array.from({ length: classes }, (_, kind) =>
    sample.figures.reduce((sum, value, at) => sum + value * (figures[kind]?.[at] ?? 0), 0),
  );
  const scale = wordScale(sample.words.length);
  for (const word of sample.words) {
    const weights = words.get(`${sample.language}:${word}`);
    if (weights)
      for (let kind = 0; kind < classes; kind += 1)
        scores[kind] = (scores[kind] ?? 0) + scale * (weights[kind] ?? 0);
  }
  return scores;
}

export function toShares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

function step(
  weights: Float64Array,
  squares: Float64Array,
  at: number,
  slope: number,
  rate: number,
): void {
  squares[at] = (squares[at] ?? 0) + slope * slope;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
}

function countWords(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { language, words } of samples)
    for (const word of words) {
      const key = `${language}:${word}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
