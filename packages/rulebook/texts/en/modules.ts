import type { modules as chapter } from '../../chapters/modules.ts';
import type { ChapterText } from '../../text.ts';

export const modules = {
  sections: {
    leaders: 'Leaders',
    season: 'Season and microclimate',
    village: 'Villages',
    postal: 'The postal service',
    paddock: 'The paddock',
    diplomacy: 'Diplomacy',
    patronage: 'Patronage',
    fifth: 'The fifth crew',
    modes: 'Play modes',
    mix: 'When modules meet',
  },
  rules: {
    'LEADER-01': {
      title: 'Two more cards',
      rule: 'With leaders, 2 topographer cards are shuffled into the deck.',
    },
    'LEADER-02': {
      title: 'Choosing a leader',
      rule: 'In turn order every crew chooses a leader. Nationality, vehicle and assistants come with the choice.',
    },
    'LEADER-03': {
      title: 'Once a turn',
      rule: 'A power that works once a turn is ready again when the next turn starts.',
    },
    'LEADER-04': {
      title: 'The mercenary’s crew',
      rule: 'Roy Chapman brings no crew. When everybody has chosen, his player picks vehicle and crew from those nobody took; that crew’s own leader stays at home.',
    },
    'LEADER-05': {
      title: 'When powers work',
      ruling:
        'Delatour and Martinetti use their power in step 2 of their own sequence, like a card: at least one assistant must still be active, and the sequence goes on. Chevy’s 20 F come by themselves as each convoy phase begins, unless he has arrived.',
    },
    'LEADER-06': {
      title: 'Ships, not zeppelins',
      ruling: 'Walledgrave’s 50 F come off beside transport cards, but only on sea lines, never in the air.',
    },
    'LEADER-07': {
      title: 'Chapman’s second tile',
      ruling:
        'Chapman decides once the first tile is face up. It goes back into the bag before the second is drawn, so it may come again; the second has to be taken.',
    },
    'LEADER-08': {
      title: 'Each leader once',
      rule: 'No leader can be chosen twice. Whoever is to choose may take Chapman instead of any leader who is still free.',
    },
    'LEADER-09': {
      title: 'The card for Simone',
      rule: 'With Simone Deforêt in the race, the bivouac deals 2 cards more than there are crews. After every crew has taken one, the last crew in turn order takes one of the two that remain, and Simone gets the other.',
      ruling:
        'This happens by itself. If there are too few cards, Simone’s is the first to go missing, then the last crew’s second, then those of the crews that choose last.',
    },
    'LEADER-10': {
      title: 'When the discount is used',
      ruling:
        'Walledgrave’s discount applies by itself. It is used up only when a sea line is really taken and only if it made the fare lower.',
    },
    'LEADER-11': {
      title: 'Where Van Hotten draws',
      ruling:
        'Van Hotten’s two cards are for coloured cities. Villages and purple cities give what they always give.',
    },
    'LEADER-12': {
      title: 'Nowhere to lay',
      ruling:
        'If a topographer’s tiles find no free connected space any more, all tiles still in hand go back into the bag and none leaves the game.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour scouts ahead',
      rule: 'Jean Delatour leads the French crew. Once a turn he draws 3 tiles and lays them.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti repairs',
      rule: 'Gianni Martinetti leads the Italian crew. Once a turn he makes a repair.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave travels cheaper',
      rule: 'Sir Andrew Walledgrave leads the English crew. Once a turn a sea line costs him 50 F less.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten is welcome',
      rule: 'Leonard Van Hotten leads the Belgian crew. On entering a city he always draws at least 2 cards.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman looks twice',
      rule: 'Roy Chapman is an American mercenary. Once a turn, in unfamiliar territory, he may put the first tile back into the bag and draw another.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy has backers',
      rule: 'Louis Chevy leads the Swiss crew. Once a turn he receives 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Deforêt gets a card more',
      rule: 'Simone Deforêt leads the Suffragettes. At each bivouac one more card is dealt, and it is hers once all have taken theirs.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topographer',
      rule: 'The crew draws 4 tiles, lays 2 of them just like a pathfinder, and the other 2 leave the game. For step 2 of a sequence. 2 copies.',
    },
    'SEASON-01': {
      title: 'Normal or hard',
      rule: 'The table agrees on a normal or a hard year. 2 weather station cards are shuffled into the deck.',
      ruling: 'A sea that is closed stays closed to a weather station too.',
    },
    'SEASON-02': {
      title: 'The year',
      rule: 'The year has 6 seasons of two months, from January/February to November/December. Before the first turn a die says which one it is: 1 the first, 6 the last. Each later turn moves on by one season, round and round the year.',
    },
    'SEASON-03': {
      title: 'The weather of a turn',
      rule: 'As each bivouac begins, the first player rolls a die. If the season lists that face, its weather holds for the whole turn, and every tile a crew enters costs that much more. Otherwise the weather is fair.',
    },
    'SEASON-04': {
      title: 'What weather does',
      rule: 'Bad weather asks for more petrol, does more damage, or closes the sea lines.',
    },
    'SEASON-05': {
      title: 'What weather spares',
      ruling: 'Entering a city costs no weather. When the sea is closed the zeppelins still fly.',
    },
    'SEASON-06': {
      title: 'Microclimate',
      rule: 'Only with the season. Microclimate tiles go into the bag. Whoever tries to enter one rolls a die each time, and what the microclimate table says is added to the tile’s own price.',
    },
    'SEASON-07': {
      title: 'Trying a microclimate',
      ruling:
        'The die is rolled before anything is paid. A crew that then cannot pay goes back and its drive ends, as in unfamiliar territory; at the next try it rolls again. A known tile whose printed price a crew cannot pay may not be tried. A stop from the table counts as a stop symbol, so a guide ignores it.',
    },
    'SEASON-08': {
      title: 'A weather station’s drive',
      ruling:
        'The drive of a weather station may take any line that is open. No microclimate die is rolled on it.',
    },
    'SEASON-09': {
      title: 'A microclimate uncovered',
      ruling:
        'A microclimate tile that is turned up in unfamiliar territory is rolled for whatever the crew could pay, so that nobody learns anything about its hand.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Weather station',
      rule: 'The crew makes a drive on which tiles cost no weather, only what they always cost. For step 2 of a sequence. 2 copies.',
    },
    'VILLAGE-01': {
      title: 'Villages in the bag',
      rule: 'The 5 village tiles of the continent go into the bag.',
    },
    'VILLAGE-02': {
      title: 'Stop or drive on',
      rule: 'A crew that enters a village may stop there, which ends its drive, and take the village’s gift; or it drives on and ignores the stop symbol.',
    },
    'VILLAGE-03': {
      title: 'The five gifts',
      rule: 'One village raises the engine by 1, one the chassis by 1, one petrol by 3; one gives 20 F, and in one the crew draws a card.',
    },
    'VILLAGE-04': {
      title: 'What counts as stopping',
      ruling:
        'The gift can be had every time a crew stops on entering. A drive that ends there because of its range or a breakdown counts as a stop. A level of engine ends a breakdown, but the drive is over all the same. Setting out from a village brings nothing.',
    },
    'POSTAL-01': {
      title: 'Two fast messengers',
      rule: '2 express delivery cards are shuffled into the deck.',
    },
    'POSTAL-02': {
      title: 'Parcels at the start',
      rule: 'Parcels are cubes in the four city colours and come out of a bag of their own. At set-up one is drawn for every city, then one for every crew, which takes it aboard.',
    },
    'POSTAL-03': {
      title: 'Delivering',
      rule: 'Arriving in a city of its colour delivers the parcel aboard: the cube goes back into the bag and the crew gets 30 F. Then it may load the parcel that lies in the city.',
    },
    'POSTAL-04': {
      title: 'One parcel at a time',
      rule: 'A crew carries a single parcel and has to deliver it before it loads another.',
      ruling: 'A crew with nothing aboard may load the parcel of any city it arrives in.',
    },
    'POSTAL-05': {
      title: 'New parcels',
      rule: 'During maintenance, once the new turn order stands, every city without a parcel gets a new one.',
    },
    'POSTAL-06': {
      title: 'Where parcels go',
      ruling:
        'Purple cities have no parcels and accept none, not even by express. An express delivery is played on arriving, or in step 2 while the vehicle stands in a coloured city; afterwards the parcel there may be loaded. A parcel of the city’s own colour may be loaded too, and waits for another city of that colour.',
    },
    'POSTAL-07': {
      title: 'Not where it was loaded',
      ruling:
        'No parcel is ever delivered in the city it was loaded in, not even by express. None can be thrown away.',
    },
    'POSTAL-08': {
      title: 'An empty parcel bag',
      ruling:
        'When the bag has too few parcels, chance decides which cities get one; the others wait until there is one.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Express delivery',
      rule: 'The parcel aboard is delivered in whatever city the crew is in, regardless of its colour. For step 2 of a sequence, or on arriving. 2 copies.',
    },
    'PADDOCK-01': {
      title: 'Work on the road',
      rule: '2 paddock cards are shuffled into the deck. One of them changes a gauge of the crew’s own vehicle by one: up costs 100 F, down brings 100 F.',
      ruling: 'What changes is the maximum of the gauge.',
    },
    'PADDOCK-02': {
      title: 'Ready-made vehicles',
      rule: 'In the pre-configured game every vehicle has maxima of its own.',
    },
    'PADDOCK-03': {
      title: 'The open workshop',
      rule: 'In the free game every crew gets 150 F more. In turn order, round after round, each raises one maximum by 1 for 100 F, lowers one by 1 and receives 100 F, or passes, until all have passed.',
    },
    'PADDOCK-04': {
      title: 'Full to the brim',
      rule: 'All gauges begin at the maxima the vehicle then has.',
    },
    'PADDOCK-05': {
      title: 'Limits of the workshop',
      ruling:
        'Who has passed in the free game is out of it. The maximum of petrol stays between 4 and 10, those of engine and chassis between 3 and 10. Raising a maximum raises the level by 1 as well; lowering it cuts the level only if that is above it, and pays in any case. Money left over is kept.',
    },
    'CARD-PADDOCK': {
      title: 'Paddock',
      rule: 'One maximum of the crew’s vehicle changes by 1: up for 100 F, or down, which brings 100 F. For step 2 of a sequence. 2 copies.',
    },
    'DIPLO-01': {
      title: 'Normal or hard diplomacy',
      rule: 'The table agrees on normal or hard diplomacy. 2 visa cards are shuffled into the deck.',
    },
    'DIPLO-02': {
      title: 'Four lines of influence',
      rule: 'The diplomacy board has one line for each city colour. Every crew begins on the first space of each.',
    },
    'DIPLO-03': {
      title: 'Leaving a city',
      rule: 'During the convoy phase a crew that leaves a city rolls a die. If the face is not above its influence in that colour, it drives off. If it is, the crew pays 20 F for every point of the difference, or the drive ends there.',
    },
    'DIPLO-04': {
      title: 'Buying influence',
      rule: 'A crew that takes the funding action may at once buy influence, as many steps as it can pay, at the prices on the board.',
    },
    'DIPLO-05': {
      title: 'Which departures count',
      ruling:
        'Purple cities ask for nothing. Whoever leaves by ship or zeppelin leaves a city too. There is one roll a drive; a drive it stops is used up.',
    },
    'DIPLO-06': {
      title: 'The roll comes first',
      ruling:
        'The die is rolled before the way is chosen, a tile drawn or a fare paid. A visa is played before it. With influence 6 there is no roll.',
    },
    'DIPLO-07': {
      title: 'A bribe is gone',
      ruling:
        'A bribe is not given back, even if the drive fails and the vehicle ends up in the city again. The next drive rolls anew.',
    },
    'DIPLO-08': {
      title: 'Money first, then influence',
      ruling:
        'Influence is bought once the money of the funding action is there. Crews may share a space; 6 is the top.',
    },
    'CARD-VISA': {
      title: 'Visa',
      rule: 'The crew leaves a city without the roll. Played with a drive. 2 copies.',
    },
    'PATRON-01': {
      title: 'Charming company',
      rule: '2 dandy cards are shuffled into the deck.',
    },
    'PATRON-02': {
      title: 'The patrons’ track',
      rule: 'A track shows rising sums. Every crew’s marker begins on its start space, the only one on which several may stand.',
    },
    'PATRON-03': {
      title: 'Funding moves the marker',
      rule: 'The funding action moves the crew’s marker one space for each assistant in it. Occupied spaces are skipped and not counted.',
    },
    'PATRON-04': {
      title: 'Cashing in',
      rule: 'At the very beginning of a sequence, before petrol, a crew may cash in: it takes the sum under its marker, the marker returns to the start, and the rest of the sequence is lost. That is not passing.',
    },
    'PATRON-05': {
      title: 'Limits of the track',
      ruling:
        'Cashing in takes an active assistant and a marker beyond the start. Steps past the last free space are lost; a dandy that would move nothing cannot be played.',
    },
    'PATRON-06': {
      title: 'Patrons at the finish',
      ruling:
        'A crew that arrives takes its marker off the track. What it has not cashed in by then is lost.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'The patron marker moves 2 spaces on; occupied ones are skipped and not counted. For step 2 of a sequence. 2 copies.',
    },
    'FIFTH-01': {
      title: 'A fifth crew',
      rule: 'A fifth crew may join. The Suffragettes, Simone Deforêt with her P20R Belinda, can be that crew or take the place of another.',
    },
    'FIFTH-02': {
      title: 'Six cards at the bivouac',
      rule: 'With five crews the bivouac deals 6 cards; Simone’s power adds one in any race. If she is last in turn order she ends the bivouac with 3 of them.',
    },
    'FIFTH-03': {
      title: 'Late arrivals',
      ruling: 'Arriving fourth or fifth brings no points.',
    },
    'FIFTH-04': {
      title: 'Suffragettes without leaders',
      ruling:
        'Without the leaders module the Suffragettes are a crew like any other, and Simone’s power is not used.',
    },
    'MODE-01': {
      title: 'Drawing a play mode',
      rule: 'Instead of choosing modules a table may draw a play-mode card, which names a combination of them.',
    },
    'MODE-02': {
      title: 'Our own modes',
      ruling:
        'The deck of modes is ours: at least 12, each with its name, its modules, its weight (light, medium or heavy) and what it does to the playing time.',
    },
    'MIX-01': {
      title: 'A drive with everything',
      ruling:
        'In this order: visa, or roll and bribe; choice of space or line; drawing a tile; Chapman’s second look; microclimate die; the price of tile, risk zone, weather and microclimate; guard, militia, jerrycans; paying; moving; hand limit; breakdown, stop, guide or village. In a city: paying, the parcel, the cards, the hand limit.',
    },
    'MIX-02': {
      title: 'One price',
      ruling:
        'All parts of a price are paid together or not at all. Damage from weather and microclimate is damage of the tile: the driver shares it out, and guards do not stop it.',
    },
    'MIX-03': {
      title: 'Funding with everything',
      ruling:
        'First comes the money, then the patron’s marker, then influence. Only the funding action does this: Chevy’s money, the financial card, villages and parcels neither move the marker nor open influence.',
    },
    'MIX-04': {
      title: 'Cashing in and powers',
      ruling:
        'Cashing in gives up the cards and the leader’s power of that sequence. Powers of once a turn stay ready.',
    },
    'MIX-05': {
      title: 'Order of set-up',
      ruling: 'Set-up goes: leaders, Chapman’s vehicle, the paddock, the season, the parcels.',
    },
    'MIX-06': {
      title: 'Tiles like any other',
      ruling:
        'Villages and microclimates are terrain tiles for every card, guard and power. They leave the game and come back like the others.',
    },
    'MIX-07': {
      title: 'Modules against René',
      ruling:
        'The weather runs from bivouac to bivouac: the season moves on at each, and the opening bivouac rolls first. The Torpedo pays for weather and rolls for microclimates. In a tile’s value a microclimate counts 1 more and a village’s stop nothing. It passes villages without stop or gift, carries no parcels, rolls at no gates, and has no patron, leader or paddock.',
    },
    'MIX-08': {
      title: 'Simone against René',
      ruling:
        'With Simone a sixth card is dealt, on no numbered space. When both have taken, she takes one more of those left, before danger is counted.',
    },
    'MIX-09': {
      title: 'Alone, but not a fifth',
      ruling: 'The fifth crew and a solo race exclude each other. The Suffragettes may be the solo crew.',
    },
  },
} satisfies ChapterText<typeof chapter>;
