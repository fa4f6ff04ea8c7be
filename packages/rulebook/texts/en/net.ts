import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: {
    net: 'Online play',
    people: 'Accounts and chat',
    ratings: 'Ratings',
    cups: 'Cups',
    clubs: 'Clubs',
    administration: 'Administration',
  },
  rules: {
    'NET-01': {
      title: 'One question, one answer',
      ruling:
        'Every answer belongs to one question. An answer that arrives too late is refused and changes nothing. An answer that is sent twice counts once, and the sender gets the same result again.',
    },
    'NET-02': {
      title: 'Who plays a seat',
      ruling:
        'Only the player in a seat can answer for it, undo and leave it. The host who opened the table starts the race and can free the seat of a player who has been away for two minutes, except where players were matched or a clock runs in a rated race: there only the clock does that. A friend who comes late can take over from a bot that filled an open seat; if the host is away too, the first player at the table can do so, and before the race becomes the host after twenty seconds. A bot stands in until the player is back or, at a freed seat, until someone else has sat down. Nobody can see two hands in the same race.',
    },
    'NET-03': {
      title: 'What is possible when',
      ruling:
        'You can take a seat before the race, and a freed seat during the race. You play during the race, and a rematch comes after it, for those who agree. A race ends early if all who play agree, if one of them calls it off in its first turn, or if all the others have given up. To go back, there must be a point to go back to, and someone must have proposed it. Once a race is over, nothing in it can be undone.',
    },
    'NET-04': {
      title: 'Messages',
      ruling:
        'A message must have exactly the parts of its kind and a limited size. Anything else is refused and changes nothing.',
    },
    'NET-05': {
      title: 'Rate limits',
      ruling:
        'If you play by hand, you never reach a limit. Programs that send far more messages are refused for a while.',
    },
    'NET-06': {
      title: 'Links, codes and tokens',
      ruling:
        'A table is found by its link, a bug report by its own link, and you by the secret stored on your device. A code takes you to another device, once and within ten minutes. Unknown links and codes lead nowhere.',
    },
    'NET-07': {
      title: 'Saved first, then shown',
      ruling:
        'A move counts once it has been saved, and nobody sees it before that. If it cannot be saved, the table stays as it was.',
    },
    'NET-08': {
      title: 'Clocks',
      ruling:
        'A table may play with clocks. The first seconds of each decision are free; after that, your time for the race runs. A clock waits until your page shows the question, at most a quarter of a minute. It can add time after each move, and stand still at night and on days off. If you lose your connection, a separate allowance runs first. While the server is down, no clock runs, and everyone gets half a minute more when it is back. When your time is up, the smallest answer is given for you, in the convoy one assistant who waits, or, if the table has chosen so, a bot takes your seat until you take it back; the last seat played by a person is never taken. When crews are asked about a danger card, they all have the same time, and it costs nobody anything. During a race, everyone at the table must agree to a clock, or to playing without one.',
    },
    'NET-09': {
      title: 'Automatic responses',
      ruling:
        'You can decide in advance how your seat responds: let danger cards happen unless you would lose at least so many levels, pass when you have only guards left, or confirm your plan as it is once the others have confirmed theirs. Automatic responses depend only on what everyone knows, nobody else knows about them, and they come no faster than a person could answer. If all players still missing are waiting for the others, all plans are confirmed.',
    },
    'NET-10': {
      title: 'Notifications',
      ruling:
        'If it is your turn and you are not looking at the table, you can be notified: once for all your tables, and not again for a while. A notification says which tables are waiting, but nothing about the decision or your cards. Whether you get one depends only on what everyone knows and on your own answers. Notifications go to the devices and the mail address you have chosen and to an address named by the host, and nowhere else.',
    },
    'PEOPLE-01': {
      title: 'Accounts',
      ruling:
        'You do not need an account to play. If you have one, you sign in with your name and password, a passkey or one of your recovery codes; if that fails, you are not told which part was wrong. You can change how you sign in, or delete your account, only right after confirming who you are, and you cannot remove the last way to sign in. If you sign in after playing as a guest, you keep your tables, but never a second hand in the same race.',
    },
    'PEOPLE-02': {
      title: 'Quick phrases',
      ruling:
        'At a table, players can say quick phrases, and everyone reads them in their own language. Only players at the table and people who watch can speak, and not too often; players read what those who watch have said once the race is over. If you mute someone, you no longer hear them, at any table.',
    },
    'PEOPLE-03': {
      title: 'Chat',
      ruling:
        'Players at a table can also write messages of up to 280 characters, a few at a time. Messages are plain text without invisible characters. Only players at the table can read them, never spectators, and they are kept and deleted with the table. The host of a table may allow quick phrases only, and you can switch chat off for yourself; then messages are neither shown nor offered. At public tables there is chat only if someone handles reports.',
    },
    'PEOPLE-04': {
      title: 'Reporting someone',
      ruling:
        'At a table, you can report a message or a player, with a reason and a comment. The messages around it are copied into the report and stay there even if the table is deleted. The person you report is not told, and does not learn who reported them. If you report the same thing twice, it counts as one report, and you can have at most twenty open reports. If nobody handles reports, none are accepted.',
    },
    'RATE-01': {
      title: 'Which races count',
      ruling:
        'An online race counts for ratings if it is played to the end, unless the host of the table has said otherwise before the start. At least one person must take part; bots are opponents like any other. Modules and undone moves make no difference.',
    },
    'RATE-02': {
      title: 'How a race counts',
      ruling:
        'A race counts once, when it is over. Every player is compared with every other by place. If you have left your crew to a bot and are not back at the end, you come last. If you took over a seat during the race, it is not rated for you. The ratings of bots have been measured, and no race changes them.',
    },
    'RATE-03': {
      title: 'What a rating says',
      ruling:
        'There is a rating for each game, board and number of crews. A rating is a number with a margin of error. Everyone starts at 1500, the rating of the bot that fills empty seats; a player 400 points ahead wins ten times for each loss. With each race the number becomes more certain; until then it is provisional.',
    },
    'RATE-04': {
      title: 'Finding a race',
      ruling:
        'You are matched with players who are looking for the same kind of race and have a similar rating. The longer you wait, the wider the search becomes, for both sides. After a while you are offered bots of your strength for the empty seats. The table opens for all players who were matched, and the race begins when all of them are there. If you close the page, you leave the search.',
    },
    'RATE-05': {
      title: 'Players who leave',
      ruling:
        'Anyone can be called away, so leaving one race means nothing. If you have left three or more of your last ten races, your player page and the waiting room say so; there is no other consequence. Finishing races clears it. A race you left while the server was down, or within an hour after that, counts neither here nor for your rating.',
    },
    'RATE-06': {
      title: 'Leaderboards',
      ruling:
        'For each game, board and number of crews, the players with a settled rating are ranked by that rating. Players and bot accounts have leaderboards of their own.',
    },
    'CUP-01': {
      title: 'Cups',
      ruling:
        'A cup is a tournament that runs by itself. Anyone with the link can enter until its tables open, ten minutes before the first race, and leave at any time. It takes place if two or more have entered. Someone who left or never came can come back for the next round. Everyone can have three cups that are not over, and only the one who opened a cup can call it off.',
    },
    'CUP-02': {
      title: 'Pairings',
      ruling:
        'In a Swiss cup and in a duplicate arena, crews that are level meet. Nobody meets the same opponents twice while it can be avoided. One crew too many has a bye; nobody has a second bye before everyone has had one. If two or more are left over, bots complete their table. In a round robin, everyone meets everyone once, two at a table.',
    },
    'CUP-03': {
      title: 'Points and ties',
      ruling:
        'For the places at a table of four there are 5, 3, 2 and 1 points, of three 5, 3 and 1, of two 3 and 1; a bye is worth three. In a duplicate arena, your result is compared with all others in the same seat: ten points for being ahead of all of them, five for being in the middle, and a bye is worth five. Whoever left the crew to a bot has none. Level on points, prestige decides, then the races between those who are level, then the earlier arrivals.',
    },
    'CUP-04': {
      title: 'The tables of a cup',
      ruling:
        'Seats are ready ten minutes before the first race and as soon as a later round opens. A race begins when everyone is there, at the latest after five minutes between rounds. In a live cup a bot then starts for whoever is missing and gives way when they come; over days their clock runs. Nobody else can sit down, and the clock and the options stay. Races of a cup are rated. In a duplicate arena nobody may watch another table, and no result is shown, until all tables of the round have arrived.',
    },
    'CUP-05': {
      title: 'A cup goes on',
      ruling:
        'All that happens in a cup is written down before anyone sees it. If the server stops, the cup goes on when it is back, with the same pairings and standings; no table is opened twice and no result counts twice. A table that is lost counts as a bye for everyone at it.',
    },
    'CLUB-01': {
      title: 'A club',
      ruling:
        'A club is a camp with a page, talk, tables and cups of its own. Anybody can found up to three, with a name that no other club has or resembles. Anybody may join an open club; at others people ask, and the founder or an officer lets them in. A club has at most 200 members and people who ask, a person at most twenty clubs; bot accounts join none. Anybody may look at a club and see its members, tables and cups.',
    },
    'CLUB-02': {
      title: 'Founder and officers',
      ruling:
        'Each club has one founder, who names officers, can hand the club on, and can close it. Officers and the founder write what the club says of itself, let people in, and send members away, for good if need be. If the founder leaves or their account is deleted, the officer of longest standing follows, else the member of longest standing; a club without anybody ends with its talk, while its tables and cups go on.',
    },
    'CLUB-03': {
      title: 'What belongs to a club',
      ruling:
        'Only members read and write the talk of a club; its last 300 lines stay. Everything about chat applies: in a club that anybody may join, free text needs administrators, lines of those you have muted or blocked are not shown, and every line and what a club says of itself can be reported. Only members sit down at a club’s tables and enter its cups; whoever has the link may watch.',
    },
    'PEOPLE-05': {
      title: 'Passwords and second factors',
      ruling:
        'A password has at least ten characters. Passwords that are on lists, that follow a pattern, or that are little more than the person’s own name are refused. With an authenticator app a code is asked for after the password; each code works once, and a recovery code can take its place. Wrong tries make the next ones slower, but never lock the owner out on a device they have signed in on before.',
    },
    'PEOPLE-06': {
      title: 'Devices',
      ruling:
        'Everybody can see the devices on which they are signed in, and sign out one or all of them at once. With an account a device is signed out after 60 days without use, and in any case after a year; a guest’s after 400 days without use. A guest’s device can only sign out devices that were added after it.',
    },
    'PEOPLE-07': {
      title: 'Names',
      ruling:
        'A name shows everything that is in it: what cannot be seen is taken out. At a table no two names look alike: the second gets a number. Names that would be taken for an administrator’s are refused.',
    },
    'PEOPLE-08': {
      title: 'Players and blocks',
      ruling:
        'A player’s page shows everyone the rated races and those at listed tables; other races are seen only by those who drove in them. You can follow players, write notes about them that only you can read, and block them. If one of two players has blocked the other, neither reads what the other says or writes, neither can challenge the other or sit down at the other’s table, and they are never matched.',
    },
    'PEOPLE-09': {
      title: 'Challenges',
      ruling:
        'You can challenge a player by name. A table opens for both of you, and the challenged player is called to it on every page and by their notifications. They accept by sitting down, or decline. The host can begin without an answer; the challenge then ends.',
    },
    'PEOPLE-10': {
      title: 'Puzzles',
      ruling:
        'Your puzzle rating, the puzzles you have tried and your streak are kept on your device. With an account the server keeps them too, and all your devices count together: of two tries at one puzzle the earlier counts, and a day counts as solved if it was solved on any of them. Nobody else sees them.',
    },
    'API-01': {
      title: 'Programs',
      ruling:
        'With an account you can let programs of your own use the server. Each gets a token that is shown once, says what the program may do, and expires. You see all of them in your account and can end each at once; changing your password ends them all. A program sees and may do no more than the one it acts for.',
    },
    'API-02': {
      title: 'Bot accounts',
      ruling:
        'A program that chooses moves by itself plays with a bot account. It belongs to somebody with an account, and its name ends in [bot] wherever it is shown; nobody else may have such a name. Bot accounts have ratings of their own: a race with them changes no player’s rating through them. A race in which one hand holds two seats, its own and a bot account’s or two bot accounts’, is not rated. They cannot chat, use matchmaking or take part in the daily expedition.',
    },
    'ADMIN-01': {
      title: 'Administrators',
      ruling:
        'The host names the administrators by their sign-in names when the server starts; there is no other way to become one. Only administrators can see reports. Everyone else gets the same refusal, whatever there is to see.',
    },
    'ADMIN-02': {
      title: 'What administrators do',
      ruling:
        'A report is settled once: it is dismissed, or answered with a warning, a silence, a ban or another name. Whoever made it is told whether something was done, and may get an answer. Administrators can remove a line of talk and look for a person. If two administrators act, the second is told so. Everything they do is recorded in a log that all administrators can read. Administrators cannot be sanctioned; that is up to the host.',
    },
    'ADMIN-03': {
      title: 'Warnings and silences',
      ruling:
        'If you are warned or silenced, you are told at once or on your next visit, in your language and with the reason, and you confirm that you have read it. While you are silenced, you can read messages and say quick phrases, but not write, until the time is over or the silence is lifted. If you are given another name, it replaces the old one at your tables and in what you said, and you keep it for the time you are told.',
    },
    'ADMIN-04': {
      title: 'Bans',
      ruling:
        'If you are banned, you cannot enter from any device or sign in to your account until the time is over or the ban is lifted, and you are told when that will be. In races in progress, a bot plays on as for any player who leaves; before a race, your seat is free again.',
    },
    'ADMIN-05': {
      title: 'How long tables are kept',
      ruling:
        'Finished tables are kept as long as anyone who took part is still known here, unless an administrator has set a number of days. Tables whose race never begins are deleted after a few days, and races nobody continues after some months; the privacy page has the numbers. A table is deleted with its log and everything said there. If you follow an old link, you are told that the table is no longer kept.',
    },
  },
} satisfies ChapterText<typeof chapter>;
