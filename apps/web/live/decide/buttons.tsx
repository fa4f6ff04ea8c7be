// The row of buttons: each in its hole, whatever is asked. An absent one leaves its hole.
import type { JSX } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { say } from '../../words/say.ts';
import { arranged, chosen, isArmed, litSpaces, options, row, spaces, thing } from '../choosing.ts';
import { askWhy, driveAlong, give, refused, sight, skip, takeBack, waiting } from '../race.ts';
import { Levels, Options } from './later.tsx';
import { isListOpen } from './list.ts';
import type { Act } from './row.ts';
import { VERB_ICONS, verbWords } from './words.ts';
import './buttons.css';

export function Buttons(): JSX.Element {
  const { main, second, end, more } = row.value;
  return (
    <div class="holes">
      {waiting.value > 0 ? <Skip /> : <ActButton act={main} hole="main" />}
      <div class={end === null && options.value.length > 0 ? 'hole-middle wide' : 'hole-middle'}>
        {thing.value === 'petrol' && <Levels />}
        {options.value.length > 0 && <Options />}
        {second !== null && <ActButton act={second} hole="second" />}
        {second === null &&
          options.value.length === 0 &&
          litSpaces.value.length > 0 &&
          spaces.value.size > 0 && <ListButton />}
        {more.map((act, at) => (
          <ActButton key={at} act={act} hole="more" />
        ))}
      </div>
      <ActButton act={end} hole="end" />
      <Undo />
    </div>
  );
}

function Skip(): JSX.Element {
  return (
    <button type="button" class="button hole-main" onClick={skip}>
      {say('live.skip')}
    </button>
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
  const words = verbWords(act.verb);
  const icon = words.length > WITH_ICON ? undefined : VERB_ICONS[act.verb];
  return (
    <button
      type="button"
      class={`button hole-${hole} ${looks.join(' ')}`}
      aria-disabled={act.deed === null}
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

/** What has to be chosen before. */
const firstWords = (): string => say(litSpaces.value.length > 0 ? 'decide.first.space' : 'decide.first.one');

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
  if (quiet === null || waiting.value > 0 || arranged.value.boxes.size === 0) return null;
  return (
    <button type="button" class="quiet" onClick={(event) => press(quiet, event)}>
      {verbWords(quiet.verb)}
    </button>
  );
}

/** Letters of a word for the way back that leaves room for the other buttons. */
const SHORT = 6;

function Undo(): JSX.Element {
  const words = say('live.undo');
  return (
    <button
      type="button"
      class="button hole-undo"
      title={words}
      aria-disabled={sight.value?.canUndo !== true}
      onClick={() => void takeBack()}
    >
      <Icon name="undo" />
      <span class={words.length > SHORT ? 'unseen' : 'undo-word'}>{words}</span>
    </button>
  );
}
