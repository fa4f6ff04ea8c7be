export { boosterName, boosterText, characterName, dashCardName, vehicleName } from './names.ts';
export { type DashContext, dashLabel, dashQuestion, dashRefusal, dashSentence } from './tell.ts';
