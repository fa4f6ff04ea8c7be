import { chooseFrom, type Stream } from '@race/kernel';

/** A play mode: a named combination of modules. MODE-01, MODE-02. */
export interface Mode {
  readonly name: string;
  readonly modules: readonly string[];
  readonly weight: 'light' | 'medium' | 'heavy';
  /** What it does to the playing time. */
  readonly pace: 'faster' | 'same' | 'slower';
}

const mode = (name: string, modules: string, weight: Mode['weight'], pace: Mode['pace']): Mode => ({
  name,
  modules: modules.split(' '),
  weight,
  pace,
});

/** The deck of modes. MODE-02: our own. */
export const MODES: readonly Mode[] = [
  mode('old-hands', 'leaders', 'light', 'faster'),
  mode('mail-run', 'postal', 'light', 'faster'),
  mode('open-hearths', 'village patronage', 'light', 'faster'),
  mode('high-society', 'leaders patronage', 'light', 'faster'),
  mode('caravan', 'village postal', 'light', 'same'),
  mode('rainy-season', 'season:normal village', 'medium', 'slower'),
  mode('grand-tour', 'leaders postal patronage', 'medium', 'faster'),
  mode('works-teams', 'leaders paddock:preset', 'medium', 'same'),
  mode('embassy-row', 'patronage diplomacy:normal', 'medium', 'same'),
  mode('royal-mail', 'leaders village postal', 'medium', 'faster'),
  mode('storm-chasers', 'season:normal microclimate village patronage', 'medium', 'slower'),
  mode('tinkerers', 'paddock:free postal patronage', 'medium', 'slower'),
  mode('great-game', 'leaders patronage diplomacy:hard', 'heavy', 'slower'),
  mode('year-of-trials', 'season:hard microclimate patronage diplomacy:normal', 'heavy', 'slower'),
  mode('expedition', 'leaders paddock:preset season:normal village postal patronage', 'heavy', 'slower'),
  mode(
    'everything',
    'leaders paddock:free season:hard microclimate village postal patronage diplomacy:hard',
    'heavy',
    'slower',
  ),
];

/** MODE-01: draws one of the cards; of those only, where not all can be played. */
export const drawMode = (dice: Stream, from: readonly Mode[] = MODES): Mode => chooseFrom(dice, from);
