import type { Seat } from '@race/kernel';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import { arriveWithParcel, LEAVE, LOAD, type ParcelFrame, parcelFrame } from './arrival.ts';
import { expressDelivery } from './express-delivery.ts';
import { facts } from './facts.ts';
import { fillCities, missingParcel, type PostalSlot, setUpParcels, slot } from './parcels.ts';

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly postal: typeof LEAVE | typeof LOAD;
  }
  interface MoreEvents {
    readonly postal:
      | { readonly key: 'parcelsLaid'; readonly count: number }
      | { readonly key: 'parcelAboard'; readonly seat: Seat; readonly colour: number }
      | {
          readonly key: 'parcelLoaded';
          readonly seat: Seat;
          readonly colour: number;
          readonly space: number;
        }
      | {
          readonly key: 'parcelDelivered';
          readonly seat: Seat;
          readonly colour: number;
          readonly space: number;
          readonly francs: number;
        };
  }
  interface MoreFrames {
    readonly postal: ParcelFrame;
  }
  interface MoreCards {
    readonly postal: typeof expressDelivery;
  }
  interface MoreSlots {
    readonly postal: PostalSlot;
  }
}

const NO_PARCEL = no('misplaced.parcel', 'POSTAL-03');

/** Parcels for the cities on the way. POSTAL-01 to POSTAL-08. */
export const postal: RaceModule = {
  facts,
  play: () => ({
    cards: [expressDelivery],
    answers: [LEAVE, LOAD],
    frames: { parcel: parcelFrame },
    misplaced: { leave: NO_PARCEL, load: NO_PARCEL },
    slot,
    setUp: setUpParcels,
    cityEntered: arriveWithParcel,
    maintained: fillCities,
    missing: missingParcel,
  }),
};
