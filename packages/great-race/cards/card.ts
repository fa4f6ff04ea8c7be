import type { Refusal, Seat } from '@race/kernel';
import type { WindowFrame } from '../danger/window.ts';
import type { MoreCard } from '../more.ts';
import type { Game } from '../state.ts';
import type { BaseCard, CardPicture } from './index.ts';

/** When a card can be played: before an assistant (step 2), with a drive, with a repair, or at any time. */
export const MOMENTS = ['beforeAssistant', 'withDrive', 'withRepair', 'anyTime'] as const;
export type CardMoment = (typeof MOMENTS)[number];

/** What a danger card is aimed at before anybody may answer. CARD-07, CARD-09. */
export type Aim =
  | { readonly at: 'crew' }
  | { readonly at: 'tiles'; readonly fewest: number; readonly most: number; readonly unlike: boolean };

type AnyCard = BaseCard | MoreCard;

/** Every card there is, those of modules included. */
export type AnyCardId = AnyCard['id'];

/** Those that are played in a sequence, before an assistant. */
export type SequenceCardId = Extract<AnyCard, { readonly when: 'beforeAssistant' }>['id'];

export interface Card {
  readonly id: AnyCardId;
  readonly copies: number;
  readonly when: CardMoment;
  /** The drawing on it, by its name among the page's icons; null where a module brings its own. */
  readonly picture: CardPicture | null;
  /** Others may stop it with a guard or a militia. CARD-02. */
  readonly danger: boolean;
  readonly aim: Aim | null;
  /** Levels of petrol it gives, at any time. */
  readonly pours: number;
  /** Levels of petrol it gives in all, whenever it is played. */
  readonly fuels: number;
  /** It answers one danger. */
  readonly shields: boolean;
  /** It starts a drive, and lies on the table until that has ended. BASE-DRIVE-24. */
  readonly drives: boolean;
  /** It ignores one stop symbol. */
  readonly guides: boolean;
  /** Francs it takes off a line. */
  readonly fare: number;
  /** Levels of engine and chassis it repairs. */
  readonly fits: number;
  /** Levels of engine and chassis it takes from the crew it strikes. */
  readonly hurts: number;
  /** Why a step-2 card cannot be played now; null when it can. CARD-01: a card that would change nothing cannot. */
  readonly hindered: (g: Game, seat: Seat) => Refusal | null;
  readonly play: (g: Game, seat: Seat) => void;
  /** What a danger card does when nobody stopped it. */
  readonly strike: (g: Game, window: WindowFrame) => void;
}

/** What a card must say of itself; the rest only where it differs from `PLAIN`. */
interface Named<Id extends string, When extends CardMoment> {
  readonly id: Id;
  readonly copies: number;
  readonly when: When;
}

type Abilities = Partial<Omit<Card, keyof Named<string, CardMoment> | 'picture'>>;

const PLAIN = {
  danger: false,
  aim: null,
  pours: 0,
  fuels: 0,
  shields: false,
  drives: false,
  guides: false,
  fare: 0,
  fits: 0,
  hurts: 0,
  hindered: () => null,
  play: () => undefined,
  strike: () => undefined,
} satisfies Abilities;

type Able = Omit<Card, keyof Named<string, CardMoment> | 'picture'>;

/** A card of the base game. */
export const card = <const Id extends string, const When extends CardMoment, const Picture extends string>(
  facts: Named<Id, When> & { readonly picture: Picture } & Abilities,
): Named<Id, When> & { readonly picture: Picture } & Able => ({ ...PLAIN, ...facts });

/** A card that a module brings, and its picture with it. */
export const moduleCard = <const Id extends string, const When extends CardMoment>(
  facts: Named<Id, When> & Abilities,
): Named<Id, When> & { readonly picture: null } & Able => ({ ...PLAIN, ...facts, picture: null });
