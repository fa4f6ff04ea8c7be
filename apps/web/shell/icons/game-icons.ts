// The icons from game-icons.net (CC BY 3.0: Lorc, Delapouite and others; see CREDITS).
import type { CardPicture } from '@race/great-race';

export const PAGE_ICONS = ['banknote', 'car-wheel', 'card-draw', 'newspaper'] as const;

/** The icons of the page and the pictures of the cards. */
export type GameIcon = (typeof PAGE_ICONS)[number] | CardPicture;
