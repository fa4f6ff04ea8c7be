import type { Subjects } from '../../subjects.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { answers } from './answers.ts';
import { bivouac } from './bivouac.ts';
import { book } from './book.ts';
import { camera } from './camera.ts';
import { chances } from './chances.ts';
import { clock } from './clock.ts';
import { clubs } from './clubs.ts';
import { coach } from './coach.ts';
import { credits } from './credits.ts';
import { cups } from './cups.ts';
import { dash } from './dash/index.ts';
import { dashboard } from './dashboard.ts';
import { decide } from './decide.ts';
import { deciding } from './deciding.ts';
import { driving } from './driving.ts';
import { events } from './events.ts';
import { expedition } from './expedition.ts';
import { front } from './front.ts';
import { hint } from './hint.ts';
import { keys } from './keys.ts';
import { laboratory } from './laboratory.ts';
import { learn } from './learn.ts';
import { library } from './library.ts';
import { map } from './map.ts';
import { menu } from './menu.ts';
import { moderation } from './moderation.ts';
import { modules } from './modules/index.ts';
import { moments } from './moments.ts';
import { names } from './names.ts';
import { news } from './news.ts';
import { newspaper } from './newspaper.ts';
import { notice } from './notice.ts';
import { online } from './online.ts';
import { orders } from './orders.ts';
import { outlook } from './outlook.ts';
import { places } from './places.ts';
import { planning } from './planning.ts';
import { players } from './players.ts';
import { privacy } from './privacy.ts';
import { programs } from './programs.ts';
import { puzzles } from './puzzles.ts';
import { questions } from './questions.ts';
import { ratings } from './ratings.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { sharing } from './sharing.ts';
import { site } from './site.ts';
import { solo } from './solo/index.ts';
import { sound } from './sound.ts';
import { standings } from './standings.ts';
import { statistics } from './statistics.ts';
import { storage } from './storage.ts';
import { study } from './study.ts';
import { table } from './table.ts';
import { talk } from './talk.ts';
import { terminal } from './terminal.ts';
import { timeline } from './timeline.ts';
import { turn } from './turn.ts';
import { verbs } from './verbs.ts';
import { version } from './version.ts';

// Les termes sont ceux du glossaire (glossary.ts). Toujours « vous » : phrases et consignes à l’impératif, boutons et choix
// à l’infinitif. Devant un nom, « de » et « que » s’élident tout seuls.

export const subjects = {
  account,
  admin,
  answers,
  bivouac,
  book,
  camera,
  chances,
  clock,
  coach,
  credits,
  clubs,
  cups,
  dash,
  dashboard,
  decide,
  deciding,
  driving,
  events,
  expedition,
  front,
  hint,
  keys,
  laboratory,
  learn,
  library,
  map,
  menu,
  moderation,
  modules,
  moments,
  names,
  news,
  newspaper,
  notice,
  online,
  orders,
  outlook,
  places,
  planning,
  players,
  privacy,
  programs,
  puzzles,
  questions,
  ratings,
  refusals,
  replay,
  settings,
  setup,
  sharing,
  site,
  solo,
  sound,
  standings,
  statistics,
  storage,
  study,
  table,
  talk,
  terminal,
  timeline,
  turn,
  verbs,
  version,
} satisfies Subjects;

export { contract } from './contract.ts';
