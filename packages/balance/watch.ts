// Eyes on one race.
import { type Crew, type Race, type RaceEvent, winnerOf } from '@race/great-race';
import type { Seat, State } from '@race/kernel';
import { watchLead } from './lead.ts';
import type { CardCount, CrewSums, RaceTally, WinCount } from './tally.ts';

/** What one crew did. */
interface Diary {
  readonly taken: Map<string, number>;
  readonly played: Map<string, number>;
  leader: string | null;
  spaces: number;
  lines: number;
}

export function watchRace(table: State<Race>) {
  const known = table.public;
  const order = known.order.slice();
  const diaries = known.crews.map(
    (): Diary => ({ taken: new Map(), played: new Map(), leader: null, spaces: 0, lines: 0 }),
  );
  const visits = known.tiles.map(() => 0);
  const stands: CrewSums[] = [];
  const lead = watchLead(order);
  let bagEmptied = 0;

  function hear(event: RaceEvent): void {
    switch (event.key) {
      case 'turnBegun':
        stands.push(crewSums(known.crews));
        break;
      case 'leaderChosen':
        note(event.seat, (diary) => {
          diary.leader = event.leader;
        });
        break;
      case 'cardTaken':
        note(event.seat, ({ taken }) => more(taken, event.card));
        break;
      case 'cardPlayed':
        note(event.seat, ({ played }) => more(played, event.card));
        break;
      case 'spaceEntered':
        visits[event.space] = (visits[event.space] ?? 0) + 1;
        note(event.seat, (diary) => void diary.spaces++);
        break;
      case 'lineTaken':
        note(event.seat, (diary) => void diary.lines++);
        break;
      case 'bagRefilled':
        bagEmptied = 1;
        break;
      case 'orderChanged':
        lead.hear(event);
    }
  }

  function note(seat: Seat, write: (diary: Diary) => void): void {
    const diary = diaries[seat];
    if (diary !== undefined) write(diary);
  }

  /** The race as a tally of one. */
  function end(decisions: number): RaceTally {
    const winner = winnerOf(known);
    const won = diaries[winner];
    const raced = (seat: Seat): WinCount => ({ races: 1, wins: seat === winner ? 1 : 0 });
    return {
      races: 1,
      turns: { [known.turn]: 1 },
      decisions: { [decisions]: 1 },
      leadChanges: { [lead.changes()]: 1 },
      seats: known.crews.map((_, seat) => raced(seat)),
      places: order.map(raced),
      crews: Object.fromEntries(
        known.crews.map(({ id }, seat) => [diaries[seat]?.leader ?? id ?? '', raced(seat)]),
      ),
      cards: cardsOf(diaries, winner),
      visits,
      stands,
      winners: { spaces: won?.spaces ?? 0, lines: won?.lines ?? 0 },
      bagEmptied,
      withLines: diaries.some(({ lines }) => lines > 0) ? 1 : 0,
      noWinner: winner < 0 ? 1 : 0,
      arrivals: known.arrivals,
    };
  }

  return { hear: (events: readonly RaceEvent[]) => events.forEach(hear), end };
}

const more = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

function crewSums(crews: readonly Crew[]): CrewSums {
  const racing = crews.filter(({ arrived }) => arrived === 0);
  const sum = (of: (crew: Crew) => number) => racing.reduce((all, crew) => all + of(crew), 0);
  return {
    crews: racing.length,
    francs: sum(({ francs }) => francs),
    petrol: sum(({ petrol }) => petrol),
    engine: sum(({ engine }) => engine),
    chassis: sum(({ chassis }) => chassis),
  };
}

function cardsOf(diaries: readonly Diary[], winner: Seat): { [card: string]: CardCount } {
  const names = new Set(diaries.flatMap(({ taken, played }) => [...taken.keys(), ...played.keys()]));
  const total = (of: (diary: Diary) => number) => diaries.reduce((all, diary) => all + of(diary), 0);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      {
        taken: total(({ taken }) => taken.get(name) ?? 0),
        played: total(({ played }) => played.get(name) ?? 0),
        races: total(({ played }) => (played.has(name) ? 1 : 0)),
        wins: diaries[winner]?.played.has(name) === true ? 1 : 0,
      },
    ]),
  );
}
