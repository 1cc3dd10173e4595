import { AGE_BANDS } from '#modules/profile-hub/contract/dashboard.ts';

interface AgeBand {
  from: number;
  to: number | null;
  born: [first: string, last: string];
}

/** Beyond any real date, so that wrong dates still fall into the first or last band. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '2999-12-31';

/** The age band of each birth month, and the birth dates that a band covers. */
export function ageBands(now: string): { bands: AgeBand[]; bandOf: (birth: string) => AgeBand } {
  const present = monthNumber(now);
  const bands = AGE_BANDS.map(({ from, to }): AgeBand => {
    const oldest = to === null ? FIRST_DAY : firstDay(present - 12 * (to + 1) + 1);
    const youngest = from === 0 ? LAST_DAY : lastDay(present - 12 * from);
    return { from, to, born: [oldest, youngest] };
  });
  return {
    bands,
    bandOf: (birth) => {
      const years = Math.floor((present - monthNumber(birth)) / 12);
      const band = bands.findLast(({ from }) => years >= from) ?? bands[0];
      if (!band) throw new Error('there is always a band');
      return band;
    },
  };
}

/** Of 2026-11. */
function monthNumber(month: string): number {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return year * 12 + of - 1;
}

function firstDay(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
}

function lastDay(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
}
