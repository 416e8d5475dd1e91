import type { slots as en } from '../en/slots.ts'

export const slots: typeof en = {
  astromech: 'Astromechdroide',
  bomb: 'Bombe',
  cannon: 'Kanone',
  cargo: 'Fracht',
  crew: 'Crew',
  elite: 'Elitetalent',
  hardpoint: 'Geschütz',
  illicit: 'Illegales',
  missile: 'Rakete',
  modification: 'Modifikation',
  'salvaged-astromech': 'Ausgedienter Astromechdroide',
  system: 'System',
  team: 'Team',
  tech: 'Technik',
  title: 'Titel',
  torpedo: 'Torpedo',
  turret: 'Geschützturm',
}
