import type { slots as en } from '../en/slots.ts'

export const slots: typeof en = {
  astromech: 'astromech',
  bomb: 'bomba',
  cannon: 'działo',
  cargo: 'ładunek',
  crew: 'załoga',
  elite: 'talent elitarny',
  hardpoint: 'stanowisko broni',
  illicit: 'nielegalne',
  missile: 'pocisk',
  modification: 'modyfikacja',
  'salvaged-astromech': 'odzyskany astromech',
  system: 'system',
  team: 'drużyna',
  tech: 'technologia',
  title: 'tytuł',
  torpedo: 'torpeda',
  turret: 'wieżyczka',
}
