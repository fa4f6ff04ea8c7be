// Who drives: a person of some kind, or one of the bots, by character.
import { BOT_NAMES, type BotName, isBotName } from '@race/bots/names.ts';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../words/say.ts';
import { Segments } from './segments.tsx';
import './driver-choice.css';

const BOT = 'bot';
const DEFAULT_BOT: BotName = 'racer';

interface Props<K extends string> {
  /** The kinds of people, as they are called. */
  readonly people: readonly { readonly value: K; readonly words: string; readonly isOff: boolean }[];
  readonly chosen: K | BotName;
  readonly canBeBot: boolean;
  readonly onChoose: (value: K | BotName) => void;
  readonly describedBy?: string | undefined;
}

export function DriverChoice<K extends string>(props: Props<K>): JSX.Element {
  const { people, chosen, canBeBot, onChoose, describedBy } = props;
  const bot = isBotName(chosen) ? chosen : null;
  return (
    <div class="driver-choice">
      <Segments<K | typeof BOT>
        legend={say('front.who')}
        isLegendUnseen
        choices={[...people, { value: BOT, words: say('front.who.bot'), isOff: !canBeBot }]}
        chosen={isBotName(chosen) ? BOT : chosen}
        onChoose={(kind) => onChoose(kind === BOT ? DEFAULT_BOT : kind)}
        describedBy={describedBy}
      />
      {bot !== null && <BotChoice bot={bot} onChoose={onChoose} />}
    </div>
  );
}

function BotChoice({ bot, onChoose }: { bot: BotName; onChoose: (bot: BotName) => void }): JSX.Element {
  const how = useId();
  return (
    <>
      <select
        class="bot-choice"
        aria-label={say('front.which.bot')}
        aria-describedby={how}
        value={bot}
        onChange={({ currentTarget: { value } }) => isBotName(value) && onChoose(value)}
      >
        {BOT_NAMES.map((name) => (
          <option key={name} value={name}>
            {say(`front.who.${name}`)}
          </option>
        ))}
      </select>
      <p class="seat-how" id={how}>
        {say(`front.${bot}.how`)}
      </p>
    </>
  );
}
