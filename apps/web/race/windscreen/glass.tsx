// The windscreen itself: a brass frame with two panes, a wiper, and the camp behind the glass.
import type { ComponentChildren, JSX } from 'preact';
import { facts } from '../../state/table-state.ts';
import { say } from '../../words/say.ts';
import { Camp } from './camp.tsx';
import { Scene } from './scene.tsx';
import './glass.css';

interface Props {
  readonly seat: number;
  readonly turn: number;
  readonly children: ComponentChildren;
}

export function Glass({ seat, turn, children }: Props): JSX.Element {
  return (
    <div class="glass">
      <div class="glass-pane">
        <Scene />
        <div class="glass-shine" />
      </div>
      <Frame />
      <Wiper />
      <Telegram turn={turn} />
      <Camp seat={seat} />
      {children}
    </div>
  );
}

/** Drawn to any size of the screen: the lines keep their width. */
const OPENING = 'M70,46Q72,28 92,28H1348Q1368,28 1370,46L1410,540H30Z';
const POST = 'M713,22H727L730,540H710Z';

function Frame(): JSX.Element {
  return (
    <svg class="glass-frame" viewBox="0 0 1440 546" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id="windscreen-brass" x2="0" y2="1">
        <stop offset="0" class="stop-light" />
        <stop offset=".4" class="stop-mid" />
        <stop offset="1" class="stop-dark" />
      </linearGradient>
      <path d={OPENING} class="frame-edge" />
      <path d={OPENING} class="frame-brass" />
      <path d={POST} class="frame-post" />
    </svg>
  );
}

function Wiper(): JSX.Element {
  return (
    <svg class="glass-wiper" viewBox="0 0 200 226" aria-hidden="true">
      <path d="M18,18C48,78 88,128 150,168" />
      <path d="M84,88L194,218" class="wiper-blade" />
      <circle cx="18" cy="18" r="13" fill="url(#bezel)" />
    </svg>
  );
}

function Telegram({ turn }: { turn: number }): JSX.Element {
  return (
    <div class="glass-telegram sheet">
      <p class="glass-when label">
        <span>{say('front.telegram')}</span> <span>{say('windscreen.when', { turn })}</span>
      </p>
      <h2>{say('windscreen.title')}</h2>
      <p>{secretWords()}</p>
    </div>
  );
}

/** Nobody else plans in a solo race. */
function secretWords(): string {
  const solo = facts.value?.solo;
  if (solo === undefined) return say('windscreen.secret');
  return say(solo.rival === null ? 'solo.plan.alone' : 'solo.plan.rene');
}
