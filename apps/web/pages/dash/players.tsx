// Who plays a dash on this device: the character of the first player, and rivals with their strength.
import type { DashBotName } from '@race/bots/dash/names.ts';
import { CHARACTERS, type CharacterId } from '@race/dash/cards/card.ts';
import { MOST_PLAYERS } from '@race/dash/options.ts';
import { LONGEST_NAME } from '@race/local/format.ts';
import type { JSX } from 'preact';
import {
  BOTS,
  botOfAll,
  type DashChoices,
  SITTERS,
  type Sitter,
  withBots,
  withPlayers,
} from '../../games/dash/choices.ts';
import { Ticket } from '../../games/dash/ticket.tsx';
import { say, sitterWords } from '../../games/dash/words.ts';
import { Segments } from '../../shell/frame/controls.tsx';

interface WhoProps {
  /** Null when characters are drawn by lot. */
  readonly character: CharacterId | null;
  readonly name: string;
  readonly onCast: (character: CharacterId | null) => void;
  readonly onName: (name: string) => void;
}

/** DASH-SETUP-04. */
export function WhoAreYou({ character, name, onCast, onName }: WhoProps): JSX.Element {
  return (
    <section class="dash-cast" aria-label={say('dash.page.whoAreYou')}>
      <div class="dash-choice-head">
        <h2>{say('dash.page.whoAreYou')}</h2>
        <p>{say('dash.page.whoHow')}</p>
        <NameField seat={0} name={name} onName={onName} />
        <button
          type="button"
          class="button dash-lots"
          aria-pressed={character === null}
          onClick={() => onCast(null)}
        >
          {say('dash.page.drawLots')}
        </button>
      </div>
      <div class="dash-tickets">
        {CHARACTERS.map((one) => (
          <Ticket
            key={one}
            character={one}
            isChosen={one === character}
            onChoose={() => onCast(one === character ? null : one)}
          />
        ))}
      </div>
    </section>
  );
}

const COUNTS = Array.from({ length: MOST_PLAYERS - 1 }, (_, n) => String(n + 1));

interface RivalsProps {
  readonly choices: DashChoices;
  readonly onChoose: (choices: DashChoices) => void;
}

/** Everybody but the first player. */
export function Rivals({ choices, onChoose }: RivalsProps): JSX.Element {
  const { sitters, names } = choices;
  const rivals = sitters.length - 1;
  const bot = botOfAll(choices);
  return (
    <section class="dash-rivals" aria-label={say('dash.page.rivals')}>
      <div class="dash-choice-head">
        <h2>{say('dash.page.rivals')}</h2>
        <Segments
          legend={say('dash.page.rivals')}
          isLegendUnseen
          choices={COUNTS.map((value) => ({ value, words: value }))}
          chosen={String(rivals)}
          onChoose={(value) => onChoose(withPlayers(choices, Number(value) + 1))}
        />
        <p>{say('dash.page.rivalsHow', { cards: sitters.length + 1 })}</p>
        {rivals > 1 && bot !== undefined && (
          <Segments<DashBotName | 'mixed'>
            legend={say('dash.page.allBots')}
            choices={BOTS.map((value) => ({ value, words: sitterWords(value) }))}
            chosen={bot}
            onChoose={(value) => value !== 'mixed' && onChoose(withBots(choices, value))}
          />
        )}
      </div>
      <ol class="dash-seats">
        {sitters.map(
          (sitter, seat) =>
            seat > 0 && (
              <Rival
                key={seat}
                seat={seat}
                sitter={sitter}
                name={names[seat] ?? ''}
                onSit={(who) => onChoose({ ...choices, sitters: sitters.with(seat, who) })}
                onName={(name) => onChoose({ ...choices, names: names.with(seat, name) })}
              />
            ),
        )}
      </ol>
    </section>
  );
}

interface RivalProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly onSit: (sitter: Sitter) => void;
  readonly onName: (name: string) => void;
}

function Rival({ seat, sitter, name, onSit, onName }: RivalProps): JSX.Element {
  return (
    <li class="dash-seat">
      <Segments
        legend={say('dash.page.rival', { n: seat })}
        choices={SITTERS.map((value) => ({ value, words: sitterWords(value) }))}
        chosen={sitter}
        onChoose={onSit}
      />
      {sitter === 'person' && <NameField seat={seat} name={name} onName={onName} />}
    </li>
  );
}

interface NameProps {
  readonly seat: number;
  readonly name: string;
  readonly onName: (name: string) => void;
}

function NameField({ seat, name, onName }: NameProps): JSX.Element {
  return (
    <input
      class="dash-name"
      type="text"
      maxLength={LONGEST_NAME}
      value={name}
      placeholder={say('dash.page.defaultName', { n: seat + 1 })}
      aria-label={say('dash.page.name', { n: seat + 1 })}
      onInput={(event) => onName(event.currentTarget.value)}
    />
  );
}
