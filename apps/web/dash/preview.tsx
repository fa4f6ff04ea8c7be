// What would follow from what is picked.
import { type BoosterId, cardAt, type DashAnswer, stagesOf } from '@race/dash';
import { boosterName, boosterText } from '@race/words/dash/index.ts';
import type { JSX } from 'preact';
import { mostAhead } from './ahead.ts';
import { cards, picks, seatView } from './game.ts';
import { pickedAnswer } from './picks.ts';
import { say, words } from './words.ts';

/** What the course would count with what is picked; or who could go before the card that would be laid, and its back. */
export function Preview({ answers }: { answers: readonly DashAnswer[] }): JSX.Element | null {
  const answer = pickedAnswer(picks.value, answers);
  const stages = stagesWith(answer);
  if (stages !== null) return <p class="aside">{say('dash.page.would', { stages })}</p>;
  return answer?.do === 'play' ? <LaidPreview card={answer.card} /> : null;
}

function LaidPreview({ card }: { card: string }): JSX.Element {
  const back = boosterOf(card);
  const now = seatView.value;
  const index = cards.value.cardIndex.get(card);
  const seat = now?.view.seat ?? null;
  const ahead =
    now === null || seat === null || index === undefined
      ? null
      : mostAhead(cards.value, now.view.public, { seat, card: index });
  return (
    <p class="aside">
      {ahead !== null && say('dash.page.ahead', { count: ahead })}{' '}
      {back !== null && (
        <span class="dash-back">
          {say('names.labelled', { label: boosterName(words(), back), words: boosterText(words(), back) })}.
        </span>
      )}
    </p>
  );
}

function boosterOf(card: string): BoosterId | null {
  const index = cards.value.cardIndex.get(card);
  return index === undefined ? null : cardAt(cards.value, index).booster;
}

function stagesWith(answer: DashAnswer | undefined): number | null {
  const now = seatView.value;
  const seat = now?.view.seat ?? null;
  if (now === null || seat === null) return null;
  const character = now.view.public.characters[seat] ?? null;
  const course = now.view.public.courses[seat] ?? [];
  const { cardIndex } = cards.value;
  if (character === null || (answer?.do !== 'take' && answer?.do !== 'swap')) return null;
  const then =
    answer.do === 'take'
      ? [...course, cardIndex.get(answer.card) ?? -1]
      : course.map((card) =>
          cardAt(cards.value, card).id === answer.course ? (cardIndex.get(answer.hand) ?? -1) : card,
        );
  return stagesOf(cards.value, then, character);
}
