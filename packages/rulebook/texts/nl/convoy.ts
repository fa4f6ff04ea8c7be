import type { convoy as chapter } from '../../chapters/convoy.ts';
import type { ChapterText } from '../../text.ts';

export const convoy = {
  sections: {
    convoy: 'Konvooi',
    petrol: 'Benzine',
    pathfinder: 'Verkenner',
    mechanics: 'Techniek',
    security: 'Beveiliging',
    funding: 'Financiering',
  },
  rules: {
    'BASE-CONVOY-01': {
      title: 'De beurt',
      rule: 'De actieve bemanningen nemen in beurtvolgorde elk een beurt en beginnen dan weer van voren af aan. Een beurt heeft drie stappen: 1. benzine kopen, als de bemanning dat wil; 2. zoveel kaarten spelen als ze wil, of geen; 3. één assistent of de hele financieringsgroep spelen, of anders passen. Stap 3 is verplicht.',
      ruling: 'Het gaat op beurtvolgorde, ook waar het regelboek ‘met de klok mee’ zegt.',
    },
    'BASE-CONVOY-02': {
      title: 'Vaste volgorde',
      rule: 'De stappen kunnen niet worden omgewisseld. Wie een kaart heeft gespeeld, koopt in die beurt geen benzine meer, en wie zijn assistent heeft gespeeld, speelt geen kaarten meer.',
    },
    'BASE-CONVOY-03': {
      title: 'Geen kaarten zonder assistent',
      rule: 'In stap 2 kan een bemanning alleen kaarten spelen zolang er minstens één actieve assistent op haar dashboard staat. Een bewaker is genoeg.',
    },
    'BASE-CONVOY-04': {
      title: 'Passen',
      rule: 'Een bemanning die past, haalt al haar assistenten van het dashboard, behalve die op beveiliging. Ze krijgt deze ronde geen beurt meer, maar haar bewakers zijn nog te gebruiken.',
      ruling: 'Ook haar kaarten voor elk moment kan ze nog spelen.',
    },
    'BASE-CONVOY-05': {
      title: 'Geen assistent meer',
      rule: 'Een bemanning die haar laatste assistent heeft verbruikt, is klaar met deze fase. Passen hoeft niet.',
    },
    'BASE-CONVOY-06': {
      title: 'Alleen nog bewakers',
      ruling:
        'Ook een bemanning die alleen nog bewakers heeft, blijft aan de beurt komen. Ze kan met een van hen een tegel weghalen, of passen en hen houden voor haar verdediging.',
    },
    'BASE-CONVOY-07': {
      title: 'De laatste actieve bemanning',
      rule: 'Zijn alle anderen klaar, dan speelt de overgebleven bemanning haar beurten gewoon na elkaar.',
    },
    'BASE-CONVOY-08': {
      title: 'Einde van het konvooi',
      rule: 'Zodra er geen bemanning meer actief is, is de konvooifase voorbij.',
    },
    'BASE-CONVOY-09': {
      title: 'Kaart voor kaart',
      rule: 'Een kaart wordt helemaal afgehandeld voordat de bemanning de volgende kiest.',
    },
    'BASE-CONVOY-10': {
      title: 'Actieve bemanningen',
      ruling:
        'Een bemanning is actief zolang ze nog een assistent heeft, niet heeft gepast en niet is aangekomen.',
    },
    'BASE-CONVOY-11': {
      title: 'Wachten',
      ruling:
        'Een bemanning mag een assistent op verkenner, techniek of beveiliging verbruiken zonder er iets mee te doen. Dat heet wachten, en daardoor hoeft niemand ooit te passen. Kaarten en krachten van leiders kunnen niet zo worden verbruikt.',
    },
    'BASE-CONVOY-12': {
      title: 'De laatste bewaker',
      ruling:
        'Gebruikt een bemanning in stap 2 een bewaker en was dat haar laatste assistent, dan houdt haar beurt daar op en is ze klaar met deze fase.',
    },
    'BASE-CONVOY-13': {
      title: 'Aankomen met een kaart',
      ruling: 'Komt een bemanning in stap 2 aan, dan is haar beurt voorbij. Stap 3 vervalt.',
    },
    'BASE-PETROL-01': {
      title: 'Benzine kopen',
      rule: 'Een punt benzine kost 10 F in een stad en 20 F overal elders; boven het maximum tanken kan niet. Er is geen assistent voor nodig, maar het moet het allereerste zijn wat de bemanning in haar beurt doet.',
    },
    'BASE-PETROL-02': {
      title: 'Onderweg geen pomp',
      rule: 'Tijdens een rit kan er geen benzine worden gekocht. Een jerrycan spelen kan wel.',
    },
    'BASE-PETROL-03': {
      title: 'Jerrycan tijdens het betalen',
      ruling:
        'Een jerrycan kan midden in het betalen worden gespeeld, ook door een bemanning die een volle meter had: hij dekt 1 punt van de gevraagde benzine.',
    },
    'BASE-PATH-01': {
      title: 'Twee tegels leggen',
      rule: 'Een verkenner kan tegels leggen: de bemanning trekt er 2 uit de zak en legt ze elk op een vrij terreinveld dat rechtstreeks met haar voertuig verbonden is.',
    },
    'BASE-PATH-02': {
      title: 'Rechtstreeks verbonden',
      rule: 'Een veld is rechtstreeks verbonden als het aan het veld van het voertuig grenst. Het is dat ook als het vanaf het voertuig te bereiken is over aangrenzende velden die allemaal een stad zijn of al een tegel hebben. Op een stad zelf komt nooit een tegel.',
    },
    'BASE-PATH-03': {
      title: 'Eerst kijken, dan leggen',
      rule: 'De bemanning bekijkt alle tegels die ze heeft getrokken voordat ze de eerste legt. Elke tegel moet met het voertuig verbonden zijn, maar ze hoeven niet aan elkaar te grenzen, en een tegel die net gelegd is, mag de volgende verbinden.',
    },
    'BASE-PATH-04': {
      title: 'Doodlopend mag',
      rule: 'Een getrokken tegel moet worden gelegd. De bemanning bepaalt waar, en doodlopend mag.',
    },
    'BASE-PATH-05': {
      title: 'Lijnen verbinden niet',
      ruling: 'Voor het leggen van tegels verbinden zee- en luchtlijnen geen velden.',
    },
    'BASE-PATH-06': {
      title: 'Lege zak',
      ruling:
        'Een tegel die nergens meer kan liggen, gaat terug in de zak. Is de zak leeg, dan worden de tegels die uit het spel zijn gemengd en gaan ze er weer in, al zijn ze volgens het regelboek voorgoed weg. Zijn die er ook niet, dan kan er niet worden gelegd; is er nog maar één tegel, dan wordt alleen die getrokken.',
    },
    'BASE-PATH-07': {
      title: 'Een kaart trekken',
      rule: 'In plaats van tegels te leggen kan een verkenner de bovenste kaart van de trekstapel trekken. Daarna wordt de handlimiet gecontroleerd.',
    },
    'BASE-PATH-08': {
      title: 'Geen plek om te leggen',
      ruling:
        'Is er geen verbonden veld vrij, dan kunnen er geen tegels worden gelegd: niet door een assistent, en ook niet door een kaart of kracht waarmee dat anders mag. Is er minstens één vrij, dan worden alle tegels getrokken die erbij horen en worden ze gelegd zolang er plek is.',
    },
    'BASE-PATH-09': {
      title: 'Niet onder een voertuig',
      ruling: 'Op een veld waar een voertuig staat, wordt geen tegel gelegd.',
    },
    'BASE-MECH-01': {
      title: 'Monteur',
      rule: 'Een monteur brengt motor en chassis weer omhoog, verdeeld zoals de bemanning wil en tot aan hun maximum. De bemanning combineert daarvoor naar keuze kaarten met reserveonderdelen (+1 per kaart), gereedschapskisten (+3 per kaart, te verdelen over beide meters) en onderdelen die ze koopt (+1 per stuk, voor 20 F in een stad of 40 F elders). Eén monteur is genoeg voor alles bij elkaar.',
    },
    'BASE-MECH-02': {
      title: 'Bestuurder',
      rule: 'Een bestuurder maakt één rit (BASE-DRIVE-01).',
    },
    'BASE-GUARD-01': {
      title: 'Gevaar afwenden',
      rule: 'Een bewaker wendt één gevaar af: dat van een tegel die het voertuig op rijdt, of dat van een gevaarkaart die een tegenstander speelt. Dat kan op elk moment, ook buiten de eigen beurt en zelfs na het passen.',
    },
    'BASE-GUARD-02': {
      title: 'Een tegel weghalen',
      rule: 'Gespeeld als assistent van een beurt haalt een bewaker één tegel naast het eigen voertuig weg; die tegel gaat uit het spel. Het mag geen tegel zijn waar een voertuig op staat.',
    },
    'BASE-GUARD-03': {
      title: 'Bewakers na het passen',
      rule: 'Heeft een bemanning gepast, dan kunnen haar bewakers alleen nog verdedigen. Ze koopt geen benzine meer, speelt geen kaarten meer zoals in stap 2 en haalt geen tegels meer weg.',
    },
    'BASE-GUARD-04': {
      title: 'Naast het voertuig',
      ruling:
        'Alleen de velden die aan dat van het voertuig grenzen, liggen ernaast. Over een stad of een lijn heen reikt een bewaker niet verder.',
    },
    'BASE-GUARD-05': {
      title: 'Eén bewaker, één gevaar',
      ruling:
        'Een bewaker of een militie helpt tegen één gevaar. Rijdt een voertuig van het ene gevaar in het andere, dan krijgt de bemanning de vraag telkens opnieuw, ook als ze de schade kan dragen.',
    },
    'BASE-FUND-01': {
      title: 'Geld inzamelen',
      rule: 'Alle assistenten op financiering worden samen verbruikt, in één actie. Daarbij levert 1 assistent 10 F op; 2 leveren 20 F op, 3 leveren 40 F op, 4 leveren 70 F op en 5 leveren 110 F op.',
    },
  },
} satisfies ChapterText<typeof chapter>;
