// Interaction with the map while one plays: taps, hovering and drawing, and what they highlight.
import { effect } from '@preact/signals';
import { NO_TILE } from '@race/great-race/state.ts';
import { routeAlong } from '@race/local/drive-routes.ts';
import { type ChoiceContext, placeName } from '@race/words';
import { askingFrame } from '@race/words/asking.ts';
import type { SpaceTag } from '../../map/tag.tsx';
import { NamedPlaces } from '../../paper/named-places.tsx';
import { named } from '../../paper/sentences.ts';
import { isCompact } from '../../state/layout.ts';
import {
  highlights,
  type MapInteraction,
  mapInteraction,
  pointed,
  spaceAnnouncement,
  tag,
  trial,
} from '../../state/table-state.ts';
import { capital, say, words } from '../../words/say.ts';
import {
  choose,
  chooseWay,
  chosen,
  chosenWay,
  context,
  labelOf,
  mine,
  selectableSpaces,
  spaces,
} from '../choosing.ts';
import { agreed, driveAlong, isUnderWay, refused, seatView } from '../race.ts';
import { drawnTo } from './draw.ts';
import { isAtTable } from './load.ts';
import { hindrance, looked, lookedWay, whyNotSpace } from './looking.ts';
import { onwardFrom } from './onward.ts';
import { roads } from './roads.ts';
import { spaceTag, wayTag } from './tags.ts';

const MAP_INTERACTION: MapInteraction = {
  touch(space) {
    if (selectableSpaces.peek().includes(space)) choose(space);
    else
      void whyNotSpace(space).then((refusal) => {
        refused.value = refusal;
      });
  },
  look(space) {
    looked.value = space;
  },
  draws: (space) => space === roads.peek()?.from || chosenWay.peek()?.spaces.includes(space) === true,
  drawTo(space) {
    const now = roads.peek();
    if (now === null) return;
    const drawn = drawnTo(now, chosenWay.peek()?.spaces ?? [], space);
    chooseWay(drawn.length === 0 ? null : routeAlong(now, drawn));
  },
  letGo() {
    looked.value = null;
    chooseWay(null);
  },
};

// Leaving the table ends the interaction.
effect(() => {
  mapInteraction.value = isAtTable.value ? MAP_INTERACTION : null;
  named.value = isAtTable.value ? NamedPlaces : null;
  if (!isAtTable.value) looked.value = null;
});

// What a finger pointed at is forgotten with the next question.
effect(() => {
  if (seatView.value?.line !== undefined) pointed.value = null;
});

/** The open question, as everybody sees it. */
const frameNow = () => (context.value === null ? null : askingFrame(context.value.known));

effect(() => {
  if (!isAtTable.value) return clearHighlights();
  const here = chosen.value;
  const [way, hint, at, frame] = [chosenWay.value, lookedWay.value, mine.value?.at ?? -1, frameNow()];
  const spot = here === null ? [] : [here, here];
  highlights.value = {
    lit: selectableSpaces.value,
    way: way === null ? spot : [at, ...way.spaces],
    line: way?.fare?.line ?? null,
    hint: hint === null || hint === way || hint.fare !== null ? [] : [at, ...hint.spaces],
    picked: frame?.kind === 'pick' || frame?.kind === 'window' ? frame.spaces : [],
    looked: looked.value,
    pointed: pointed.value,
  };
  trial.value =
    frame?.kind === 'lay' && here !== null && frame.held >= 0 ? { space: here, tile: frame.held } : null;
});

function clearHighlights(): void {
  highlights.value = { lit: [], way: [] };
  trial.value = null;
}

effect(() => {
  const [now, crew, way] = [context.value, mine.value, lookedWay.value];
  const space = looked.value;
  if (now === null || crew === null || !isAtTable.value) tag.value = null;
  else if (way !== null) tag.value = space === null && isCompact() ? null : wayTag(way, { ...now, crew });
  else if (space === null || selectableSpaces.value.includes(space)) tag.value = null;
  else tag.value = spaceTag(space, hindrance.value, { ...now, crew });
});

// What was said to one person is not left for the next.
effect(() => {
  const [now, space, note] = [context.value, looked.value, tag.value];
  const [answer] = spaces.value.get(space ?? -1) ?? [];
  if (now === null || space === null) spaceAnnouncement.value = '';
  else if (note !== null) spaceAnnouncement.value = wordsOf(note, now);
  else spaceAnnouncement.value = answer === undefined ? '' : labelOf(answer);
});

function wordsOf(note: SpaceTag, { rules }: ChoiceContext): string {
  const told = [note.head, note.aside, ...note.rest].filter((part) => part !== '');
  const place = capital(placeName(words(), rules.board, note.at));
  return say('ways.told', { place, words: told.join(', ') });
}

// An agreed way goes on after each question about it, until something new is seen.
effect(() => {
  const [now, way, at] = [seatView.value, agreed.value, mine.value?.at];
  if (now === null || way === null || at === undefined || isUnderWay.value) return;
  const { stack } = now.view.public;
  const isDriving = stack.some(({ kind }) => kind === 'drive');
  if (isDriving && stack.at(-1)?.kind !== 'drive') return;
  const onward = onwardFrom(way, { at, isDriving, hasRevealed: way.tiles[at] === NO_TILE });
  agreed.value = null;
  const ahead = roads.peek();
  if (onward === null || ahead === null) return;
  if (onward.isSure) void driveAlong({ spaces: onward.spaces, fare: way.fare });
  else chooseWay(routeAlong(ahead, onward.spaces));
});
