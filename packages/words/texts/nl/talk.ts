import { translationOf } from '../../text.ts';
import type { talk as English } from '../en/talk.ts';

export const talk = translationOf<typeof English>()({
  'talk.title': 'Chat',
  'talk.how': 'Snelle zinnen leest iedereen in de eigen taal.',
  'talk.none': 'Nog geen berichten.',
  'talk.said': '{name}: {words}',
  'talk.onlooker': 'Toeschouwer',
  'talk.onlookers': 'Je praat met de andere toeschouwers. De spelers lezen het na de race.',
  'talk.new': 'Nieuw',
  'talk.open': '{count|0 Chat|one Chat, # nieuw bericht|other Chat, # nieuwe berichten}',
  'talk.phrases': 'Zinnen',
  'talk.people': 'Dempen of melden',
  'talk.list': 'Berichten',
  'talk.mute.of': '{name} dempen',

  'talk.write': 'Je bericht',
  'talk.write.do': 'Versturen',
  'talk.write.how': 'Alleen spelers aan tafel kunnen dit lezen. Gewone tekst.',
  'talk.write.left': '{count|one nog # teken|other nog # tekens}',
  'talk.only': 'Voor mij alleen snelle zinnen',
  'talk.words.off': 'Je ziet en verstuurt alleen snelle zinnen. Niemand anders krijgt dat te horen.',
  'talk.words.phrases': 'Aan deze tafel zijn alleen snelle zinnen toegestaan.',
  'talk.words.unread':
    'Deze tafel is openbaar en niemand leest hier meldingen, dus alleen snelle zinnen zijn toegestaan.',
  'talk.words.watching': 'Alleen spelers aan tafel kunnen chatten.',
  'talk.words.silenced':
    'Je hebt voorlopig een schrijfverbod. Je kunt berichten lezen en snelle zinnen versturen.',
  'talk.report': 'Melden',
  'talk.report.line': 'Bericht van {name} melden',
  'talk.report.person': '{name} melden',
  'talk.report.how':
    'Een beheerder leest je melding, met de berichten eromheen. {name} krijgt er niets van te horen.',
  'talk.report.reason': 'Reden',
  'talk.report.words': 'Wil je nog iets toevoegen? (hoeft niet)',
  'talk.report.do': 'Melding versturen',
  'talk.report.not': 'Annuleren',
  'talk.report.done': 'Verstuurd. Een beheerder leest je melding.',

  'talk.phrase.hello': 'Hallo allemaal!',
  'talk.phrase.luck': 'Succes!',
  'talk.phrase.well': 'Goed gereden!',
  'talk.phrase.close': 'Dat scheelde niet veel!',
  'talk.phrase.road': 'Wat een weg!',
  'talk.phrase.thinking': 'Momentje, ik denk na.',
  'talk.phrase.time': 'Neem de tijd.',
  'talk.phrase.back': 'Ik ben zo terug.',
  'talk.phrase.thanks': 'Bedankt!',
  'talk.phrase.sorry': 'Sorry daarvoor.',
  'talk.phrase.again': 'Nog een race?',
  'talk.phrase.bye': 'Tot de volgende keer!',
});
