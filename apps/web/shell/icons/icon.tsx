// Icons: small pictures on a square of 512, by themselves, inside other drawings and on buttons.
import bodies from 'virtual:game-icons';
import type { JSX } from 'preact';
import type { GameIcon } from './game-icons.ts';
import './icon.css';
import './rule-mark.css';

/** Drawn here, on the same square of 512. */
const OWN = {
  engine:
    '<path transform="scale(21.33)" d="M4,10.5H2.6V9H.8v8h1.8v-1.6H4V13.8H5.6V17H8l2.2,2.4h8.2V16.6h1.6v2.2h3.2V9.2H20v2.2h-1.6V8H14V6.2h3.2V4H7.6v2.2h3.2V8H8L5.6,10.5Z"/>',
  rose: '<g transform="translate(256 256)"><path fill-rule="evenodd" d="M0,-170A170,170 0 1 1 0,170A170,170 0 1 1 0,-170ZM0,-138A138,138 0 1 0 0,138A138,138 0 1 0 0,-138Z"/><path d="M0,-250L46,-46L250,0L46,46L0,250L-46,46L-250,0L-46,-46Z"/></g>',
  play: '<path d="M128,72L432,256L128,440Z"/>',
  pause: '<path d="M112,80H208V432H112ZM304,80H400V432H304Z"/>',
  forward: '<path d="M150,96L336,256L150,416Z"/><path d="M344,96H400V416H344Z"/>',
  back: '<path d="M362,96L176,256L362,416Z"/><path d="M112,96H168V416H112Z"/>',
  nextTurn: '<path d="M64,96L220,256L64,416ZM228,96L384,256L228,416Z"/><path d="M392,96H448V416H392Z"/>',
  previousTurn: '<path d="M448,96L292,256L448,416ZM284,96L128,256L284,416Z"/><path d="M64,96H120V416H64Z"/>',
  plus: '<path d="M220,72H292V220H440V292H292V440H220V292H72V220H220Z"/>',
  minus: '<path d="M72,220H440V292H72Z"/>',
  whole:
    '<path d="M64,64H208V124H124V208H64ZM304,64H448V208H388V124H304ZM448,304V448H304V388H388V304ZM208,448H64V304H124V388H208Z"/>',
  close:
    '<path d="M110,66L256,212L402,66L446,110L300,256L446,402L402,446L256,300L110,446L66,402L212,256L66,110Z"/>',
  menu: '<path d="M72,104H440V168H72ZM72,224H440V288H72ZM72,344H440V408H72Z"/>',
  advice:
    '<path fill-rule="evenodd" d="M256,40C150,40 76,112 76,206C76,262 104,300 132,332C150,353 160,372 164,400H348C352,372 362,353 380,332C408,300 436,262 436,206C436,112 362,40 256,40ZM232,300V256H280V300ZM232,232C232,196 288,196 288,164C288,144 272,134 254,134C234,134 220,146 216,168L172,158C180,116 212,92 256,92C304,92 336,120 336,162C336,210 280,212 280,240V244H232Z"/><path d="M172,424H340V456H172ZM200,476H312V500H200Z"/>',
  fold: '<path d="M80,160L256,336L432,160L470,204L256,420L42,204Z"/>',
  undo: '<path d="M48,176L208,48V128H304C392,128 464,200 464,288S392,448 304,448H160V384H304C357,384 400,341 400,288S357,192 304,192H208V304Z"/>',
  cards:
    '<path fill-rule="evenodd" d="M96,96H288Q312,96 312,120V424Q312,448 288,448H96Q72,448 72,424V120Q72,96 96,96ZM112,136V408H272V136Z"/><path d="M336,120Q336,80 296,72L400,64Q440,64 440,104V384Q440,416 400,424L336,432Z"/>',
} as const;

export type IconName = GameIcon | keyof typeof OWN;

const isOwn = (name: IconName): name is keyof typeof OWN => Object.hasOwn(OWN, name);

/** Its content, on a square of 512. */
export const iconBody = (name: IconName): string => (isOwn(name) ? OWN[name] : (bodies[name] ?? ''));

/** A picture beside words: only the words are read out. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconBody(name) }}
    />
  );
}

/** The same inside another drawing. */
export function IconMark({
  name,
  x,
  y,
  size,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
}): JSX.Element {
  const scale = size / 512;
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      dangerouslySetInnerHTML={{ __html: iconBody(name) }}
    />
  );
}

interface Props {
  readonly icon: IconName;
  readonly words: string;
  readonly act: () => void;
  readonly class?: string;
  /** Disabled, but still in place and focusable. */
  readonly isOff?: boolean;
}

/** A button that shows only an icon. Its words are read out, and shown when the pointer rests on it. */
export function IconButton({ icon, words, act, class: look = 'button', isOff = false }: Props): JSX.Element {
  return (
    <button
      type="button"
      class={look}
      aria-label={words}
      title={words}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || act()}
    >
      <Icon name={icon} />
    </button>
  );
}

/** An icon that its user imports by itself, and not with all the others. */
export const DrawnIcon = ({ body }: { body: string }): JSX.Element => (
  <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />
);

/** The question mark that leads to a rule. */
export const RuleMark = (): JSX.Element => (
  <span class="rule-mark" aria-hidden="true">
    ?
  </span>
);
