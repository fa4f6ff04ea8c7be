import { cartographer } from './cartographer.ts';
import { conArtist } from './con-artist.ts';
import { driver } from './driver.ts';
import { financial } from './financial.ts';
import { guide } from './guide.ts';
import { jerrycan } from './jerrycan.ts';
import { militia } from './militia.ts';
import { refuellingStation } from './refuelling-station.ts';
import { repairman } from './repairman.ts';
import { saboteur } from './saboteur.ts';
import { spareParts } from './spare-parts.ts';
import { toolbox } from './toolbox.ts';
import { tracker } from './tracker.ts';
import { trailHunter } from './trail-hunter.ts';
import { transport } from './transport.ts';

/** The 46 resource cards of the base game. CARD-01. */
export const CARDS = [
  trailHunter,
  financial,
  refuellingStation,
  driver,
  repairman,
  cartographer,
  saboteur,
  tracker,
  conArtist,
  transport,
  spareParts,
  toolbox,
  guide,
  jerrycan,
  militia,
] as const;

export type BaseCard = (typeof CARDS)[number];
export type CardId = BaseCard['id'];
export type CardPicture = BaseCard['picture'];
