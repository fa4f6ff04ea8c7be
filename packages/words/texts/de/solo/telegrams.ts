import { translationOf } from '../../../text.ts';
import type { telegrams as English } from '../../en/solo/telegrams.ts';

export const telegrams = translationOf<typeof English>()({
  'solo.telegram.first.1': 'Du kannst fahren, heißt es. Afrika, mit Bedacht, morgen um sechs?',
  'solo.telegram.start.1': 'Der Motor ist warm, der Schal sitzt. Kommst du?',
  'solo.telegram.start.2': 'Ich habe nur ein Hemd dabei. Ich bin zurück, bevor es staubig ist.',
  'solo.telegram.lead.1': 'Du liegst vorn? Genieß die Aussicht, ich kenne eine Abkürzung.',
  'solo.telegram.lead.2':
    'Ich habe dich vorbeigelassen. Ein Fahrer von meinem Rang sieht seinen Gegner gern.',
  'solo.telegram.lead.3': 'Fahr etwas langsamer: Ich will dich sehen, wenn ich überhole.',
  'solo.telegram.behind.1': 'Ich bin vorn, und der Kaffee ist heiß. Soll ich dir eine Tasse aufheben?',
  'solo.telegram.behind.2': 'Ich habe mich umgedreht und nur Sand gesehen. Steckst du irgendwo darin?',
  'solo.telegram.behind.3': 'In den Dörfern winkt man mir noch nach. Wink zurück, in meinem Namen.',
  'solo.telegram.even.1': 'Rad an Rad! Einer von uns gibt nach, und ich tue das nie.',
  'solo.telegram.even.2': 'Kopf an Kopf. Jetzt strenge ich mich beinahe an.',
  'solo.telegram.outing.1': 'Du fährst ohne mich? Ich lese davon, falls es jemand aufschreibt.',
  'solo.telegram.won.1':
    'Das letzte Rennen ging an dich, also fahre ich zuerst los. Viel Vergnügen mit meinem Staub.',
  'solo.telegram.won.2': 'Gut gefahren. Ich habe mir Notizen gemacht, und sie sind lang.',
  'solo.telegram.won.3': 'Du warst vor mir im Ziel? Ein Schreibfehler. Ich verlange ein neues Rennen.',
  'solo.telegram.wonAgain.1': 'Schon wieder du ganz vorn. Ich stehe neuerdings früher auf.',
  'solo.telegram.wonAgain.2': 'Mein Mechaniker lacht über mich. Fahr gegen mich, damit er aufhört.',
  'solo.telegram.wonAgain.3': 'Glück, ganz sicher. Niemand schlägt mich mit Absicht so oft.',
  'solo.telegram.lost.1': 'Das letzte Rennen ging an mich. Fahr ruhig zuerst los, es wird dir nichts nützen.',
  'solo.telegram.lost.2': 'Das Ziel war hübsch. Schade, dass du es so spät gesehen hast.',
  'solo.telegram.lost.3': 'Mein Pokal braucht ein Regal. Komm und mach mir den nächsten streitig.',
  'solo.telegram.lostAgain.1': 'Ich gewinne so oft, dass mir die Regale ausgehen.',
  'solo.telegram.lostAgain.2': 'Noch ein Pokal für mich. Nächstes Mal fahre ich einhändig.',
  'solo.telegram.lostAgain.3':
    'Die Zeitungen kennen meinen Namen auswendig. Gib ihnen einen neuen zu lernen.',
  'solo.telegram.abandoned.1': 'Du hast aufgegeben? Ich bin angekommen und habe dir ein Glas aufgehoben.',
  'solo.telegram.abandoned.2':
    'Ich habe am Ziel gewartet, bis die Kapelle heimging. Für mich spielt sie ohnehin besser.',
  'solo.telegram.alone.1': 'Du bist ohne mich gefahren? Ein Rennen ohne Rivalen ist ein Ausflug.',
  'solo.telegram.alone.2': 'Eine schöne Strecke, höre ich, und niemand zu schlagen. Wie erholsam.',
  'solo.telegram.alone.3': 'Du übst heimlich? Das schmeichelt mir.',
  'solo.telegram.away.1': 'So still. Hast du deinen Wagen verkauft?',
  'solo.telegram.away.2': 'Meine Reifen sind vom Warten platt. Deine auch?',
  'solo.telegram.away.3': 'Wochen ohne Gegner. Ich musste gegen das Postschiff antreten und habe gewonnen.',
});
