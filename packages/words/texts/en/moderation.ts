import type { Messages } from '../../text.ts';

// What happens to reported players, as they see it.
export const moderation = {
  'moderation.reason.insult': 'Insults',
  'moderation.reason.threat': 'Threats',
  'moderation.reason.flood': 'Spam',
  'moderation.reason.unfair': 'Cheating',
  'moderation.reason.other': 'Something else',
  'moderation.sanction.warning': 'You have received a warning',
  'moderation.sanction.silence': 'You have been muted',
  'moderation.sanction.why': 'Reason: {reason}',
  'moderation.sanction.warning.how':
    'An administrator of this server asks you to be kind at the table. If it happens again, you may be muted or banned.',
  'moderation.sanction.silence.until':
    'Until {date} you can read messages and send quick phrases, but not write your own.',
  'moderation.sanction.silence.forGood':
    'From now on you can read messages and send quick phrases, but not write your own.',
  'moderation.sanction.confirm': 'Understood',
  'moderation.sanction.name': 'Your name was changed',
  'moderation.sanction.name.how': 'Your name here is now {name}.',
  'moderation.sanction.name.until': 'You can choose another one on {date}.',
  'moderation.sanction.name.forGood': 'You cannot change it.',
  'moderation.reply': 'Your report about {name}',
  'moderation.reply.acted': 'Thank you. An administrator has looked at it and acted.',
  'moderation.reply.none': 'Thank you. An administrator has looked at it and found no reason to act.',
  'moderation.reply.words': 'They write: “{words}”',
  'moderation.banned.title': 'Banned',
  'moderation.banned.aside': 'you cannot play online here',
  'moderation.banned.how':
    'An administrator of this server has banned you. A bot plays for you in races in progress. You can still play on this device.',
  'moderation.banned.object':
    'If you think this is a mistake, write to whoever runs this server: the privacy page says how.',
} as const satisfies Messages;
