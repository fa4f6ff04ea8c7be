import { type Standing, standings, winnerOf } from '@race/great-race';
import { t } from '@race/words';
import { gap, heading, numbered, type TextPage, title } from '../console/page.ts';
import { contextOf, crewName, type NarrationContext } from './telling.ts';

/** How the race ended: the winner, then every crew with what its prestige is made of. */
export function standingsPage(telling: NarrationContext): TextPage {
  const { words, sight } = telling;
  const known = sight.view.public;
  const winner = winnerOf(known);
  return [
    title(
      winner < 0
        ? t(words, 'terminal.noWinner')
        : t(words, 'terminal.winner', { crew: contextOf(telling).name(winner) }),
    ),
    gap,
    heading(t(words, 'terminal.standings')),
    ...standings(known).map((standing, i) => numbered(i + 1, standingWords(telling, standing))),
    gap,
  ];
}

function standingWords(telling: NarrationContext, standing: Standing): string {
  const { words, sight } = telling;
  const crew = crewName(telling, standing.seat);
  if (standing.place > 0) return t(words, 'terminal.standing', { ...standing, crew });
  const level = sight.view.public.crews[standing.seat]?.level ?? 0;
  return t(words, 'terminal.standing.onTheRoad', { crew, level });
}
