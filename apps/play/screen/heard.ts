import type { RaceEvent } from '@race/great-race';
import { sentence, t } from '@race/words';
import { gap, heading, item, type TextPage, text } from '../console/page.ts';
import { contextOf, type NarrationContext } from './telling.ts';

/** Events that are not shown during the race, of the player's crew or of others; the log has them. */
const ASIDES: readonly RaceEvent['key'][] = ['levelReached'];
const ASIDES_OF_OTHERS: readonly RaceEvent['key'][] = ['driveBegun', 'repairBegun', 'cardsDrawn'];

/** What happened since the last question: what concerns the player's crew first. */
export function heardPage(telling: NarrationContext, events: readonly RaceEvent[]): TextPage {
  const { seat } = telling.sight;
  const told = events.filter(({ key }) => !ASIDES.includes(key));
  const own = told.filter((event) => touches(event, seat));
  const others = told.filter((event) => !touches(event, seat) && !ASIDES_OF_OTHERS.includes(event.key));
  return [...part(telling, 'terminal.heard.own', own), ...part(telling, 'terminal.heard.others', others)];
}

function part(
  telling: NarrationContext,
  key: 'terminal.heard.own' | 'terminal.heard.others',
  events: readonly RaceEvent[],
): TextPage {
  if (events.length === 0) return [];
  return [heading(t(telling.words, key)), ...sentences(telling, events), gap];
}

/** Whether a crew did it, suffers it or may profit by it. */
function touches(event: RaceEvent, seat: number): boolean {
  if ('to' in event) return event.to === seat;
  if ('target' in event && event.target === seat) return true;
  if ('by' in event && event.by === seat) return true;
  return 'seat' in event && event.seat === seat;
}

const sentences = (telling: NarrationContext, events: readonly RaceEvent[]): TextPage =>
  events.map((event) => item(sentence(telling.words, event, contextOf(telling))));

/** All that a seat has heard. */
export function logPage(telling: NarrationContext): TextPage {
  const { words, sight } = telling;
  const told = sight.log.length === 0 ? [text(t(words, 'terminal.logEmpty'))] : sentences(telling, sight.log);
  return [heading(t(words, 'terminal.log')), ...told];
}
