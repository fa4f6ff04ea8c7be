import type { Messages } from '../../text.ts';

// What is stored about players, for how long, and what they can do about it.
export const privacy = {
  'privacy.aside': 'what is stored about you, for how long, and what you can do about it',
  'privacy.short.title': 'In short',
  'privacy.short':
    'Races against bots and races on one screen stay on your device. When you play online, this server stores what the game needs: your name, your races and what you write. There are no adverts, no trackers and no cookies. Nothing is sold or passed on.',
  'privacy.device.title': 'On your device',
  'privacy.device':
    'Your browser stores your races and settings and, once you have played online, a secret key that tells the server who you are. To delete all of it, clear the data of this website in your browser.',
  'privacy.server.title': 'On this server',
  'privacy.server.how': 'only if you play online',
  'privacy.name': 'Your name',
  'privacy.name.how': 'The name you chose, and a hash of the secret key on each of your devices.',
  'privacy.account': 'Your account',
  'privacy.account.how':
    'If you create one: your user name, hashes of your password and recovery codes, the public keys of your passkeys, the secret of your authenticator app, and the puzzles you have tried.',
  'privacy.sessions': 'Your devices',
  'privacy.sessions.how':
    'Browser, system and last use of each device you are signed in on, so that you can sign out one you do not recognise. The same for your own programs, with a token for each.',
  'privacy.races': 'Your races',
  'privacy.races.how':
    'Seats, moves, results and ratings. Anyone who has the link to a table can watch it. Ratings, and results of rated races and of races at listed tables, are public; other results are seen only by those who took part.',
  'privacy.words': 'What you write',
  'privacy.words.how':
    'Messages at a table, reports, and problems you report; your profile, the players you follow and block, and your notes about them, which only you can read.',
  'privacy.notices': 'Notifications',
  'privacy.notices.how':
    'Only if you switch them on: the push address of your browser, or your email address.',
  'privacy.moderation': 'Reports about you',
  'privacy.moderation.how': 'What was reported, and any warning, mute or ban.',
  'privacy.address': 'Your IP address',
  'privacy.address.how':
    'It is used while you are connected, to prevent attacks. The database holds it only as a hash, for an hour at most. It is in a log only if whoever runs the server has switched that on.',
  'privacy.time.title': 'For how long',
  'privacy.time.how': 'then it is deleted automatically',
  'privacy.time.unknown': 'The server did not answer. These are the usual periods.',
  'privacy.what': 'What',
  'privacy.long': 'How long',
  'privacy.days': '{days|one # day|other # days}',
  'privacy.minutes': '{count|one # minute|other # minutes}',
  'privacy.keep.account': 'Accounts',
  'privacy.keep.account.long': 'until you delete yours',
  'privacy.keep.guestIdle': 'Guests, after their last visit',
  'privacy.keep.guests': 'Guests who never played, after their last visit',
  'privacy.keep.accountIdle': 'Account sessions, after last use',
  'privacy.keep.accountAge': 'Account sessions, at the latest',
  'privacy.keep.device': 'Devices you have signed in on, after the last sign-in',
  'privacy.keep.code': 'Codes for another device or an email address',
  'privacy.keep.unbegun': 'Tables whose race has not begun',
  'privacy.keep.abandoned': 'Races nobody continues',
  'privacy.keep.finished': 'Finished races',
  'privacy.keep.finished.long': 'as long as someone who took part is still here',
  'privacy.keep.deserted': 'Finished races once everyone who took part has been deleted',
  'privacy.keep.clubs': 'Clubs, with what was said there, after the last time something happened',
  'privacy.keep.cups': 'Cups and their standings, after the last race',
  'privacy.keep.bugs': 'Problem reports',
  'privacy.keep.settledReports': 'Reports, after an administrator has dealt with them',
  'privacy.keep.openReports': 'Reports nobody has dealt with',
  'privacy.keep.sanctions': 'Warnings, mutes and bans, after they end',
  'privacy.keep.acts': 'The log of administrators’ actions',
  'privacy.where.title': 'Where, and who sees it',
  'privacy.where':
    'Everything is on the computer of whoever runs this server, and in their backups. They can read all of it except passwords. Push notifications travel through your browser’s push service, encrypted; emails travel like any other email. Nothing else leaves the server.',
  'privacy.choices.title': 'Your choices',
  'privacy.choices':
    'On the account page you can save everything the server has about you, or delete it; guests can too. Deleting is final: tables only you played at disappear, and at all others your name is removed. Copies in backups disappear when whoever runs the server deletes those. You can change your name at any time.',
  'privacy.choices.go': 'Go to the account page',
  'privacy.contact.title': 'Questions',
  'privacy.contact': 'Whoever runs this server answers questions about your data:',
  'privacy.contact.none': 'Whoever runs this server has not named a contact.',
  'privacy.contact.authority': 'You can also complain to the data protection authority where you live.',
} as const satisfies Messages;
