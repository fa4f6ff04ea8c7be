import type { Messages } from '../../text.ts';

// Learning the game: the page, the guide in the bar, the exercises.
export const learn = {
  // The page.
  'learn.title': 'Learn the game',
  'learn.aside': 'a short race with a guide, then five exercises',
  'learn.race': 'Your first race',
  'learn.race.how':
    'The last stretch to Cape Town against a beginner, played for real in about ten minutes. The guide explains what you are asked and why; you decide. Leave whenever you like: the race is saved.',
  'learn.begin': 'Start',
  'learn.anew': 'Start again',
  'learn.exercises': 'Five exercises',
  'learn.exercises.how':
    'each is a real position with one goal; there is more than one solution, and you can try as often as you like',
  'learn.solved': 'Solved',
  'learn.unsolved': 'Not solved yet',
  'learn.try': 'Try it',
  'learn.failed': 'This could not be opened. {reason}',

  // The guide in the decision bar.
  'learn.guide': 'Guide',
  'learn.step': 'step {step} of {of}',
  'learn.leave': 'Leave',
  'learn.forward': 'Next',
  'learn.back': 'Back',
  'learn.show': 'Show me',
  'learn.deed.driven': 'driving',
  'learn.deed.laid': 'placing tiles',
  'learn.deed.repaired': 'repairing',
  'learn.deed.danger': 'facing danger',
  'learn.deed.arrived': 'arriving',

  // What it tells, one sentence at a time: at most twenty words.
  'learn.tell.you': 'This is you: Delatour, in the teal half-track at Elisabethville.',
  'learn.tell.goal': 'Your goal is Cape Town, the purple city in the south.',
  'learn.tell.rival': 'Your rival is Martinetti, in the orange half-track, four levels behind you.',
  'learn.tell.bivouac': 'Every turn begins with cards: each crew takes one, the last in turn order first.',
  'learn.tell.limit': 'You can hold as many cards as your chassis has levels.',
  'learn.tell.plan':
    'You have five assistants, and where you put them now decides what you can do this turn.',
  'learn.tell.pathfinder': 'A pathfinder places tiles on the map, or draws a card.',
  'learn.tell.mechanics':
    'Mechanics drive or repair: each drive takes one assistant, and so does each repair.',
  'learn.tell.security': 'A guard averts a danger on the road, or an attack by a rival.',
  'learn.tell.funding': 'Funding brings money for petrol and parts.',
  'learn.tell.sequence': 'The plans are open: now the crews act in turn, one assistant at a time.',
  'learn.tell.tank': 'You can buy petrol at the start of your sequence, never during a drive.',
  'learn.tell.lay': 'A tile sets what its space costs every crew: petrol, damage, danger or a stop.',
  'learn.tell.range': 'Your engine level is the most spaces you can drive in one go.',
  'learn.tell.danger': 'Danger! Unless a guard or a militia card averts it, you take 2 more damage.',
  'learn.tell.engine': 'Damage to the engine costs you distance, and at 0 you break down.',
  'learn.tell.chassis': 'Damage to the chassis costs you room for cards.',
  'learn.tell.repair': 'Parts from your hand are free; a bought one costs 20 F in a city, 40 F elsewhere.',
  'learn.tell.over': 'You hold more cards than your chassis allows, so some must go.',
  'learn.tell.paid': 'You have paid for the road, space by space: look at the needle.',
  'learn.tell.averted': 'The danger is averted, and what averted it is used up.',
  'learn.tell.damaged':
    'Damage stays until you repair it, and every level left at the finish is worth 1 prestige point.',
  'learn.tell.turnOver': 'A new turn: the crew farthest ahead now goes first and gets 20 F.',
  'learn.tell.money': 'Funding is used all at once: 1 to 5 assistants bring 10, 20, 40, 70 or 110 F.',
  'learn.tell.bought': 'A level of petrol costs 10 F in a city and 20 F elsewhere.',
  'learn.tell.city': 'A city ends your drive and gives you cards, and petrol and parts cost half there.',
  'learn.tell.uncovered': 'Nobody knew that space, and its tile now stays there for everyone.',
  'learn.tell.stopped': 'A stop symbol ended that drive.',
  'learn.tell.turnedBack': 'You could not pay for that tile, so you turned back and lost nothing.',
  'learn.tell.targeted': 'A rival’s card targeted you: a guard or a militia card can stop that.',
  'learn.tell.breakdown': 'A breakdown: with the engine at 0 you must repair before you drive.',
  'learn.tell.lastTurn':
    'A rival has arrived, so this is the last turn, and whoever arrives in it still scores.',
  'learn.tell.short': 'You do not have enough petrol for this space.',
  'learn.tell.halt': 'A stop symbol ends your drive here, unless you play a guide card.',
  'learn.tell.sabotage': 'Your saboteur got through: choose which levels your rival loses.',
  'learn.tell.tracking': 'The tracker drew three cards for you: keep two, discard one.',
  'learn.tell.target': 'Choose the target of your danger card; a guard can still stop it.',
  'learn.tell.pick': 'This card works on tiles anywhere on the map, except under a vehicle.',
  'learn.tell.window': 'A rival plays a danger card: a guard or a militia card stops it.',
  'learn.tell.arrived': 'You have arrived, and nothing can touch you any more: the others finish this turn.',

  // What it would do, in one sentence.
  'learn.do.take': 'Take {card}: {does}.',
  'learn.do.put': 'Put {count|one # assistant|other # assistants} on {box}.',
  'learn.do.ready': 'All five are placed: press {button}, and the plans are revealed.',
  'learn.do.fuel': 'Press {button}: the next drive needs {levels|one # level|other # levels} more.',
  'learn.do.lay': 'The map ahead is empty: press {button} and choose what your road will cost.',
  'learn.do.draw': 'Press {button}: a card helps you more now than another tile.',
  'learn.do.repair':
    'Engine {engine} of {engineMax}, chassis {chassis} of {chassisMax}: press {button} before the road takes more.',
  'learn.do.drive': 'This road takes {price}: press {button} and watch the needle.',
  'learn.do.blind': 'Nobody knows this space: press {button}; if it costs too much, you turn back for free.',
  'learn.do.danger': 'A danger lies on this road, and you have a guard for it: press {button}.',
  'learn.do.city': 'This road takes {price} and ends in a city, the best place to stop: press {button}.',
  'learn.do.finish': 'Cape Town is in reach: press {button}, and you arrive.',
  'learn.do.begin': 'Press {button}, then choose a space on the map.',
  'learn.do.line': 'Press {button}: a ship or a zeppelin takes you there for francs, without petrol.',
  'learn.do.stop': 'Press {button}: driving on would cost more than it is worth.',
  'learn.do.fund': 'Press {button}: money raised early can still be spent this turn.',
  'learn.do.hold': 'Pick the cheapest tile first: it may open the way for the next one.',
  'learn.do.place': 'Put the tile on the space with the red ring: there it helps you most.',
  'learn.do.guard': 'Press {button}: this danger then does no damage.',
  'learn.do.pay': 'Press {button}: your half-track can take it.',
  'learn.do.back': 'Press {button}: it costs you nothing.',
  'learn.do.decline': 'Press {button}: what would stop the card is worth more elsewhere.',
  'learn.do.split': 'Share out the damage on the gauges as you can best spare it, then confirm.',
  'learn.do.fit': 'Confirm this repair: every level left at the finish is worth 1 prestige point.',
  'learn.do.done': 'That is enough: press {button} and keep the rest for later.',
  'learn.do.discard': 'Select {card} in your hand and discard it: you will miss it least.',
  'learn.do.play': 'Select {card} in your hand and play it: {does}.',
  'learn.do.aim': 'Confirm this target: there the card does most.',
  'learn.do.clear': 'Discard the tile with the red ring: it is in your way.',
  'learn.do.pass': 'Nothing useful is left to do this turn: press {button}.',
  'learn.do.other': 'Everything you can choose is highlighted in amber.',

  // The end of the first race.
  'learn.end.all':
    'You have driven, placed tiles, repaired, faced danger and arrived: that is the whole game.',
  'learn.end.some': 'Still to try: {deeds}. You can play the same race again at any time.',
  'learn.end.points': 'Prestige points: 5, 3 or 1 for your place, 1 for each level, 1 for each full 50 F.',
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
  'learn.verdict.failed': 'Not this time: you can do nothing more this turn, and the goal is not met.',
  'learn.again': 'Try again',
  'learn.next': 'Next exercise',
  'learn.all': 'All exercises',
} as const satisfies Messages;
