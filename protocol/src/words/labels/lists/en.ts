import type { LabelsOf, ListKey } from '../../label-keys.ts'

export const listLabelsEn = {
  'lists-open-to.leaders': 'leaders only',
  'lists-open-to.opponents': 'the opponents',
  'lists-open-to.everybody': 'everybody',

  'list.squad': 'squad list',
  'list.army': 'army list',
  'list.decks': 'deck lists',
  'list.team-decks': 'deck lists of a team',
  'list.text': 'list as plain text',

  'content.ships': 'ships and upgrades',
  'content.total': 'squad point total',
  'content.obstacles': 'obstacle tokens',
  'content.damage-deck': 'Damage deck',
  'content.deployments': 'Deployment cards',
  'content.command-deck': 'Command deck',
  'content.objectives': 'objective sets',
  'content.owner': 'who plays the deck',
  'content.team-mate': 'name of the teammate',
  'content.decks': 'decks',

  'part.card': 'card',
  'part.token': 'token',
  'part.model': 'model',
  'part.dial': 'maneuver dial',

  'edition.german': 'German',
  'edition.english': 'English',
  'edition.polish': 'Polish',
  'edition.north-american': 'North American',

  'obstacle.coreasteroid': 'core-set asteroid',
  'obstacle.core2asteroid': 'newer core-set asteroid',
  'obstacle.yt2400debris': 'YT-2400 debris cloud',
  'obstacle.vt49decimatordebris': 'VT-49 debris cloud',

  'sleeves.none': 'no sleeves',
  'sleeves.clear': 'clear',
  'sleeves.opaque': 'opaque',
  'sleeves.art': 'illustrated',
  'sleeves.mixed': 'mixed',
} as const satisfies LabelsOf<ListKey>
