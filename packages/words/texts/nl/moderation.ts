import { translationOf } from '../../text.ts';
import type { moderation as English } from '../en/moderation.ts';

export const moderation = translationOf<typeof English>()({
  'moderation.reason.insult': 'Beledigingen',
  'moderation.reason.threat': 'Bedreigingen',
  'moderation.reason.flood': 'Spam',
  'moderation.reason.unfair': 'Vals spelen',
  'moderation.reason.other': 'Iets anders',

  'moderation.sanction.warning': 'Je hebt een waarschuwing gekregen',
  'moderation.sanction.silence': 'Je hebt een schrijfverbod',
  'moderation.sanction.why': 'Reden: {reason}',
  'moderation.sanction.warning.how':
    'Een beheerder van deze server vraagt je om aan tafel vriendelijk te blijven. Gebeurt het weer, dan kun je een schrijfverbod krijgen of uitgesloten worden.',
  'moderation.sanction.silence.until':
    'Tot {date} kun je berichten lezen en snelle zinnen versturen, maar zelf niets schrijven.',
  'moderation.sanction.silence.forGood':
    'Voortaan kun je berichten lezen en snelle zinnen versturen, maar zelf niets schrijven.',
  'moderation.sanction.confirm': 'Begrepen',

  'moderation.sanction.name': 'Je naam is gewijzigd',
  'moderation.sanction.name.how': 'Je heet hier nu {name}.',
  'moderation.sanction.name.until': 'Op {date} kun je een andere kiezen.',
  'moderation.sanction.name.forGood': 'Je kunt hem niet wijzigen.',
  'moderation.reply': 'Je melding over {name}',
  'moderation.reply.acted': 'Bedankt. Een beheerder heeft ernaar gekeken en iets ondernomen.',
  'moderation.reply.none': 'Bedankt. Een beheerder heeft ernaar gekeken en zag geen reden om iets te doen.',
  'moderation.reply.words': 'Die schrijft erbij: ‘{words}’',
  'moderation.banned.title': 'Uitgesloten',
  'moderation.banned.aside': 'je kunt hier niet online spelen',
  'moderation.banned.how':
    'Een beheerder van deze server heeft je uitgesloten. In lopende races speelt een bot voor je. Op dit apparaat kun je gewoon blijven spelen.',
  'moderation.banned.object':
    'Denk je dat dit een vergissing is? Schrijf dan naar de beheerder van deze server: op de privacypagina staat hoe.',
});
