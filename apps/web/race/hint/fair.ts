import type { LocalPlayer } from '@race/local';

/**
 * Whether a hint is fair. Around one device all can see that somebody asks; people who play apart cannot, so there it is
 * only for who races against bots.
 */
export const isFair = (players: readonly Pick<LocalPlayer, 'kind'>[], isApart: boolean): boolean =>
  !isApart || players.filter(({ kind }) => kind === 'person').length < 2;
