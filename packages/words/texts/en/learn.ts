import type { Messages } from '../../text.ts';

// What is said to who learns the game: the page, the helper beside the table, the exercises.
export const messages = {
  // The page.
  'learn.title': 'Learn the game',
  'learn.aside': 'a short race with a helper, then five exercises',
  'learn.race': 'Your first race',
  'learn.race.how':
    'The last stretch to Cape Town against a beginner, played for real in about ten minutes. The helper explains what you are asked and why; you decide. Leave whenever you like: the race is saved.',
  'learn.begin': 'Start',
  'learn.anew': 'Start again',
  'learn.exercises': 'Five exercises',
  'learn.exercises.how':
    'each is a real position with one goal; there is more than one solution, and you can try as often as you like',
  'learn.solved': 'Solved',
  'learn.unsolved': 'Not solved yet',
  'learn.try': 'Try it',
  'learn.failed': 'This could not be opened. {reason}',

  // The helper beside the table.
  'learn.helper': 'Helper',
  'learn.fold': 'Hide notes',
  'learn.unfold': 'Show notes',
  'learn.advice': 'Advice',
  'learn.show': 'Show me',
  'learn.deeds': 'Done so far',
  'learn.deed.driven': 'driving',
  'learn.deed.laid': 'placing tiles',
  'learn.deed.repaired': 'repairing',
  'learn.deed.danger': 'facing danger',
  'learn.deed.arrived': 'arriving',
  'learn.done': 'done',
  'learn.toCome': 'to do',
  'learn.watching':
    'The others are playing now. You can read what they do in the newspaper; it will soon be your turn again.',
  'learn.arrived':
    'You have arrived: you discard your hand and assistants, and nothing can touch you any more. The others finish this turn, then prestige points are counted.',
  'learn.welcome':
    'You are Delatour, the teal half-track in Elisabethville. Reach Cape Town, the purple city in the south, before Martinetti, who is behind you.',

  // What is asked: at length the first time.
  'learn.ask.bivouac':
    'Every turn begins at the bivouac. Cards are dealt face up and each crew takes one, last in turn order first. Cards help you later. Your hand limit is your chassis level.',
  'learn.ask.plan':
    'Five assistants, four boxes, one turn: pathfinders place tiles or draw cards, mechanics drive or repair, guards avert dangers, funding brings money. Everyone plans in secret; after the reveal nothing can be moved.',
  'learn.ask.sequence':
    'Now you play your plan, one assistant at a time, crew after crew. In your sequence you can buy petrol, then play cards, and then one assistant goes to work: select its box on your dashboard.',
  'learn.ask.lay':
    'You drew these tiles from the bag and must place them: on free spaces next to your vehicle, or joined to it by tiles and cities. A tile sets what its space costs everyone (petrol, damage, danger, stop), so your road also helps the crews behind you.',
  'learn.ask.drive':
    'You drive space by space, at most as many as your engine level, and pay for each space as you enter it. Unfamiliar spaces get their tile when you enter. You can stop after any space.',
  'learn.ask.danger':
    'Danger! Unless you avert it with a guard or a militia card, it does 2 more damage to engine and chassis. One guard averts one danger and is then used up for this turn.',
  'learn.ask.short':
    'You do not have enough petrol for this space. You can use a jerrycan now, or turn back: that costs nothing, and the tile stays where it is.',
  'learn.ask.halt': 'A stop symbol ends your drive on this tile. Only a guide card lets you drive on.',
  'learn.ask.damage':
    'You choose how to split damage between engine and chassis. The engine level is how far you can drive, and at 0 you break down; the chassis level is how many cards you can hold.',
  'learn.ask.sabotage': 'Your saboteur got through: choose which levels your rival loses.',
  'learn.ask.repair':
    'A repair raises engine and chassis, level by level: with spare parts and toolboxes from your hand, or with parts you buy for 20 F in a city and 40 F in the wilderness. One assistant does all of it.',
  'learn.ask.hand':
    'You can hold as many cards as your chassis level. Discard the rest now. You can play a card that works at any time, like a jerrycan, instead of discarding it.',
  'learn.ask.tracking': 'The tracker drew three cards for you: keep two, discard one.',
  'learn.ask.target':
    'Choose the target of your danger card first. Your target can still stop it with a guard or a militia card.',
  'learn.ask.pick':
    'This card works on tiles anywhere on the map, except under a vehicle. A rival can still stop it.',
  'learn.ask.window':
    'A rival plays a danger card. A guard or a militia card stops it: the danger card is used up and has no effect.',
  'learn.ask.other':
    'Everything you can choose is highlighted in amber, on the map, on the dashboard and in the bar below.',

  // The same, known already.
  'learn.again.bivouac': 'A new turn, a new card.',
  'learn.again.plan': 'Five assistants again: what does the road ahead need?',
  'learn.again.sequence': 'Petrol, cards, then one assistant.',
  'learn.again.lay': 'Put cheap tiles on your own route and expensive ones beside it.',
  'learn.again.drive': 'Drive on, or stop here.',
  'learn.again.danger': 'Danger again: a guard, a militia card, or 2 more damage.',
  'learn.again.damage': 'Engine for distance, chassis for cards: what can you spare?',
  'learn.again.repair': 'One more level, or is that enough?',
  'learn.again.hand': 'Too many cards for your chassis again.',

  // What has just happened for the first time.
  'learn.new.lastTurn':
    'A rival has arrived, so this is the last turn. Any crew that arrives this turn still scores.',
  'learn.new.breakdown': 'A breakdown: with the engine at 0 you cannot drive until you repair it.',
  'learn.new.targeted':
    'A rival’s card targeted you. That is a danger too: a guard or a militia card could stop it.',
  'learn.new.averted': 'The danger is averted, and the guard or card you used is gone.',
  'learn.new.turnedBack':
    'You could not pay for that tile, so you are back where you were and have lost nothing. The tile stays there for everyone.',
  'learn.new.city':
    'A city costs 1 petrol to enter, ends your drive and gives you the cards it shows. Petrol and parts cost half as much there.',
  'learn.new.stopped': 'A stop symbol ended that drive, however far the engine could have gone.',
  'learn.new.uncovered':
    'That space was unexplored: you drew its tile as you drove in, and it stays there for everyone. Crews behind you can use what you found.',
  'learn.new.damaged':
    'Damage stays until you repair it, and every level you still have at the finish is worth 1 prestige point.',
  'learn.new.turnOver': 'The turn is over. The crew farthest ahead now goes first and gets 20 F for it.',
  'learn.new.money': 'Funding is used all at once: 1 to 5 assistants bring 10, 20, 40, 70 or 110 F.',
  'learn.new.petrol':
    'Petrol costs 10 F a level in a city and 20 F in the wilderness. You can only buy it at the start of a sequence, never during a drive.',
  'learn.new.paid':
    'You have paid for that space: look at the gauges. The tile costs the next crew the same.',

  // Why the helper would answer so.
  'learn.why.take': 'What it does: {does}.',
  'learn.why.plan.first': 'A little of everything, so that you see each box at work once.',
  'learn.why.plan': 'Enough for the drives you can pay for, and to prepare for them.',
  'learn.why.fuel': 'You need it for the next drive, and you cannot buy any later in this sequence.',
  'learn.why.lay': 'The map ahead is empty, and you know the cost of a tile you place yourself.',
  'learn.why.draw': 'A card is worth more to you now than another tile.',
  'learn.why.repair':
    'Engine {engine} of {engineMax}, chassis {chassis} of {chassisMax}: better to repair before the road takes more.',
  'learn.why.drive': 'You can pay for it, and it brings you closer to the finish.',
  'learn.why.blind': 'Nobody has explored that space. If it costs too much you turn back and lose nothing.',
  'learn.why.danger': 'There is a danger on the way, and you have a guard for it.',
  'learn.why.city': 'A city is the best place to stop: you get cards, and petrol and parts at half price.',
  'learn.why.finish': 'That is the finish.',
  'learn.why.line': 'A ship or a zeppelin takes you there at once, for francs instead of petrol.',
  'learn.why.stop': 'Driving on now would cost more than it is worth.',
  'learn.why.fund': 'Money buys petrol and parts. Raise it early and you can still spend it this turn.',
  'learn.why.hold': 'Start with the cheapest: it may open the way for the next one.',
  'learn.why.place': 'That is where it helps you most, or is least in your way.',
  'learn.why.guard': 'That is what the guard is for: you take no damage from this danger.',
  'learn.why.pay': 'Your vehicle can take it.',
  'learn.why.back': 'Turning back costs you nothing.',
  'learn.why.decline': 'What you would use to stop it is worth more elsewhere.',
  'learn.why.split': 'That is what you can best spare now.',
  'learn.why.fit':
    'The engine for distance, the chassis for cards, and each level is worth 1 prestige point at the finish.',
  'learn.why.done': 'Keep the rest for petrol and later repairs.',
  'learn.why.discard': 'That is the card you will miss least.',
  'learn.why.card': 'That is where the card does most.',
  'learn.why.clear': 'That tile is in your way. Without it, the space is empty again.',
  'learn.why.pass': 'There is nothing useful left to do this turn. Guards you keep can still avert dangers.',

  // The end of the first race.
  'learn.end.title': 'You have finished your first race',
  'learn.end.all':
    'You have driven, placed tiles, repaired, faced danger and arrived: that is the whole game. You score 5, 3 or 1 prestige points for your place, 1 for each level of engine and chassis, and 1 for each full 50 F.',
  'learn.end.some': 'Still to try: {deeds}. You can play the same race again at any time.',
  'learn.end.exercises': 'Go to the exercises',

  // The exercises.
  'learn.exercise.planning': 'Planning',
  'learn.exercise.planning.goal':
    'Your chassis is at 0. Plan this turn so that you reach Stanleyville with engine and chassis adding up to 8 or more.',
  'learn.exercise.planning.hint':
    'One mechanic repairs where parts cost 20 F, another drives. Raise the money you need before you buy.',
  'learn.exercise.ways': 'Routes',
  'learn.exercise.ways.goal': 'Reach Fort-Lamy this turn and keep at least 3 petrol in the tank.',
  'learn.exercise.ways.hint':
    'Select the city again to see another route, or choose one space by space. A route can cost damage instead of petrol.',
  'learn.exercise.guards': 'Hand and guards',
  'learn.exercise.guards.goal':
    'There is a danger on the road to Bangui. Get there this turn without any damage, and keep the repairman card.',
  'learn.exercise.guards.hint':
    'The guard averts the danger, so do not use it earlier. The city gives you a card: choose well what to discard if your hand is full.',
  'learn.exercise.lines': 'Transport',
  'learn.exercise.lines.goal':
    'A ship goes from Porto-Novo to Luanda for 190 F. Be in Luanda before this turn is over.',
  'learn.exercise.lines.hint':
    'Taking a ship is a drive, so keep a mechanic for it. Raise the money first; the transport card takes 50 F off.',
  'learn.exercise.finish': 'A good finish',
  'learn.exercise.finish.goal': 'Cape Town is near. Arrive this turn with at least 13 prestige points.',
  'learn.exercise.finish.hint':
    'The first to arrive scores 5. Repair before you drive in, and remember that each full 50 F counts too: a toolbox is free.',
  'learn.goal.city': 'Be in {city}',
  'learn.goal.petrol': 'Petrol: {now}, needed: {least}',
  'learn.goal.mechanics': 'Engine and chassis: {now}, needed: {least}',
  'learn.goal.prestige': 'Prestige points: {now}, needed: {least}',
  'learn.goal.unharmed': 'No damage taken',
  'learn.goal.card': '{card} in hand',
  'learn.goal.arrived': 'Arrived',
  'learn.goal.yes': 'done',
  'learn.goal.no': 'not done',
  'learn.hint': 'Hint',
  'learn.verdict.solved': 'Solved! There are other solutions too.',
  'learn.verdict.failed': 'Not this time: the turn is over and the goal is not met.',
  'learn.again': 'Try again',
  'learn.next': 'Next exercise',
  'learn.all': 'All exercises',
} as const satisfies Messages;

export type English = typeof messages;
