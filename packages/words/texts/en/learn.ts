import type { Messages } from '../../text.ts';

// What is said to who learns the game: the page, the helper beside the table, the exercises.
export const messages = {
  // The page.
  'learn.title': 'Learn the game',
  'learn.aside': 'a short race with a helper at your side, then five exercises',
  'learn.race': 'A first race',
  'learn.race.how':
    'The last stretch to Cape Town, in earnest, against a beginner. About ten minutes. The helper explains what is asked and why; you decide. Leave whenever you like: the race waits.',
  'learn.begin': 'Begin',
  'learn.anew': 'Begin anew',
  'learn.exercises': 'Five exercises',
  'learn.exercises.how':
    'a real position and one goal each; several answers are right, and a try costs nothing',
  'learn.solved': 'Solved',
  'learn.unsolved': 'Not solved yet',
  'learn.try': 'Try it',
  'learn.failed': 'This could not be opened. {reason}',

  // The helper beside the table.
  'learn.helper': 'The helper',
  'learn.fold': 'Fold the notes away',
  'learn.unfold': 'Show the notes',
  'learn.advice': 'Advice',
  'learn.show': 'Show me',
  'learn.deeds': 'Seen so far',
  'learn.deed.driven': 'driven',
  'learn.deed.laid': 'laid tiles',
  'learn.deed.repaired': 'repaired',
  'learn.deed.danger': 'been in danger',
  'learn.deed.arrived': 'arrived',
  'learn.done': 'done',
  'learn.toCome': 'still to come',
  'learn.watching':
    'Now the others are at it. What they do stands in the newspaper; soon it is your turn again.',
  'learn.arrived':
    'You are in: hand and assistants are laid down, and nothing can touch you any more. The others finish this turn, then prestige is counted.',
  'learn.welcome':
    'You are Delatour, the teal half-track in Elisabethville. Be in Cape Town, the purple city in the south, before Martinetti, who is behind you.',

  // What is asked: at length the first time.
  'learn.ask.bivouac':
    'Every turn begins at the bivouac: cards lie open, and each crew takes one, the last in turn order first. Cards are help for later. Your hand holds as many as your chassis shows.',
  'learn.ask.plan':
    'Five assistants, four boxes, one turn: pathfinders lay tiles or draw cards, mechanics drive or repair, guards stop dangers, funding brings money. All plan in secret; after the reveal nothing can be moved.',
  'learn.ask.sequence':
    'Now the plan is played, one assistant at a time, crew after crew. In your sequence you may buy petrol, then play cards, and then one assistant goes to work: touch its box on your dashboard.',
  'learn.ask.lay':
    'These tiles came out of the bag and must be laid: on free spaces next to your vehicle, or joined to it by tiles and cities. A tile is the price of its space for everyone (petrol, damage, danger, stop): your road also serves whoever comes behind.',
  'learn.ask.drive':
    'A drive goes space by space, at most as many as the engine shows, and each space is paid on entering. Unknown spaces draw their tile as you come. You may stop after any space.',
  'learn.ask.danger':
    'Danger! Unless a guard or a militia card answers it, it does 2 more damage to engine and chassis. One guard answers one danger and is then gone for this turn.',
  'learn.ask.short':
    'The tank does not cover this space. A jerrycan can be poured in now; turning back loses nothing, and the tile stays where it is.',
  'learn.ask.halt': 'A stop symbol ends the drive on this tile. Only a guide card lets you drive on.',
  'learn.ask.damage':
    'Damage comes off engine and chassis as you like. The engine is how far a drive goes, and at 0 nothing drives; the chassis is how many cards you hold.',
  'learn.ask.sabotage': 'Your saboteur has got through: you say which levels the rival loses.',
  'learn.ask.repair':
    'The repairman raises engine and chassis, level by level: with spare parts and toolboxes from your hand, or parts bought for 20 F in a city and 40 F elsewhere. One assistant does all of it.',
  'learn.ask.hand':
    'Your hand may hold as many cards as the chassis shows; what is too much goes now. What can be used at any time, like a jerrycan, may be played instead.',
  'learn.ask.tracking': 'The tracker has drawn three cards for you: two stay, one goes.',
  'learn.ask.target':
    'A danger card needs its target first. Whoever is hit may still stop it with a guard or a militia.',
  'learn.ask.pick':
    'This card works on tiles anywhere on the map, not on one with a vehicle. A rival may still stop it.',
  'learn.ask.window':
    'A rival plays a danger card. A guard or a militia stops it: the card is spent and does nothing.',
  'learn.ask.other':
    'What can be answered is lit in amber, on the map, on the dashboard and in the bar below.',

  // The same, known already.
  'learn.again.bivouac': 'A new turn, a new card.',
  'learn.again.plan': 'Five assistants again: what does the road ahead ask for?',
  'learn.again.sequence': 'Petrol, cards, then one assistant.',
  'learn.again.lay': 'Cheap tiles belong on your own road, dear ones beside it.',
  'learn.again.drive': 'On along the road, or stop here.',
  'learn.again.danger': 'Danger again: a guard, a militia, or 2 more damage.',
  'learn.again.damage': 'Engine for distance, chassis for cards: what can you spare?',
  'learn.again.repair': 'One level more, or enough?',
  'learn.again.hand': 'Too many cards for the chassis again.',

  // What has just happened for the first time.
  'learn.new.lastTurn':
    'A rival has arrived: this is the last turn. Whoever still arrives in it scores as well.',
  'learn.new.breakdown': 'A breakdown: with the engine at 0 no drive begins until it is repaired.',
  'learn.new.targeted':
    'A rival’s card was aimed at you: that too is danger, and a guard or a militia could meet it.',
  'learn.new.averted': 'The danger is averted, and what averted it is spent.',
  'learn.new.turnedBack':
    'That tile could not be paid: back to where you were, nothing lost. The tile lies there now for all to see.',
  'learn.new.city':
    'A city: it costs 1 petrol, ends the drive, gives the cards it shows, and petrol and parts cost half as much there.',
  'learn.new.stopped': 'A stop symbol ended that drive, whatever the engine had left.',
  'learn.new.uncovered':
    'Nobody knew that space: its tile came out of the bag as you drove in, and stays there for all. Whoever comes behind drives on what you have found.',
  'learn.new.damaged':
    'Damage stays until somebody repairs it, and every level still whole at the finish is one prestige.',
  'learn.new.turnOver':
    'The turn is over: the crew farthest ahead goes first from now on, and is paid 20 F for it.',
  'learn.new.money': 'Funding goes all at once: 1 to 5 assistants bring 10, 20, 40, 70 or 110 F.',
  'learn.new.petrol':
    'Petrol costs 10 F a level in a city and 20 F elsewhere, and only at the start of a sequence: never on the way.',
  'learn.new.paid': 'That space is paid: look at the gauges. Its tile costs the same for whoever comes next.',

  // Why the helper would answer so.
  'learn.why.take': 'What it does: {does}.',
  'learn.why.plan.first': 'A little of everything, so that each box is seen at work once.',
  'learn.why.plan': 'Hands for the drives that can be paid, and for what they need first.',
  'learn.why.fuel': 'The next drive needs it, and later in this sequence it is too late.',
  'learn.why.lay': 'There is blank map ahead, and a tile you lay yourself is a price you know.',
  'learn.why.draw': 'A card is worth more now than another tile.',
  'learn.why.repair':
    'Engine {engine} of {engineMax}, chassis {chassis} of {chassisMax}: better mended before the road takes more.',
  'learn.why.drive': 'It can be paid, and it leaves less of the way before you.',
  'learn.why.blind': 'Nobody has seen that space. If it is too dear you go back, and nothing is lost.',
  'learn.why.danger': 'There is a danger on the way, and a guard stands ready for it.',
  'learn.why.city': 'A city is the best place to end: cards, and petrol and parts at half the price.',
  'learn.why.finish': 'That is the finish.',
  'learn.why.line': 'By ship or zeppelin you get there at once, for francs instead of petrol.',
  'learn.why.stop': 'Farther on it would cost more now than it brings.',
  'learn.why.fund': 'Money buys petrol and parts, and raised early it can still be spent this turn.',
  'learn.why.hold': 'The cheapest first: it may open the way for the next.',
  'learn.why.place': 'There it helps you most, or is least in the way.',
  'learn.why.guard': 'That is what the guard is there for: no damage from this danger.',
  'learn.why.pay': 'The vehicle can bear it.',
  'learn.why.back': 'Going back loses nothing.',
  'learn.why.decline': 'What it would take to stop it is worth more elsewhere.',
  'learn.why.split': 'That is what can best be spared now.',
  'learn.why.fit': 'Engine for distance, chassis for cards, and each level is one prestige at the finish.',
  'learn.why.done': 'What is left is better kept for petrol and later repairs.',
  'learn.why.discard': 'It is the card that will be missed least.',
  'learn.why.card': 'There the card does most.',
  'learn.why.clear': 'That tile is in your way; without it the space is blank again.',
  'learn.why.pass': 'Nothing useful is left to do this turn; guards stay on watch.',

  // The end of the first race.
  'learn.end.title': 'Your first race is run',
  'learn.end.all':
    'Driven, laid tiles, repaired, been in danger, arrived: you have seen the whole game. Prestige is 5, 3 or 1 for the place, 1 for each level of engine and chassis, 1 for each full 50 F.',
  'learn.end.some': 'Still to see: {deeds}. The same race can be driven again at any time.',
  'learn.end.exercises': 'To the exercises',

  // The exercises.
  'learn.exercise.planning': 'Planning',
  'learn.exercise.planning.goal':
    'The chassis is gone. Plan this turn so that you reach Stanleyville with engine and chassis together at 8 or more.',
  'learn.exercise.planning.hint':
    'One mechanic repairs where parts cost 20 F, another drives. Raise what money is missing before you buy.',
  'learn.exercise.ways': 'Ways',
  'learn.exercise.ways.goal': 'Reach Fort-Lamy this turn and keep at least 3 petrol in the tank.',
  'learn.exercise.ways.hint':
    'Touch the city again to see another way, or draw one space by space. A way may cost damage instead of petrol.',
  'learn.exercise.guards': 'Hand and guards',
  'learn.exercise.guards.goal':
    'A danger lies on the road to Bangui. Get there this turn without any damage, and still hold the repairman card.',
  'learn.exercise.guards.hint':
    'The guard answers the danger; do not spend it before. The city gives a card: choose well what goes if the hand is full.',
  'learn.exercise.lines': 'Lines',
  'learn.exercise.lines.goal':
    'From Porto-Novo a ship goes to Luanda for 170 F. Be there before this turn is over.',
  'learn.exercise.lines.hint':
    'A line is a drive: keep a mechanic for it. Raise the money first; the transport card takes 50 F off.',
  'learn.exercise.finish': 'Finishing well',
  'learn.exercise.finish.goal': 'Cape Town is near. Arrive this turn with at least 13 prestige.',
  'learn.exercise.finish.hint':
    'The first to arrive gets 5. Repair before you drive in, and mind that each full 50 F counts too: a toolbox is free.',
  'learn.goal.city': 'Stand in {city}',
  'learn.goal.petrol': 'Petrol: {now}, wanted {least}',
  'learn.goal.mechanics': 'Engine and chassis: {now}, wanted {least}',
  'learn.goal.prestige': 'Prestige: {now}, wanted {least}',
  'learn.goal.unharmed': 'No damage taken',
  'learn.goal.card': '{card} in hand',
  'learn.goal.arrived': 'Arrived',
  'learn.goal.yes': 'met',
  'learn.goal.no': 'not met',
  'learn.hint': 'Hint',
  'learn.verdict.solved': 'Solved! That is one way; there are others.',
  'learn.verdict.failed': 'Not this time: the turn is over, and not all of it holds.',
  'learn.again': 'Try again',
  'learn.next': 'Next exercise',
  'learn.all': 'All exercises',
} as const satisfies Messages;

export type English = typeof messages;
