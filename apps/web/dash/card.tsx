// A card of the Dash: a small travel poster. Speed above, stages below, half stages cut by the edge they lie on.
import { liveryOf } from '@race/atlas';
import { type BoosterId, type CharacterId, type DashCard, VIOLET } from '@race/dash';
import { boosterName, boosterText, characterName, dashCardName } from '@race/words/dash/index.ts';
import { capital } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { VehicleFigure } from './drawing.tsx';
import { say, words } from './words.ts';
import './card.css';

export interface CardPick {
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

interface Props {
  readonly card: DashCard;
  /** With the booster on its back, as in one's own hand. */
  readonly isWhole?: boolean;
  /** Can be picked now; else it only lies there. */
  readonly pick?: CardPick | undefined;
  /** Says why it cannot be picked now. */
  readonly onAsk?: (() => void) | undefined;
  /** Lies on its face: the booster is up. */
  readonly isTurned?: boolean;
  /** What more is to be said of it here. */
  readonly note?: string | undefined;
}

const halvesOf = ({ left, right }: DashCard) =>
  left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';

/** Everything on a card in words. */
function cardWords(card: DashCard): string {
  const { speed, stages } = card;
  return say('dash.page.cardSays', {
    card: dashCardName(words(), card),
    speed,
    stages,
    halves: halvesOf(card),
  });
}

export function Card({ card, isWhole = false, isTurned = false, pick, onAsk, note }: Props): JSX.Element {
  const { booster } = card;
  const says = [
    cardWords(card),
    note,
    (isWhole || isTurned) && booster !== null && boosterText(words(), booster),
  ]
    .filter((part) => typeof part === 'string')
    .map((part) => `${capital(words(), part)}.`)
    .join(' ');
  return (
    <div
      class={`dash-card${isWhole ? ' is-whole' : ''}${pick ? ' is-lit' : ''}${pick?.isPicked ? ' is-picked' : ''}`}
    >
      {pick === undefined && onAsk === undefined && <span class="unseen">{says}</span>}
      {isTurned && booster !== null ? (
        <Back character={card.character} booster={booster} />
      ) : (
        <Face card={card} />
      )}
      {isWhole && booster !== null && (
        <p class="dash-card-back" aria-hidden="true">
          <b>{boosterName(words(), booster)}</b> {boosterText(words(), booster)}
        </p>
      )}
      {note !== undefined && (
        <i class="dash-card-note" aria-hidden="true">
          {note}
        </i>
      )}
      {pick === undefined && onAsk !== undefined && (
        <button type="button" class="dash-card-act" aria-label={says} onClick={onAsk} />
      )}
      {pick !== undefined && (
        <button
          type="button"
          class="dash-card-act"
          aria-pressed={pick.isPicked}
          aria-label={says}
          onClick={pick.onPick}
        />
      )}
    </div>
  );
}

function Face({ card }: { card: DashCard }): JSX.Element {
  const { vehicle, speed, stages, left, right, character } = card;
  return (
    <div class={`dash-card-face sky-${vehicle}`} aria-hidden="true">
      <Band character={character} />
      <b class="dash-card-speed">{speed}</b>
      <VehicleFigure vehicle={vehicle} />
      <span class="dash-card-stages">
        {left && <i class="half half-left" />}
        {Array.from({ length: stages }, (_, stage) => (
          <i key={stage} class="stage" />
        ))}
        {right && <i class="half half-right" />}
      </span>
    </div>
  );
}

/** The other side of a card. */
function Back({ character, booster }: { character: CharacterId | null; booster: BoosterId }): JSX.Element {
  return (
    <div class="dash-card-face is-turned" aria-hidden="true">
      <Band character={character} />
      <b>{boosterName(words(), booster)}</b>
    </div>
  );
}

/** Whose card it is: colour, pattern and name; a starter is plain paper. */
function Band({ character }: { character: CharacterId | null }): JSX.Element {
  if (character === null) return <span class="dash-band dash-band-starter">★</span>;
  return (
    <span class="dash-band" style={coloursOf(character)}>
      {characterName(words(), character)}
    </span>
  );
}

/** The colours of a character are those of the crew it leads; who is violet here is violet. DASH-END-02. */
export function coloursOf(character: CharacterId): { readonly background: string; readonly color: string } {
  if (character === VIOLET) return { background: '#6c3d7c', color: '#fff8e6' };
  const { colour, on } = liveryOf(character);
  return { background: colour, color: on };
}
