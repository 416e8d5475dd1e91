import type { LabelsOf, ListKey } from '../../label-keys.ts'

export const listLabelsPl: LabelsOf<ListKey> = {
  'lists-open-to.leaders': 'tylko dla osób prowadzących',
  'lists-open-to.opponents': 'dla przeciwników',
  'lists-open-to.everybody': 'dla wszystkich',

  'list.squad': 'rozpiska eskadry',
  'list.army': 'rozpiska armii',
  'list.decks': 'listy kart',
  'list.team-decks': 'listy kart drużyny',
  'list.text': 'lista w postaci tekstu',

  'content.ships': 'statki i karty ulepszeń',
  'content.total': 'łączna suma punktów eskadry',
  'content.obstacles': 'żetony przeszkód',
  'content.damage-deck': 'talia uszkodzeń',
  'content.deployments': 'karty rozmieszczenia',
  'content.command-deck': 'talia dowodzenia',
  'content.objectives': 'zestawy celów',
  'content.owner': 'kto gra tą talią',
  'content.team-mate': 'nazwisko partnera z drużyny',
  'content.decks': 'talie',

  'part.card': 'karta',
  'part.token': 'żeton',
  'part.model': 'figurka',
  'part.dial': 'wskaźnik manewrów',

  'edition.german': 'niemiecka',
  'edition.english': 'angielska',
  'edition.polish': 'polska',
  'edition.north-american': 'północnoamerykańska',

  'obstacle.coreasteroid': 'asteroida z zestawu podstawowego, nr',
  'obstacle.core2asteroid': 'asteroida z nowszego zestawu podstawowego, nr',
  'obstacle.yt2400debris': 'chmura szczątków z YT-2400, nr',
  'obstacle.vt49decimatordebris': 'chmura szczątków z VT-49, nr',

  'sleeves.none': 'bez koszulek',
  'sleeves.clear': 'przezroczyste',
  'sleeves.opaque': 'nieprzezroczyste',
  'sleeves.art': 'ilustrowane',
  'sleeves.mixed': 'różne',
}
