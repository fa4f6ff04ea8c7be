import { always, atLeast, type Mission, mission, through } from './mission.ts';

const RISK = 6;

/** Missions of Africa. */
export const AFRICA: readonly Mission[] = [
  mission(
    'cape-to-desert',
    'africa',
    always(({ towards }) => towards === 'north'),
  ),
  mission(
    'desert-to-cape',
    'africa',
    always(({ towards }) => towards === 'south'),
  ),
  mission('caravans', 'africa', through('tamanrasset', 'timbuktu')),
  mission('atlantic-mail', 'africa', through('nouadhibou', 'dakar')),
  mission('nile', 'africa', through('khartoum', 'addis-ababa')),
  mission('great-lakes', 'africa', through('stanleyville', 'nairobi')),
  mission('gulf', 'africa', through('porto-novo', 'libreville')),
  mission('red-island', 'africa', through('antananarivo')),
  mission(
    'forest-and-sand',
    'africa',
    atLeast(RISK, ({ riskSpaces }) => riskSpaces),
  ),
];
