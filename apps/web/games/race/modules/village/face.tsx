import huts from 'virtual:game-icon/huts-village';
import { PRINT, petrolSign, put } from '@race/atlas';
import { figure } from '@race/atlas/draw/type.ts';
import type { Gift } from '@race/great-race/modules/village/gifts.ts';
import type { JSX } from 'preact';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import { capital, choosingOf, nameOf, RuleButton, say, type TableModel, useTable } from '../kit.ts';
import './board.css';

/** The smaller a tile is on screen, the larger its gift is drawn. */
const SIZES = { near: 0.95, mid: 1.15, far: 1.4, tiny: 1.5 } as const;

/** Villages on the map, and their gifts. VILLAGE-01 to VILLAGE-04. */
export const face = (): ModuleFace => ({
  name: 'village',
  icon: huts,
  Board,
  stands: { onward: 'main' },
  Beside,
  tileMark(mark, sight) {
    const gift = giftOfMark(mark);
    return gift === undefined ? undefined : put(-24, -20, SIZES[sight], giftSign(gift));
  },
  weights: { giftTaken: 72, villagePassed: 59 },
  note: { rule: 'VILLAGE-02', matters: ({ stack }) => stack.at(-1)?.kind === 'village' },
});

// The five gifts, and which of the villages have been found.
function Board(): JSX.Element {
  const table = useTable();
  return (
    <>
      <h3 class="label">{say('boards.village.gifts')}</h3>
      <ul class="gifts">
        {GIFTS.map((gift) => (
          <li key={gift}>
            <GiftSign gift={gift} />
            <span>
              <b>{capital(nameOf('gift', gift))}</b>
              <i class="aside">{say(isLaid(table, gift) ? 'boards.village.laid' : 'boards.village.bag')}</i>
            </span>
          </li>
        ))}
      </ul>
      <div class="board-act">
        <RuleButton rule="VILLAGE-02" />
      </div>
    </>
  );
}

function isLaid(table: TableModel, gift: Gift): boolean {
  const { facts, publicState } = table;
  const tiles = facts.value?.tiles ?? [];
  return publicState.value?.tiles.some((tile) => giftOfMark(tiles[tile]?.mark ?? '') === gift) === true;
}

const GiftSign = ({ gift }: { gift: Gift }): JSX.Element => (
  <svg
    class="gift"
    viewBox="-17 -17 34 34"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: giftSign(gift) }}
  />
);

/** What the village gives. VILLAGE-03. */
function Beside(): JSX.Element | null {
  const table = useTable();
  const { openFrame } = boardActsOf(table);
  const { context } = choosingOf(table);
  const [frame, now] = [openFrame.value, context.value];
  if (frame?.kind !== 'village' || !('space' in frame) || now === null) return null;
  const gift = giftOfMark(now.rules.tiles[now.known.tiles[Number(frame.space)] ?? -1]?.mark ?? '');
  return gift === undefined ? null : <GiftSign gift={gift} />;
}

// How the five gifts are drawn: a cream disc with its thing, as large as a road sign.
const GIFTS = ['engine', 'chassis', 'petrol', 'money', 'card'] as const satisfies readonly Gift[];

const ENGINE =
  'M4,10.5H2.6V9H.8v8h1.8v-1.6H4V13.8H5.6V17H8l2.2,2.4h8.2V16.6h1.6v2.2h3.2V9.2H20v2.2h-1.6V8H14V6.2h3.2V4H7.6v2.2h3.2V8H8L5.6,10.5Z';

const THINGS: { readonly [G in Gift]: string } = {
  engine: `<path transform="translate(-10.6 -11.2) scale(.88)" d="${ENGINE}" fill="${PRINT.ink}"/>`,
  chassis: `<circle r="8" fill="none" stroke="${PRINT.ink}" stroke-width="3.4"/><path d="M0,-7V7M-7,0H7" stroke="${PRINT.ink}" stroke-width="2"/>`,
  petrol: `<g transform="scale(.74)">${petrolSign(3)}</g>`,
  money: figure('20F', 5.4, 15, PRINT.ink),
  card: `<rect x="-6" y="-8.5" width="12" height="17" rx="1.6" fill="#16343A" stroke="${PRINT.ink}"/><path d="M0,-5L1.6,-1.6L5,0L1.6,1.6L0,5L-1.6,1.6L-5,0L-1.6,-1.6Z" fill="#C89B4A"/>`,
};

/** On a disc of 15, green-rimmed: what is given, not asked. */
const giftSign = (gift: Gift): string =>
  `<circle r="16.4" fill="${PRINT.cream}"/><circle r="14" fill="#FFF8E6" stroke="#3E7D3F" stroke-width="2.6"/>${THINGS[gift]}`;

const giftOfMark = (mark: string): Gift | undefined => GIFTS.find((gift) => mark === `village-${gift}`);
