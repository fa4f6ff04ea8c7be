// A danger: one ticket for each answer, with its price above its result. What is lacking stays, striped, with its reason,
// so that the question looks the same whatever is held. CARD-06.

import type { Answer } from '@race/great-race';
import { guardsOf } from '@race/great-race/crew/assistants.ts';
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import { askingFrame } from '@race/words/asking.ts';
import { stillDue } from '@race/words/due.ts';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../../../shell/icons/icon.tsx';
import { capital, nameOf, say } from '../../../shell/words/say.ts';
import { theCrew } from '../../../table/dashboard/crew.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { keyOf } from './arrange.ts';
import { Undo } from './undo.tsx';
import { verbWords } from './verbs.ts';
import './tickets.css';

interface Ticket {
  readonly icon: IconName;
  readonly title: string;
  readonly cost: string;
  /** What follows, or why it is not possible. */
  readonly result: string;
  /** The word on its button. */
  readonly verb: string;
  readonly answer: Answer | null;
  /** Whether the reader loses nothing by it. */
  readonly isFree?: boolean;
}

/** The card that averts a danger in the base game; others show instead of it when they are held. */
const MILITIA = 'militia';

/** The answers to an open danger, always three; null where there is none. */
export function ticketsNow(table: TableModel): readonly Ticket[] | null {
  const { answers, context, mine } = choosingOf(table);
  const [now, crew] = [context.value, mine.value];
  const frame = now === null ? null : askingFrame(now.known);
  const isDanger = frame?.kind === 'window' || (frame?.kind === 'entry' && frame.danger);
  if (!isDanger || crew === null) return null;
  // Petrol comes first: without it there is only the way back.
  if (frame.kind === 'entry' && crew.petrol < stillDue(frame).petrol) return null;
  return [
    guardTicket(answers.value, guardsOf(crew)),
    ...cardTickets(table, answers.value, guardsOf(crew)),
    lastTicket(table, answers.value),
  ];
}

/**
 * The one that is lit: the advised one, else the guard, then a card, then letting it happen. They lie in this order. Where
 * nothing of the reader's is lost, nothing is spent either.
 */
export function expectedTicket(tickets: readonly Ticket[], advised: Answer | null = null): Ticket | null {
  const wanted = advised === null ? undefined : keyOf(advised);
  const isWanted = ({ answer }: Ticket) => answer !== null && keyOf(answer) === wanted;
  const isHarmless = ({ answer, isFree }: Ticket) => answer !== null && isFree === true;
  return (
    tickets.find(isWanted) ??
    tickets.find(isHarmless) ??
    tickets.find(({ answer }) => answer !== null) ??
    null
  );
}

function guardTicket(answers: readonly Answer[], guards: number): Ticket {
  const answer = answers.find(({ do: verb }) => verb === 'guard') ?? null;
  return {
    icon: 'winchester-rifle',
    title: say('deciding.ticket.guard'),
    cost: say('deciding.ticket.guard.cost'),
    result:
      answer === null
        ? say(guards === 0 ? 'deciding.ticket.guard.none' : 'deciding.ticket.guard.useless')
        : say('deciding.ticket.guard.then', { left: guards - 1 }),
    verb: say('verbs.guard'),
    answer,
  };
}

function cardTickets(table: TableModel, answers: readonly Answer[], guards: number): Ticket[] {
  const { facts } = table;
  const factsOf = (id: string) => facts.value?.cards.find((card) => card.id === id);
  const plays = answers.filter((one) => one.do === 'play').filter(({ card }) => factsOf(card)?.shields);
  const ticket = (card: string, answer: Answer | null): Ticket => ({
    icon: factsOf(card)?.picture ?? 'winchester-rifle',
    title: capital(nameOf('card', card)),
    cost: say('deciding.ticket.card.cost'),
    result: answer === null ? say('deciding.ticket.card.none') : say('deciding.ticket.card.then', { guards }),
    verb: say('verbs.play'),
    answer,
  });
  return plays.length === 0 ? [ticket(MILITIA, null)] : plays.map((answer) => ticket(answer.card, answer));
}

/** Doing nothing, paying, or turning back. */
function lastTicket(table: TableModel, answers: readonly Answer[]): Ticket {
  const answer = answers.find(({ do: verb }) => ['pay', 'back', 'decline'].includes(verb)) ?? null;
  const verb = answer?.do ?? 'pay';
  return {
    icon: verb === 'back' ? 'undo' : 'engine',
    title: say(`deciding.ticket.${verb === 'back' ? 'back' : 'nothing'}`),
    isFree: isAboutTiles(table),
    ...worstWords(table, verb),
    verb: verbWords(table, verb),
    answer,
  };
}

/** Somebody changes tiles on the map, and no crew. */
function isAboutTiles(table: TableModel): boolean {
  const { context } = choosingOf(table);
  const frame = context.value === null ? null : askingFrame(context.value.known);
  return frame?.kind === 'window' && frame.spaces.length > 0;
}

/** The worst of it, in numbers. */
function worstWords(table: TableModel, verb: Answer['do']): Pick<Ticket, 'cost' | 'result'> {
  const { crews } = table;
  const { context, mine } = choosingOf(table);
  const [now, crew] = [context.value, mine.value];
  const frame = now === null ? null : askingFrame(now.known);
  if (verb === 'back')
    return { cost: say('deciding.ticket.back.cost'), result: say('deciding.ticket.back.then') };
  if (frame?.kind === 'entry')
    return {
      cost: say('deciding.ticket.levels', { count: frame.damage + DANGER_DAMAGE }),
      result: say('deciding.ticket.own'),
    };
  if (frame?.kind !== 'window' || crew === null) return { cost: '', result: '' };
  if (frame.spaces.length > 0)
    return {
      cost: say('deciding.ticket.tiles.cost', { count: frame.spaces.length }),
      result: say('deciding.ticket.tiles'),
    };
  const lost = Math.min(DANGER_DAMAGE, crew.engine + crew.chassis);
  const other = crews.value[frame.seat];
  return {
    cost: say('deciding.ticket.levels', { count: lost }),
    result: say('deciding.ticket.other', {
      crew: other === undefined ? '' : theCrew(table, other),
      engine: crew.engine,
      engineThen: Math.max(0, crew.engine - lost),
      chassis: crew.chassis,
      chassisThen: Math.max(0, crew.chassis - lost),
    }),
  };
}

export function Tickets({ tickets }: { tickets: readonly Ticket[] }): JSX.Element {
  const table = useTable();
  const advised = choosingOf(table).advised.value;
  const expected = expectedTicket(tickets, advised);
  return (
    <>
      <ul class="tickets">
        {tickets.map((ticket, at) => (
          <li key={at} class={ticket.answer === null ? 'ticket off' : 'ticket'}>
            <Icon name={ticket.icon} />
            <p class="ticket-title">{ticket.title}</p>
            <p class="ticket-cost">{ticket.cost}</p>
            <p class="ticket-then">{ticket.result}</p>
            <button
              type="button"
              class={`button ${ticket.answer === null ? 'off' : ticket === expected ? 'go hole-main' : ''}`}
              aria-disabled={ticket.answer === null}
              aria-keyshortcuts={String(at + 1)}
              aria-description={`${ticket.cost}. ${ticket.result}`}
              onClick={({ detail }) => detail < 2 && answerWith(table, ticket)}
            >
              {ticket.verb}
            </button>
          </li>
        ))}
      </ul>
      <div class="bar-idle">
        <Undo />
      </div>
    </>
  );
}

export function answerWith(table: TableModel, { answer }: Ticket): void {
  if (answer !== null) void table.give(answer);
}
