// A course in its best order, halves joined, and how it counts.
import { type CardIndex, type CharacterId, cardAt, countCourse } from '@race/dash';
import type { JSX } from 'preact';
import { Card, type CardPick } from './card.tsx';
import { cards } from './game.ts';
import { say } from './words.ts';
import './course.css';

interface Props {
  readonly name: string;
  readonly course: readonly CardIndex[];
  readonly character: CharacterId;
  readonly pick?: (card: string) => CardPick | undefined;
}

export function Course({ name, course, character, pick }: Props): JSX.Element {
  const counted = countCourse(cards.value, course, character);
  const joined = counted.joins.reduce((sum, { stages }) => sum + stages, 0);
  return (
    <section class="dash-course" aria-label={say('dash.page.course', { who: name })}>
      <ol>
        {counted.order.map((index, at) => {
          const card = cardAt(cards.value, index);
          const join = counted.joins.find((one) => one.at === at);
          return (
            <li key={card.id} class={join ? 'is-joined' : ''}>
              <Card card={card} pick={pick?.(card.id)} />
              {join && (
                <b class="dash-join">
                  <span aria-hidden="true">+{join.stages}</span>
                  <span class="unseen">{say('dash.page.join', { stages: join.stages })}</span>
                </b>
              )}
            </li>
          );
        })}
      </ol>
      {course.length === 0 ? (
        <p class="aside">{say('dash.page.courseEmpty')}</p>
      ) : (
        <p class="dash-count">
          <b>{say('dash.page.stages', { stages: counted.stages })}</b>{' '}
          {say('dash.page.count', { whole: counted.whole, joined, own: counted.own, violet: counted.violet })}
        </p>
      )}
    </section>
  );
}
