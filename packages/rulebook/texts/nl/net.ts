import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: { net: 'Via het netwerk', people: 'Mensen', ratings: 'Rating', administration: 'Beheer' },
  rules: {
    'NET-01': {
      title: 'Eén vraag, één antwoord',
      ruling:
        'Een antwoord noemt de vraag waarop het werd gegeven. Komt het te laat, dan wordt het geweigerd en verandert het niets; tweemaal verstuurd telt het één keer, en wie het stuurde hoort opnieuw wat ervan geworden is.',
    },
    'NET-02': {
      title: 'Wiens plaats',
      ruling:
        'Alleen wie op een plaats zit, antwoordt ervoor, neemt ervoor terug en verlaat haar. Wie de tafel heeft gemaakt, begint de race en mag de plaats vrijgeven van iemand die al een minuut weg is; is die zelf weg, dan doet de eerste aan tafel het. Een bot valt in tot de speler terug is of, op een vrijgegeven plaats, iemand anders is gaan zitten. Niemand heeft in één race twee handen.',
    },
    'NET-03': {
      title: 'Waar de tafel staat',
      ruling:
        'Plaatsen neem je vóór de race in, vrijgegeven ook tijdens de race; antwoorden geef je tijdens de race, en een revanche komt erna. Om terug te gaan is er een punt nodig om naar terug te gaan en iemand die het heeft voorgesteld. Is een race voorbij, dan kun je er niets meer in ongedaan maken.',
    },
    'NET-04': {
      title: 'Berichten',
      ruling:
        'Een bericht heeft precies de delen van zijn soort, niet meer en niet minder, en een beperkte omvang. Al het andere wordt geweigerd en verandert niets.',
    },
    'NET-05': {
      title: 'Tempo',
      ruling:
        'Niemand die met de hand speelt wordt afgeremd. Wie veel meer verstuurt, wordt geweigerd tot er wat tijd voorbij is.',
    },
    'NET-06': {
      title: 'Links, codes en sleutels',
      ruling:
        'Een tafel vind je via haar link, een foutmelding via de hare, en een speler via het geheim op het apparaat. Een code brengt een speler naar een ander apparaat, één keer en binnen tien minuten. Wat niemand heeft gemaakt, leidt nergens heen.',
    },
    'NET-07': {
      title: 'Eerst bewaard, dan verteld',
      ruling:
        'Een antwoord telt als het veilig is opgeschreven, en niemand hoort er eerder van. Kan het niet worden opgeschreven, dan staat de tafel zoals ze stond.',
    },
    'NET-08': {
      title: 'Klokken',
      ruling:
        'Een tafel kan de tijd bijhouden. De eerste seconden van elke beslissing zijn vrij; wat daarboven komt, gaat van de voorraad voor de race af. Is de verbinding weg, dan loopt eerst de tijd daarvoor; is de server weg, dan loopt er geen klok, en bij zijn terugkeer komt er een halve minuut bij. Is de tijd om, dan wordt het antwoord gegeven dat het minst beslist; of, als de tafel dat koos, neemt een bot de plaats over tot de speler haar terugneemt; de laatste plaats die een mens speelt, neemt er geen over. In een gevarenvenster heeft iedereen aan wie iets gevraagd wordt dezelfde tijd, en die kost niemand iets. Tijdens de race worden allen aan tafel het eens over een klok, of over geen.',
    },
    'NET-09': {
      title: 'Vaste opdrachten',
      ruling:
        'Wie op een plaats zit, mag vastleggen wat ervoor geantwoord wordt: afwijzen in gevarenvensters tenzij er minstens zoveel niveaus verloren zouden gaan, passen als er alleen wachters over zijn, een plan bevestigen zoals het is zodra de anderen het hunne bevestigd hebben. Opdrachten hangen alleen af van wat iedereen weet, zijn bij niemand anders bekend, en het antwoord komt niet eerder dan dat van een mens. Wachten allen op wie gewacht wordt op de anderen, dan bevestigen allen.',
    },
    'NET-10': {
      title: 'Meldingen',
      ruling:
        'Wie gevraagd is en niet naar de tafel kijkt, kan dat horen op een apparaat dat erom vroeg, één keer voor alle tafels en niet gauw opnieuw. Een melding zegt waar, en niets van wat gevraagd is of in de hand zit; of ze komt, volgt uit wat iedereen weet en uit de eigen antwoorden. Meldingen gaan naar meldingsdiensten en naar het adres dat de gastheer noemde, en nergens anders heen.',
    },
    'PEOPLE-01': {
      title: 'Een account',
      ruling:
        'Om te spelen heeft niemand een account nodig. Wie er een heeft, bewijst dat met naam en wachtwoord, met een passkey of met een van de herstelcodes die erbij kwamen; wat eraan fout was, wordt niet gezegd. Alleen wie net heeft bewezen wie hij is, verandert een toegang of wist het account, en de laatste toegang blijft. Een gast die inlogt, neemt zijn tafels mee, maar nooit een tweede hand in één race.',
    },
    'PEOPLE-02': {
      title: 'Praten',
      ruling:
        'Aan tafel zegt men kant-en-klare zinnen, en iedereen leest ze in zijn eigen taal. Alleen wie er zit praat, en niet te vaak. Wie gedempt is, wordt aan geen tafel meer gehoord door wie dat deed.',
    },
    'PEOPLE-03': {
      title: 'Eigen woorden',
      ruling:
        'Naast kant-en-klare zinnen mag wie aan tafel zit tot 280 tekens in eigen woorden schrijven, een paar berichten tegelijk. Het is gewone tekst zonder iets onzichtbaars. Alleen wie er zit leest die, toeschouwers nooit; ze blijven bij de tafel en verdwijnen ermee. Wie de tafel opende kan het bij kant-en-klare zinnen houden, en iedereen kan eigen woorden voor zichzelf uitzetten: dan worden ze niet getoond en niet aangeboden. Aan een tafel voor iedereen zijn ze er alleen als iemand meldingen leest.',
    },
    'RATE-01': {
      title: 'Welke races tellen',
      ruling:
        'Een race via het netwerk telt voor de rating als ze wordt uitgereden en wie de tafel opende niet vóór de start heeft gezegd dat ze niet telt. Er rijdt minstens één mens mee; bots zijn rivalen zoals alle andere. Modules veranderen daar niets aan, teruggenomen antwoorden evenmin.',
    },
    'RATE-02': {
      title: 'Hoe een race telt',
      ruling:
        'Een race telt één keer, als ze voorbij is. Iedereen wordt naar plaats met alle anderen vergeleken. Wie de bemanning aan een bot heeft overgelaten en aan het eind niet terug is, wordt laatste. Wie tijdens de race een plaats heeft overgenomen, krijgt er geen rating voor. Een bot staat waar hij gemeten is, en geen race hier verplaatst hem.',
    },
    'RATE-03': {
      title: 'Wat een rating zegt',
      ruling:
        'Ratings worden bijgehouden per spel, per speelbord en per aantal bemanningen. Een rating is een getal en hoever het ernaast kan zitten. Iedereen begint op 1500, waar de bot staat die lege plaatsen inneemt; wie 400 voorligt, wint tien keer op één nederlaag. Met elke race wordt het getal zekerder; tot dan heet het nog onzeker.',
    },
    'RATE-04': {
      title: 'Een race vinden',
      ruling:
        'Wie een race zoekt, wordt samengebracht met mensen die hetzelfde zoeken en qua rating dichtbij zijn; hoe langer je wacht, hoe verder dat reikt, voor allebei. Na een tijdje worden voor de lege plaatsen even sterke bots aangeboden. De tafel gaat open voor iedereen die gevonden is, en de race begint als allen er zijn. Wie de pagina sluit, wacht niet langer.',
    },
    'RATE-05': {
      title: 'Wie vaak weggaat',
      ruling:
        'Iedereen kan weggeroepen worden, en één verlaten race zegt niets. Van wie drie of meer van de laatste tien races heeft verlaten, wordt dat gezegd op de eigen pagina en in de wachtkamer, en verder volgt er niets uit. Races uitrijden maakt het goed. Een race die verlaten werd terwijl de server weg was, of in het uur daarna, telt hiervoor niet en voor de rating niet.',
    },
    'PEOPLE-04': {
      title: 'Iemand melden',
      ruling:
        'Wie aan een tafel zit kan een daar gezegde regel melden, of iemand die er zit, met een reden en eigen woorden. Wat eromheen gezegd werd, wordt in de melding overgenomen en blijft, wat er ook van de tafel wordt. Wie gemeld is, hoort dat niet, en ook niet door wie. Twee keer hetzelfde is één melding, en niemand heeft er meer dan twintig open. Waar niemand meldingen leest, worden er geen aangenomen.',
    },
    'ADMIN-01': {
      title: 'Wie beheert',
      ruling:
        'Wie de server draait, noemt bij het starten de beheerders met de naam waarmee ze inloggen; niemand anders kan het worden. Alleen zij zien meldingen, en wie verder iets vraagt krijgt altijd dezelfde weigering, wat er ook is.',
    },
    'ADMIN-02': {
      title: 'Wat beheerders doen',
      ruling:
        'Een melding wordt één keer afgehandeld: terzijde gelegd, of beantwoord met een waarschuwing, een spreekverbod of een uitsluiting. Wie te laat komt, hoort dat. Alles wat gedaan wordt, staat in een logboek dat alle beheerders zien. Een beheerder wordt niets opgelegd: dat is aan wie de server draait.',
    },
    'ADMIN-03': {
      title: 'Waarschuwing en spreekverbod',
      ruling:
        'Wie gewaarschuwd is of een spreekverbod kreeg, leest het meteen of bij het volgende bezoek in de eigen taal, met de reden, en bevestigt het. Met een spreekverbod leest men de eigen woorden van anderen en zegt men kant-en-klare zinnen, maar schrijft men niets, tot de tijd om is of het wordt opgeheven.',
    },
    'ADMIN-04': {
      title: 'Uitgesloten',
      ruling:
        'Wie uitgesloten is, komt er op geen apparaat en langs geen weg van het account in, tot de tijd om is of het wordt opgeheven, en hoort tot wanneer. In lopende races rijdt een bot verder zoals voor wie weggaat; vóór een race is de plaats weer vrij.',
    },
    'ADMIN-05': {
      title: 'Hoelang tafels blijven',
      ruling:
        'Tafels waarvan de race voorbij is, blijven voor altijd, tenzij een beheerder een aantal dagen heeft ingesteld. Dan worden oudere met hun logboek en alles wat er gezegd is gewist; een tafel waar de race nog loopt nooit. Wie via een oude link komt, leest dat de tafel niet meer bewaard wordt.',
    },
  },
} satisfies ChapterText<typeof chapter>;
