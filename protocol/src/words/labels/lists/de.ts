import type { LabelsOf, ListKey } from '../../label-keys.ts'

export const listLabelsDe: LabelsOf<ListKey> = {
  'lists-open-to.leaders': 'nur für Verantwortliche',
  'lists-open-to.opponents': 'für die Gegner',
  'lists-open-to.everybody': 'für alle',

  'list.squad': 'Jägerstaffelliste',
  'list.army': 'Armeeliste',
  'list.decks': 'Inhaltslisten',
  'list.team-decks': 'Inhaltslisten eines Teams',
  'list.text': 'Liste als bloßer Text',

  'content.ships': 'Schiffe und Aufwertungskarten',
  'content.total': 'Gesamt-Kommandopunkte',
  'content.obstacles': 'Hindernismarker',
  'content.damage-deck': 'Schadensstapel',
  'content.deployments': 'Aufstellungskarten',
  'content.command-deck': 'Befehlsstapel',
  'content.objectives': 'Einsatzsets',
  'content.owner': 'wer das Deck spielt',
  'content.team-mate': 'Name des Teamkollegen',
  'content.decks': 'Decks',

  'part.card': 'Karte',
  'part.token': 'Marker',
  'part.model': 'Modell',
  'part.dial': 'Manöverrad',

  'edition.german': 'deutsch',
  'edition.english': 'englisch',
  'edition.polish': 'polnisch',
  'edition.north-american': 'nordamerikanisch',

  'obstacle.coreasteroid': 'Grundset-Asteroid',
  'obstacle.core2asteroid': 'neuer Grundset-Asteroid',
  'obstacle.yt2400debris': 'YT-2400-Trümmerwolke',
  'obstacle.vt49decimatordebris': 'VT-49-Trümmerwolke',

  'sleeves.none': 'ohne Hüllen',
  'sleeves.clear': 'durchsichtig',
  'sleeves.opaque': 'blickdicht',
  'sleeves.art': 'illustriert',
  'sleeves.mixed': 'gemischt',
}
