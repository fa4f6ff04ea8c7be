import type { convoy as chapter } from '../../chapters/convoy.ts';
import type { ChapterText } from '../../text.ts';

export const convoy = {
  sections: {
    convoy: 'Konvooi',
    petrol: 'Benzine',
    pathfinder: 'Verkenner',
    mechanics: 'Techniek',
    security: 'Veiligheid',
    funding: 'Financiering',
  },
  rules: {
    'BASE-CONVOY-01': {
      title: 'De beurt',
      rule: 'In beurtvolgorde krijgt elke actieve bemanning telkens weer een beurt van drie stappen: 1. benzine kopen (hoeft niet); 2. zoveel kaarten spelen als je wilt (hoeft niet); 3. één assistent of de hele financieringsgroep spelen, of passen. Stap 3 is verplicht.',
      ruling: 'De beurtvolgorde geldt ook waar het spelregelboek ‘met de klok mee’ zegt.',
    },
    'BASE-CONVOY-02': {
      title: 'Vaste volgorde',
      rule: 'De volgorde van de stappen ligt vast. Heb je een kaart gespeeld, dan kun je in die beurt geen benzine meer kopen; heb je een assistent gespeeld, dan kun je geen kaarten meer spelen.',
    },
    'BASE-CONVOY-03': {
      title: 'Geen kaart zonder assistent',
      rule: 'In stap 2 kun je alleen kaarten spelen zolang je minstens één actieve assistent op je dashboard hebt. Een bewaker is genoeg.',
    },
    'BASE-CONVOY-04': {
      title: 'Passen',
      rule: 'Als je past, haal je al je assistenten van je dashboard, behalve die op veiligheid. Je krijgt deze ronde geen beurt meer, maar je bewakers kun je nog gebruiken.',
      ruling: 'Ook je kaarten voor elk moment kun je nog spelen.',
    },
    'BASE-CONVOY-05': {
      title: 'Geen assistenten meer',
      rule: 'Heb je geen assistenten meer, dan is de fase voor jou afgelopen. Je hoeft niet te passen.',
    },
    'BASE-CONVOY-06': {
      title: 'Alleen nog bewakers',
      ruling:
        'Heb je alleen nog bewakers, dan krijg je nog steeds je beurten. Verwijder met een van hen een tegel, of pas en houd ze voor je verdediging.',
    },
    'BASE-CONVOY-07': {
      title: 'De laatste die nog speelt',
      rule: 'Zijn alle andere bemanningen klaar, dan ga jij alleen verder met je beurten.',
    },
    'BASE-CONVOY-08': {
      title: 'Einde van het konvooi',
      rule: 'De konvooifase eindigt zodra geen enkele bemanning meer actief is.',
    },
    'BASE-CONVOY-09': {
      title: 'Eén kaart tegelijk',
      rule: 'Voer elke kaart helemaal uit voordat je de volgende kiest.',
    },
    'BASE-CONVOY-10': {
      title: 'Actieve bemanningen',
      ruling: 'Een bemanning is actief zolang ze een assistent heeft en niet heeft gepast of is aangekomen.',
    },
    'BASE-CONVOY-11': {
      title: 'Wachten',
      ruling:
        'Je mag een assistent op verkenner, techniek of veiligheid verbruiken zonder er iets mee te doen. Dat heet wachten; zo hoeft niemand ooit te passen. Met kaarten en krachten van leiders kan dat niet.',
    },
    'BASE-CONVOY-12': {
      title: 'De laatste bewaker',
      ruling:
        'Gebruik je in stap 2 een bewaker en was dat je laatste assistent, dan eindigt je beurt en is de fase voor jou afgelopen.',
    },
    'BASE-CONVOY-13': {
      title: 'Aankomen met een kaart',
      ruling: 'Kom je in stap 2 aan, dan eindigt je beurt. Stap 3 vervalt.',
    },
    'BASE-PETROL-01': {
      title: 'Benzine kopen',
      rule: 'Een punt benzine kost 10 F in een stad en 20 F in de wildernis, tot het maximum van je meter. Je hebt er geen assistent voor nodig, maar het moet het eerste zijn wat je in een beurt doet.',
    },
    'BASE-PETROL-02': {
      title: 'Niet tanken tijdens een rit',
      rule: 'Tijdens een rit kun je geen benzine kopen. Een jerrycan spelen kan wel.',
    },
    'BASE-PETROL-03': {
      title: 'Jerrycan tijdens het betalen',
      ruling:
        'Terwijl je een prijs betaalt, kun je een jerrycan spelen, ook als je meter vol was. Hij dekt 1 benzine van die prijs.',
    },
    'BASE-PATH-01': {
      title: 'Twee tegels leggen',
      rule: 'Een verkenner kan tegels leggen: trek 2 tegels uit de zak en leg ze elk op een vrij terreinveld dat direct met je voertuig verbonden is.',
    },
    'BASE-PATH-02': {
      title: 'Direct verbonden',
      rule: 'Een veld is direct verbonden als het aan het veld van je voertuig grenst. Het is ook verbonden als er vanaf je voertuig een keten van aangrenzende velden naartoe loopt waarin elk veld een tegel heeft of een stad is. Op een stad leg je nooit een tegel.',
    },
    'BASE-PATH-03': {
      title: 'Eerst kijken, dan leggen',
      rule: 'Bekijk alle tegels die je hebt getrokken voordat je de eerste legt. Elke tegel moet met je voertuig verbonden zijn, maar ze hoeven elkaar niet te raken. De eerste tegel die je legt, mag de tweede verbinden.',
    },
    'BASE-PATH-04': {
      title: 'Doodlopen mag',
      rule: 'Getrokken tegels moet je leggen. Waar, dat kies je zelf; een doodlopende weg mag ook.',
    },
    'BASE-PATH-05': {
      title: 'Lijnen verbinden niet',
      ruling: 'Bij het leggen van tegels verbinden zee- en luchtlijnen geen velden.',
    },
    'BASE-PATH-06': {
      title: 'Lege zak',
      ruling:
        'Een tegel waarvoor geen geldig veld meer over is, gaat terug in de zak. Is de zak leeg, dan worden de tegels die uit het spel zijn gegaan gemengd en weer in de zak gedaan, ook al verwijdert het spelregelboek ze voorgoed. Zijn die er ook niet, dan kan de actie niet; is er nog één tegel, dan trek je alleen die.',
    },
    'BASE-PATH-07': {
      title: 'Een kaart trekken',
      rule: 'In plaats van tegels te leggen kan een verkenner de bovenste kaart van de trekstapel trekken. Controleer daarna je handlimiet.',
    },
    'BASE-PATH-08': {
      title: 'Nergens plaats',
      ruling:
        'Is er geen verbonden veld vrij, dan kun je geen tegels leggen, niet met een assistent en ook niet met een kaart of kracht. Is er minstens één vrij, trek dan alle tegels en leg ze zolang er plaats is.',
    },
    'BASE-PATH-09': {
      title: 'Niet onder een voertuig',
      ruling: 'Op een veld waar een voertuig staat, kun je geen tegel leggen.',
    },
    'BASE-MECH-01': {
      title: 'Monteur',
      rule: 'Een monteur brengt motor en chassis omhoog, verdeeld zoals jij wilt, tot hun maximum. Combineer naar keuze reserveonderdelen (elk +1), gereedschapskisten (elk +3, ook verdeeld) en onderdelen die je koopt (elk +1, voor 20 F in een stad of 40 F in de wildernis). Eén monteur doet dit allemaal.',
    },
    'BASE-MECH-02': {
      title: 'Bestuurder',
      rule: 'Een bestuurder maakt een rit (zie ‘BASE-DRIVE-01’).',
    },
    'BASE-GUARD-01': {
      title: 'Een gevaar afwenden',
      rule: 'Een bewaker wendt één gevaar af: dat van een tegel die je op rijdt, of dat van een gevaarkaart die een tegenstander speelt. Dat kan altijd, ook buiten je eigen beurt en nadat je hebt gepast.',
    },
    'BASE-GUARD-02': {
      title: 'Een tegel verwijderen',
      rule: 'Als assistent van je beurt verwijdert een bewaker één tegel naast je voertuig. Die gaat uit het spel. Een tegel waarop een voertuig staat, kun je niet kiezen.',
    },
    'BASE-GUARD-03': {
      title: 'Bewakers na het passen',
      rule: 'Heb je gepast, dan kunnen je bewakers je alleen nog verdedigen. Je kunt geen benzine kopen, geen kaarten spelen zoals in stap 2 en geen tegels verwijderen.',
    },
    'BASE-GUARD-04': {
      title: 'Naast je voertuig',
      ruling:
        'Alleen de velden die aan dat van je voertuig grenzen, liggen ernaast. Steden en lijnen vergroten het bereik van een bewaker niet.',
    },
    'BASE-GUARD-05': {
      title: 'Eén bewaker, één gevaar',
      ruling:
        'Eén bewaker of militie wendt één gevaar af. Rijd je van het ene gevaar in het andere, dan krijg je telkens de vraag, ook als je de schade zou kunnen betalen.',
    },
    'BASE-FUND-01': {
      title: 'Geld inzamelen',
      rule: 'Alle assistenten op financiering worden samen in één actie ingezet: 1 levert 10 F op, 2 leveren 20 F, 3 leveren 40 F, 4 leveren 70 F en 5 leveren 110 F op.',
    },
  },
} satisfies ChapterText<typeof chapter>;
