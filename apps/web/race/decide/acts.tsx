// What can be done, each in its hole, whatever is asked. An absent one leaves its hole, unless choices need it.
import type { Saying, Verb } from '@race/great-race';
import type { JSX } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { capital, nameOf, say } from '../../words/say.ts';
import {
  chosen,
  isArmed,
  labelOf,
  options,
  row,
  selectableSpaces,
  selectedThing,
  spaces,
} from '../choosing.ts';
import { askWhy, driveAlong, give, refused } from '../race.ts';
import { Levels } from './levels.tsx';
import { Options } from './options.tsx';
import { passVerb } from './pass-words.ts';
import { isListOpen } from './place-list.ts';
import type { Act } from './row.ts';
import { VERB_ICONS, verbWords } from './words.ts';
import './acts.css';

export function Acts(): JSX.Element {
  const { main, second, end, more } = row.value;
  const isWide = end === null && options.value.length > 0;
  return (
    <>
      <ActButton act={main} hole="main" />
      <div class={isWide ? 'hole-middle wide' : 'hole-middle'}>
        {selectedThing.value === 'petrol' && <Levels />}
        {options.value.length > 0 && <Options />}
        {second !== null && <ActButton act={second} hole="second" />}
        {second === null && options.value.length === 0 && spaces.value.size > 0 && <ListButton />}
        {more.map((act, at) => (
          <ActButton key={at} act={act} hole="more" />
        ))}
      </div>
      {!isWide && <ActButton act={end} hole="end" />}
    </>
  );
}

/** Spaces of the map can be chosen from a list as well. */
function ListButton(): JSX.Element {
  return (
    <button
      type="button"
      class="button hole-second"
      aria-haspopup="dialog"
      aria-expanded={isListOpen.value}
      onClick={() => (isListOpen.value = !isListOpen.value)}
    >
      {say('decide.list')}
    </button>
  );
}

interface Props {
  readonly act: Act | null;
  readonly hole: 'main' | 'second' | 'more' | 'end';
}

/** Letters of a button that has room for a picture beside them. */
const WITH_ICON = 8;

function ActButton({ act, hole }: Props): JSX.Element {
  if (act === null) return <span class={`hole-${hole}`} />;
  const isArmedHere = act.verb === 'pass' && isArmed.value;
  const looks = [
    act.deed === null ? 'off' : act === row.value.expected ? 'go' : '',
    isArmedHere ? 'armed' : '',
  ];
  const card = cardOf(act);
  const words = card === null ? actWords(act.verb) : capital(nameOf('card', card.card));
  const icon = words.length > WITH_ICON ? undefined : VERB_ICONS[act.verb];
  return (
    <button
      type="button"
      class={`button hole-${hole} ${looks.join(' ')}`}
      aria-disabled={act.deed === null}
      aria-label={card === null ? undefined : labelOf(card)}
      onClick={(event) => press(act, event)}
    >
      {icon && <Icon name={icon} />}
      <span class="act-words">
        {words}
        {act.deed === null && act.wanted === null && <small>{firstWords()}</small>}
      </span>
    </button>
  );
}

const actWords = (verb: Verb): string => (verb === 'pass' ? passVerb() : verbWords(verb));

/** The card that is played; null where it is a verb of the bar's own. */
function cardOf({ deed }: Act): Saying<'play'> | null {
  const answer = deed !== null && 'answer' in deed ? deed.answer : null;
  return answer?.do === 'play' ? answer : null;
}

/** What has to be chosen before. */
const firstWords = (): string =>
  say(selectableSpaces.value.length > 0 ? 'decide.first.space' : 'decide.first.one');

/** The second press of a double click was not meant for the question that has come up meanwhile. */
function press(act: Act, event: MouseEvent): void {
  if (event.detail > 1) return;
  if (act.deed === null) {
    if (act.wanted !== null) void askWhy(act.wanted);
  } else if (act.verb === 'pass' && !isArmed.value) {
    isArmed.value = true;
    refused.value = null;
  } else perform(act.deed);
}

function perform(deed: NonNullable<Act['deed']>): void {
  void ('answer' in deed ? give(deed.answer) : driveAlong(deed.along));
  // What is left of the way may be chosen again when something was revealed on it.
  chosen.value = null;
}

/** A quiet last choice: an assistant used up for nothing. */
export function Quiet(): JSX.Element | null {
  const { quiet } = row.value;
  if (quiet === null) return null;
  return (
    <button type="button" class="quiet" onClick={(event) => press(quiet, event)}>
      {verbWords(quiet.verb)}
    </button>
  );
}
