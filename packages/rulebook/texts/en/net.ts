import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: {
    net: 'Over the network',
    people: 'People',
    ratings: 'Ratings',
    administration: 'Administration',
  },
  rules: {
    'NET-01': {
      title: 'One question, one answer',
      ruling:
        'An answer names the question it was given to. One that comes too late is refused and changes nothing; the same answer sent twice counts once, and whoever sent it hears again what became of it.',
    },
    'NET-02': {
      title: 'Whose seat',
      ruling:
        'Only the person who sits at a seat answers for it, takes back for it and leaves it. Whoever made the table begins the race and may free the seat of somebody who has been away for a minute; while they are away themselves, the first at the table does it for them. A bot stands in until the person is back or, at a freed seat, somebody else has sat down. Nobody holds two hands in one race.',
    },
    'NET-03': {
      title: 'What the table is at',
      ruling:
        'Seats are taken before the race, freed ones also in it; answers are given in it, and a rematch comes after it. Going back needs somewhere to go back to, and somebody who has proposed it. Once a race is over, nothing in it can be undone.',
    },
    'NET-04': {
      title: 'Messages',
      ruling:
        'A message has exactly the parts its kind has, none more and none less, and a limited size. Whatever else arrives is refused and changes nothing.',
    },
    'NET-05': {
      title: 'Pace',
      ruling:
        'Nobody is slowed down who plays by hand. Whoever sends far more than that is refused until some time has passed.',
    },
    'NET-06': {
      title: 'Links, codes and tokens',
      ruling:
        'A table is found by its link, a bug report by its own, and a person by the secret that is kept on the device. A code brings a person to another device once and within ten minutes. What nobody made leads nowhere.',
    },
    'NET-07': {
      title: 'Kept before told',
      ruling:
        'An answer counts when it is safely written down, and nobody hears of it before. If it cannot be written, the table stands as it stood.',
    },
    'NET-08': {
      title: 'Clocks',
      ruling:
        'A table may keep time. The first seconds of each decision are free, and what goes beyond them comes out of the bank for the race. While one’s connection is lost, the time for that runs first; while the server is away, no clock runs, and half a minute more is given when it is back. When time is up the answer that decides least is given, or, where the table has chosen it, a bot takes the seat until its player takes it back; the last seat that a person plays goes to none. In a danger window all who are asked have the same time, which costs nobody anything. In a race all people at the table agree on a clock, or on having none.',
    },
    'NET-09': {
      title: 'Standing orders',
      ruling:
        'Whoever sits at a seat may order what is answered for it: declining in danger windows unless so many levels would be lost at least, passing when only guards are left, confirming a plan as it is once the others have confirmed theirs. Orders hang on what everybody knows, are known to nobody else, and are answered no sooner than a person could. Where all who are awaited wait for the others, all confirm.',
    },
    'NET-10': {
      title: 'Notices',
      ruling:
        'Whoever is asked and does not look at the table may be told so on a device that asked for it, once for all tables and not again soon. A notice says where, and nothing of what is asked or held; whether one comes follows from what everybody knows and from one’s own answers. Notices go to push services and to the hook the host has named, and to no other address.',
    },
    'PEOPLE-01': {
      title: 'Accounts',
      ruling:
        'Nobody needs an account to play. Whoever has one proves it with name and password, a passkey, or one of the recovery codes that came with it; which of them was wrong is not said. A way in is changed, and an account deleted, only by who has just proved who they are, and the last way in stays. A guest who signs in brings the tables along, but never a second hand in one race.',
    },
    'PEOPLE-02': {
      title: 'Talking',
      ruling:
        'At a table people say ready phrases, and everybody reads them in their own language. Only who sits there speaks, and not too often. Whoever was muted is not heard by who did it, at any table.',
    },
    'PEOPLE-03': {
      title: 'Words of one’s own',
      ruling:
        'Besides ready phrases those who sit at a table may write up to 280 characters of their own, a few at a time. They are plain text, without anything that cannot be seen. Only who sits there reads them, spectators never do; they stay with the table and go with it. Whoever opened a table may keep it to ready phrases, and everybody may switch words of one’s own off for themselves: then they are neither shown nor offered. At a table for everybody there are none unless somebody reads reports.',
    },
    'RATE-01': {
      title: 'Which races count',
      ruling:
        'A race over the network counts for ratings when it is driven to its end and whoever opened the table has not said before the start that it does not. At least one person is in it; bots are rivals like any other. Modules change nothing in that, nor do answers that were taken back.',
    },
    'RATE-02': {
      title: 'How a race counts',
      ruling:
        'A race counts once, when it is over. Everybody is compared with everybody else by place. Whoever has left the crew to a bot and is not back at the end comes in last. Whoever took over a seat during the race is not rated for it. A bot stands where it was measured, and no race here moves it.',
    },
    'RATE-03': {
      title: 'What a rating says',
      ruling:
        'Ratings are kept for each game and board and for each number of crews. A rating is a number and how far it may be wrong. Everybody begins at 1500, where the bot stands that takes empty seats; whoever is 400 ahead wins ten times for every loss. With each race the number is surer; until then it is called still settling.',
    },
    'RATE-04': {
      title: 'Finding a race',
      ruling:
        'Whoever looks for a race is matched with people who look for the same and are near in rating; the longer one waits, the farther that reaches, for both. After a while bots of the same strength are offered for the empty seats. The table opens for all who were matched, and the race begins when they are all there. Whoever closes the page waits no longer.',
    },
    'RATE-05': {
      title: 'Leavers',
      ruling:
        'Anybody can be called away, and one race that was left says nothing. Of whoever has left three or more of their last ten races it is said, on their page and in the waiting room, and nothing else follows. Finishing races mends it. A race left while the server was away, or within the hour after, counts neither for this nor for the rating.',
    },
    'PEOPLE-04': {
      title: 'Reporting somebody',
      ruling:
        'Whoever sits at a table may report a line that was said there, or a person who sits there, with a reason and words of their own. What was said around it is copied into the report and stays, whatever becomes of the table. Whoever was reported is not told, and not by whom. The same reported twice is one report, and nobody has more than twenty waiting. Where nobody reads reports, none are taken.',
    },
    'ADMIN-01': {
      title: 'Who administers',
      ruling:
        'The host names the administrators by the names with which they sign in, when the server starts; nobody else can become one. They alone see reports, and everybody else who asks gets the same refusal, whatever there is.',
    },
    'ADMIN-02': {
      title: 'Acts of administrators',
      ruling:
        'A report is settled once: dismissed, or answered by a warning, a silence or a ban. Whoever comes second is told so. Every act is written into a log that all administrators see. Nobody imposes anything on an administrator: that is for the host.',
    },
    'ADMIN-03': {
      title: 'Warned and silenced',
      ruling:
        'Whoever was warned or silenced reads it at once, or at their next visit, in their language, with the reason, and confirms it. Silenced, one reads words of others’ own and says ready phrases, but writes none, until the time is over or it is lifted.',
    },
    'ADMIN-04': {
      title: 'Shut out',
      ruling:
        'Whoever was shut out is not let in, on any device and by no way into their account, until the time is over or it is lifted, and is told until when. In races that run a bot drives on as for who leaves; before a race the seat is open again.',
    },
    'ADMIN-05': {
      title: 'How long tables are kept',
      ruling:
        'Tables whose race is over are kept for ever, unless an administrator has said for how many days. Then older ones are deleted with their log and all that was said at them; a table whose race runs never is. Whoever comes by an old link reads that the table is no longer kept.',
    },
  },
} satisfies ChapterText<typeof chapter>;
