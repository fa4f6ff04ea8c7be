import { translationOf } from '../../../text.ts';
import type { choosing as english } from '../../en/modules/choosing.ts';

export const choosing = translationOf<typeof english>()({
  'modules.part': 'Modules',
  'modules.part.aside': 'vrij te combineren',
  'modules.mode': 'Spelmodus',
  'modules.mode.plain': 'Basisspel',
  'modules.mode.own': 'Eigen keuze',
  'modules.draw': 'Spelmodus trekken',
  'modules.drawn': 'Getrokken: {mode}.',
  'modules.pace.faster': 'een kortere race',
  'modules.pace.slower': 'een langere race',
  'modules.pace.unstated': 'ongeveer even lang',
  'modules.variant': '{module}: variant',
  'modules.needs': 'vereist {modules}',
  'modules.refused.needs': '{module} vereist {modules}. Kies eerst {modules}.',
  'modules.refused.needed': 'Zet eerst {modules} uit: dat gaat niet zonder {module}.',
  'modules.crewsLater': 'Je kiest je leider aan tafel. Bemanning en voertuig horen bij de leider.',
  'modules.with': 'met {modules}',
  'modules.how.fifth':
    'Een vijfde bemanning kan meedoen: de Suffragettes, met of zonder de kracht van Simone, of de Zwitsers.',
  'modules.how.leaders': 'Elke bemanning heeft een leider met een eigen kracht.',
  'modules.how.paddock': 'Geen twee voertuigen zijn gelijk: elk heeft zijn eigen maxima.',
  'modules.how.season': 'De seizoenen wisselen, en het weer maakt tegels duurder of sluit de zee.',
  'modules.how.microclimate': 'Sommige tegels hebben hun eigen weer: een dobbelsteen bepaalt wat ze kosten.',
  'modules.how.village': 'Tussen de tegels zitten dorpen: stop je er, dan krijg je een geschenk.',
  'modules.how.postal': 'In de steden liggen pakketten. Elk pakket dat je bezorgt, levert 30 F op.',
  'modules.how.patronage':
    'Met financiering loopt het geld bij een mecenas op. Jij kiest wanneer je het int.',
  'modules.how.diplomacy': 'Beambten bewaken de stadspoorten: je hebt invloed nodig, of steekpenningen.',
});
