// The post: what each crew carries, what waits where, and what is left in the bag.

import { cityName } from '@race/words';
import type { JSX } from 'preact';
import { inOrder, named, nameOf, publicState, RuleButton, say, sheet, words } from '../kit.ts';
import { CrewTag } from '../parts/crew-tag.tsx';
import { Parcel, parcelColour } from '../parts/parcel.tsx';
import { waiting } from './waiting.ts';
import './board.css';

export function Board(): JSX.Element | null {
  const [slot, map] = [publicState.value?.modules?.postal, sheet.value];
  if (slot === undefined || map === null) return null;
  return (
    <>
      <p class="aside">{say('boards.postal.pays')}</p>
      <h3 class="label">{say('boards.postal.aboard')}</h3>
      <ul class="aboard">
        {inOrder.value.map(({ seat }) => (
          <li key={seat}>
            <CrewTag seat={seat} />
            <Carried parcel={slot.aboard[seat]} />
          </li>
        ))}
      </ul>
      <h3 class="label">{say('boards.postal.cities')}</h3>
      <ul class="waiting-parcels">
        {waiting(map.board, slot.cities).map(({ city, colour }) => (
          <li key={city} title={say('boards.postal.parcel', { colour: named('colour', colour) })}>
            <Parcel colour={colour} />
            {cityName(words(), city)}
            <span class="unseen">{say('boards.postal.parcel', { colour: named('colour', colour) })}</span>
          </li>
        ))}
      </ul>
      <h3 class="label">{say('boards.postal.bag')}</h3>
      <div class="board-act">
        <ul class="bag">
          {slot.bag.map((count, parcel) => (
            <InBag key={parcel} parcel={parcel} count={count} />
          ))}
        </ul>
        <RuleButton rule="POSTAL-03" />
      </div>
    </>
  );
}

function Carried({ parcel }: { parcel: number | undefined }): JSX.Element {
  const colour = parcelColour(parcel);
  if (colour === undefined) return <i class="aside">{say('boards.postal.none')}</i>;
  return (
    <span class="carried">
      <Parcel colour={colour} />
      {say('boards.postal.parcel', { colour: named('colour', colour) })}
    </span>
  );
}

function InBag({ parcel, count }: { parcel: number; count: number }): JSX.Element | null {
  const colour = parcelColour(parcel);
  if (colour === undefined) return null;
  return (
    <li title={nameOf('colour', colour)}>
      <Parcel colour={colour} />
      <b>{count}</b>
      <span class="unseen">{nameOf('colour', colour)}</span>
    </li>
  );
}
