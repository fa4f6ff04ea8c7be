// A seat before the race, on this device and online: its crew and its driver in a row; both change on a sheet.

import { type BotName, isBotName, LEVELS } from '@race/bots/names.ts';
import type { CrewId } from '@race/great-race/crew/crews.ts';
import { MOST_CREWS } from '@race/great-race/options.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { Section } from '../../shell/frame/page.tsx';
import { Sheet } from '../../shell/frame/sheet.tsx';
import { nameOf, say } from '../../shell/words/say.ts';
import { Silhouette } from '../../table/dashboard/crew.tsx';
import type { Seating } from './choices.ts';
import { crewCounts, holderOf } from './seats.ts';
import './driver-choice.css';
import './crew-choice.css';
import './seat-row.css';

interface SectionProps {
  readonly seating: Seating;
  readonly onCount: (crews: number) => void;
  /** Crews are chosen at the table. */
  readonly isLater: boolean;
  readonly children: ComponentChildren;
}

/** How many crews race, and their seats. */
export function SeatsSection({ seating, onCount, isLater, children }: SectionProps): JSX.Element {
  return (
    <Section title={say('setup.seats')} class="seats-part">
      <div class={seating.crews > MOST_CREWS ? 'seats is-close' : 'seats'}>{children}</div>
      <div class="seats-foot">
        <p aria-live="polite">{isLater && say('setup.crewsLater')}</p>
        <div class="seats-count">
          <Segments
            legend={say('setup.crews')}
            choices={crewCounts(seating).map((count) => ({ value: String(count), words: String(count) }))}
            chosen={String(seating.crews)}
            onChoose={(count) => onCount(Number(count))}
          />
        </div>
      </div>
    </Section>
  );
}

interface FrameProps<K extends string> {
  readonly seating: Seating;
  readonly seat: number;
  readonly crew: CrewId;
  /** The crews to choose from; none where they are chosen at the table. */
  readonly crews: readonly CrewId[];
  readonly onCrew: (crew: CrewId) => void;
  /** The kinds of people who may drive. */
  readonly people: readonly Person<K>[];
  readonly chosen: K | BotName;
  readonly canBeBot: boolean;
  readonly onDriver: (driver: K | BotName) => void;
  /** Who drives, if it is no bot. */
  readonly children?: ComponentChildren;
}

interface Person<K extends string> {
  readonly value: K;
  readonly words: string;
  readonly how?: string;
  readonly isOff: boolean;
}

export function SeatFrame<K extends string>(props: FrameProps<K>): JSX.Element {
  const { seating, seat, crew, crews, chosen, children } = props;
  const [isOpen, setOpen] = useState(false);
  const isLater = crews.length === 0;
  return (
    <fieldset class="seat">
      <legend class="unseen">{say('setup.seat', { number: seat + 1 })}</legend>
      <Silhouette crew={crew} />
      <div class="seat-words">
        {isBotName(chosen) ? (
          <>
            <b>{isLater ? say('setup.who.bot') : nameOf('surname', crew)}</b>
            <p class="seat-how">{say(`setup.${chosen}.how`)}</p>
          </>
        ) : (
          children
        )}
      </div>
      {isBotName(chosen) && <Level bot={chosen} />}
      <button type="button" class="button seat-change" onClick={() => setOpen(true)}>
        {say('setup.change')}
      </button>
      {isOpen && (
        <Sheet
          title={isLater ? say('setup.seat', { number: seat + 1 }) : nameOf('surname', crew)}
          class="seat-sheet"
          onClose={() => setOpen(false)}
        >
          <DriverChoice {...props} />
          {isLater ? (
            <p class="seat-later">{say('setup.crewsLater')}</p>
          ) : (
            <CrewChoice seating={seating} seat={seat} crews={crews} onCrew={props.onCrew} />
          )}
        </Sheet>
      )}
    </fieldset>
  );
}

/** How strong a bot is, and what it is called. */
function Level({ bot }: { bot: BotName }): JSX.Element {
  return (
    <p class="seat-level">
      <Strength bot={bot} />
      {say(`setup.who.${bot}`)}
    </p>
  );
}

const levelOf = (bot: BotName): number => LEVELS.indexOf(bot);

const Strength = ({ bot }: { bot: BotName }): JSX.Element => (
  <svg class="strength" viewBox={`-1 -1 ${10.5 * LEVELS.length - 1.5} 16`} aria-hidden="true">
    {LEVELS.map((name, at) => (
      <path key={name} d={`M${10.5 * at},0h7v14h-7Z`} class={at <= levelOf(bot) ? 'full' : ''} />
    ))}
  </svg>
);

interface CrewChoiceProps {
  readonly seating: Seating;
  readonly seat: number;
  readonly crews: readonly CrewId[];
  readonly onCrew: (crew: CrewId) => void;
}

/** The crews to choose from. Choosing the crew of another seat swaps the two. */
function CrewChoice({ seating, seat, crews, onCrew }: CrewChoiceProps): JSX.Element {
  const name = useId();
  return (
    <fieldset class="crew-choice">
      <legend class="label">{say('setup.crew')}</legend>
      {crews.map((crew) => {
        const holder = holderOf(seating, crew);
        return (
          <label key={crew} class="crew-card">
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={seating.seats[seat]?.crew === crew}
              onChange={() => onCrew(crew)}
            />
            <span class="crew-picture">
              <Silhouette crew={crew} />
              <span>{crewWords(crew, holder === null || holder === seat ? null : holder)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function crewWords(crew: CrewId, holder: number | null): string {
  const surname = nameOf('surname', crew);
  return holder === null ? surname : say('setup.crew.swap', { crew: surname, number: holder + 1 });
}

type DriverChoiceProps<K extends string> = Pick<FrameProps<K>, 'people' | 'chosen' | 'canBeBot' | 'onDriver'>;

/** Who drives: a person of some kind, or one of the bots, the weakest first. */
function DriverChoice<K extends string>(props: DriverChoiceProps<K>): JSX.Element {
  const { people, chosen, canBeBot, onDriver } = props;
  const name = useId();
  const why = useId();
  const card = (value: K | BotName, isOff: boolean, words: string, how = '') => (
    <label key={value} class="driver-card">
      <input
        type="radio"
        class="unseen"
        name={name}
        checked={value === chosen}
        disabled={isOff}
        onChange={() => onDriver(value)}
      />
      <span>
        <b>{words}</b>
        {isBotName(value) && <Strength bot={value} />}
        {how !== '' && <i>{how}</i>}
      </span>
    </label>
  );
  return (
    <fieldset class="driver-choice" aria-describedby={canBeBot ? undefined : why}>
      <legend class="label">{say('setup.who')}</legend>
      {people.map(({ value, words, how, isOff }) => card(value, isOff, words, how))}
      {LEVELS.map((bot) => card(bot, !canBeBot, say(`setup.who.${bot}`), say(`setup.${bot}.how`)))}
      {!canBeBot && (
        <p id={why} class="driver-why">
          {say('setup.lastPerson')}
        </p>
      )}
    </fieldset>
  );
}
