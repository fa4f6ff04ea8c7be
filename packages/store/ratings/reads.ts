import type { SqlReader, SqlRow } from '../sql.ts';
import type { PlacingRow, RatingRow, RatingsStore, SeekerRow } from './port.ts';

export const ratingsReads = ({ one, many }: SqlReader): RatingsStore => ({
  endings: (most) => many('endings', (row) => ({ table: String(row.table_id), at: Number(row.at) }), most),
  ending: (table) => one('ending', (row) => Number(row.at), table),
  rating: (person, track) => one('rating', readRating, person, track),
  ratingsOf: (person) => many('ratingsOf', readRating, person),
  resultsOf: (person, most) => many('resultsOf', readResult, person, most),
  resultsAt: (table) => many('resultsAt', readResult, table),
  seeker: (person) => one('seeker', readSeeker, person),
  seekers: (after) => many('seekers', readSeeker, after),
});

const readRating = (row: SqlRow): RatingRow => ({
  person: String(row.person),
  track: String(row.track),
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  races: Number(row.races),
  won: Number(row.won),
  arrived: Number(row.arrived),
});

const readResult = (row: SqlRow): PlacingRow => ({
  table: String(row.table_id),
  seat: Number(row.seat),
  person: String(row.person),
  track: String(row.track),
  ended: Number(row.ended),
  outcome: String(row.outcome),
});

const readSeeker = (row: SqlRow): SeekerRow => ({
  person: String(row.person),
  seeks: String(row.seeks),
  since: Number(row.since),
  seen: Number(row.seen),
  table: row.table_id === null ? null : String(row.table_id),
});
