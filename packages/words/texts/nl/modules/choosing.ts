import { translationOf } from '../../../text.ts';
import type { choosing as english } from '../../en/modules/choosing.ts';

export const choosing = translationOf<typeof english>()({
  'modules.part': 'De modules',
  'modules.part.aside': 'ze gaan allemaal samen',
  'modules.mode': 'Spelmodus',
  'modules.mode.plain': 'Alleen de race',
  'modules.mode.own': 'Eigen keuze',
  'modules.draw': 'Trek een modus',
  'modules.drawn': 'Getrokken: {mode}.',
  'modules.pace.faster': 'kortere race',
  'modules.pace.slower': 'langere race',
  'modules.pace.unstated': 'ongeveer even lang',
  'modules.variant': '{module}: speelwijze',
  'modules.needs': 'vraagt om: {modules}',
  'modules.refused.needs': '{module} speel je niet zonder dit: {modules}. Kies dat eerst.',
  'modules.refused.needed': '{module} is nodig voor: {modules}. Laat dat eerst weg.',
  'modules.crewsLater': 'De leiders worden aan tafel gekozen; bemanning en voertuig komen met hen mee.',
  'modules.with': 'met: {modules}',
  'modules.how.fifth':
    'Een vijfde bemanning mag meedoen: de Suffragettes, met of zonder de kracht van Simone, of de Zwitsers.',
  'modules.how.leaders': 'Elke bemanning heeft een leider met een eigen gave.',
  'modules.how.paddock': 'Geen twee voertuigen zijn gelijk: meters hebben andere maxima.',
  'modules.how.season': 'Het jaar gaat rond, en het weer maakt tegels duurder of sluit de zee.',
  'modules.how.microclimate': 'Sommige tegels hebben hun eigen weer: een dobbelsteen zegt wat ze vragen.',
  'modules.how.village': 'Er zitten dorpen in de zak; wie er stopt, krijgt een geschenk.',
  'modules.how.postal': 'Pakketten wachten in de steden en brengen op hun plaats 30 F op.',
  'modules.how.patronage': 'Financiering lokt een mecenas; op een dag wordt er geïnd.',
  'modules.how.diplomacy': 'Beambten aan de poort: invloed opent die, of smeergeld.',
});
