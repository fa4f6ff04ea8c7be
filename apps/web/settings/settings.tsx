// The settings page: language, light, the bots’ pace, motion, letters.
import { LANGUAGE_NAMES, LANGUAGES } from '@race/words/language.ts';
import type { JSX } from 'preact';
import { Page } from '../front/page.tsx';
import { Segments } from '../front/segments.tsx';
import { OnDevice } from '../offline/on-device.tsx';
import { DiskSpacePart } from '../offline/space-part.tsx';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { chooseLanguage, language, say } from '../words/say.ts';
import { percent } from '../words/written.ts';
import {
  chooseMotion,
  choosePace,
  chooseTextSize,
  MOTIONS,
  motion,
  PACES,
  pace,
  TEXT_SIZES,
  textSize,
} from './preferences.ts';
import { SoundSetting } from './sound-setting.tsx';
import { chooseLight, LIGHTS, light } from './theme.ts';
import './settings.css';

export function Settings({ go }: { go: Go }): JSX.Element {
  return (
    <Page title={say('settings.title')} aside={say('settings.aside')} go={go}>
      <div class="settings-page">
        <div class="settings-sheet sheet">
          <SettingsPanel />
        </div>
        <div class="settings-aside">
          <OnDevice go={go} />
          <DiskSpacePart go={go} />
          <section class="edition" aria-label={say('settings.edition')}>
            <h2>{say('settings.edition')}</h2>
            <p>{say('settings.unofficial')}</p>
            <div class="edition-acts">
              <RouteLink to={{ at: 'credits' }} go={go} class="edition-link">
                {say('viewer.credits')}
              </RouteLink>
              <RouteLink to={{ at: 'privacy' }} go={go} class="edition-link">
                {say('viewer.privacy')}
              </RouteLink>
            </div>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** The same on its own page and in the menu of a table. */
export function SettingsPanel(): JSX.Element {
  return (
    <div class="settings">
      <div class="setting">
        <Segments
          legend={say('viewer.language')}
          choices={LANGUAGES.map((value) => ({ value, words: LANGUAGE_NAMES[value], lang: value }))}
          chosen={language.value}
          onChoose={chooseLanguage}
        />
      </div>
      <div class="setting">
        <Segments
          legend={say('settings.light')}
          choices={LIGHTS.map((value) => ({
            value,
            words: say(`settings.light.${value}`),
          }))}
          chosen={light.value}
          onChoose={chooseLight}
        />
      </div>
      <div class="setting">
        <Segments
          legend={say('settings.pace')}
          choices={PACES.map((value) => ({ value, words: say(`settings.pace.${value}`) }))}
          chosen={pace.value}
          onChoose={choosePace}
        />
        <p class="aside" aria-live="polite">
          {say(`settings.pace.${pace.value}.how`)}
        </p>
      </div>
      <div class="setting">
        <Segments
          legend={say('settings.motion')}
          choices={MOTIONS.map((value) => ({ value, words: say(`settings.motion.${value}`) }))}
          chosen={motion.value}
          onChoose={chooseMotion}
        />
      </div>
      <SoundSetting />
      <div class="setting">
        <Segments
          legend={say('settings.textSize')}
          choices={TEXT_SIZES.map((value) => ({
            value,
            words: percent(Number(value) / 100),
          }))}
          chosen={textSize.value}
          onChoose={chooseTextSize}
        />
      </div>
    </div>
  );
}
