import type {
  ByeKind,
  Component,
  Edition,
  Ending,
  FactOf,
  Infraction,
  ListContent,
  ListKind,
  ListsOpenTo,
  LockedPart,
  MaterialOutcome,
  Matter,
  Outcome,
  PairConstraint,
  Part,
  PenaltyKind,
  PlayerStatus,
  ProxyCard,
  Role,
  RoundStatus,
  Ruling,
  Seat,
  SharedItem,
  Side,
  Sleeves,
  StageKind,
  Structure,
  Tier,
} from '@topcut/engine'
import { things } from './things.ts'

/** What leaders have to settle. */
type MatterKey =
  | `ruling.${Ruling['about']}`
  | `infraction.${Infraction}`
  | `penalty.${PenaltyKind}`
  | `overrules.${NonNullable<Ruling['overrules']>}`
  | `component.${Component}`
  | `shared.${SharedItem}`
  | `material.${FactOf<'material-reported'>['what']}`
  | `settled.${MaterialOutcome}`
  | `proxy.${keyof ProxyCard}`
  | `matter.${Matter}`

/** What players bring. */
type ListKey =
  | `lists-open-to.${ListsOpenTo}`
  | `list.${ListKind}`
  | `content.${ListContent | LockedPart}`
  | `part.${Part}`
  | `edition.${Edition}`
  | `sleeves.${Sleeves}`
  /** A set of obstacle tokens; its own number stands behind it. */
  | `obstacle.${'coreasteroid' | 'core2asteroid' | 'yt2400debris' | 'vt49decimatordebris'}`

/** Every member of the engine's closed sets has a word; a new one does not compile without. */
type Key =
  | MatterKey
  | ListKey
  | `role.${Role}`
  | `ending.${Ending}`
  | `outcome.${Outcome}`
  | `status.${PlayerStatus}`
  | `round-status.${RoundStatus}`
  | `tier.${Tier}`
  | `structure.${Structure['kind']}`
  | `stage.${StageKind}`
  | `bye.${ByeKind}`
  | `seat.${Seat}`
  | `side.${Side}`
  | `constraint.${PairConstraint}`

export const labels = {
  ...things,

  'role.organizer': 'organizer',
  'role.marshal': 'head judge',
  'role.judge': 'judge',
  'role.scorekeeper': 'scorekeeper',
  'role.player': 'player',
  'role.spectator': 'spectator',

  'ending.destruction': 'all ships destroyed',
  'ending.time': 'time',
  'ending.mutual-destruction': 'mutual destruction',
  'ending.points': 'victory points',
  'ending.defeat': 'all figures defeated',
  'ending.games': 'two games',
  'ending.won': 'victory condition met',
  'ending.forfeit': 'win by forfeit',
  'ending.timeout': 'time limit',
  'ending.concession': 'concession',
  'ending.intentional-draw': 'intentional draw',
  'ending.no-show': 'no-show',
  'ending.double-no-show': 'double no-show',
  'ending.match-loss': 'match loss',
  'ending.double-loss': 'double loss',
  'ending.withdrawal': 'withdrawal',

  'outcome.win': 'win',
  'outcome.modified-win': 'modified win',
  'outcome.draw': 'draw',
  'outcome.loss': 'loss',
  'outcome.double-loss': 'double loss',
  'outcome.bye': 'bye',
  'outcome.earned-bye': 'earned bye',
  'outcome.unpaired-loss': 'unpaired loss',

  'status.waiting': 'on the waiting list',
  'status.registered': 'registered',
  'status.active': 'playing',
  'status.dropped': 'dropped',
  'status.disqualified': 'disqualified',

  'round-status.paired': 'paired',
  'round-status.published': 'published',
  'round-status.closed': 'closed',

  'tier.casual': 'casual',
  'tier.competitive': 'competitive',
  'tier.premier': 'premier',

  'structure.basic': 'basic structure',
  'structure.advanced': 'advanced structure',
  'structure.competitive': 'competitive structure',
  'structure.premier': 'premier structure',
  'structure.custom': 'custom structure',
  'structure.open': 'open structure',

  'stage.swiss': 'Swiss rounds',
  'stage.elimination': 'elimination rounds',
  'stage.double-elimination': 'double elimination rounds',
  'stage.final-match': 'final match',

  'bye.odd-number': 'bye',
  'bye.earned': 'earned bye',
  'bye.opponent-withdrew': 'bye, the opponent withdrew',

  'seat.first': 'player 1',
  'seat.second': 'player 2',

  'side.light': 'light side',
  'side.dark': 'dark side',

  'constraint.forbidden': 'must not meet',
  'constraint.fixed': 'must meet',
  'constraint.free': 'may meet again',

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
  'part.base': 'base',
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

  'ruling.dispute': 'dispute',
  'ruling.conduct': 'unsportsmanlike conduct',
  'ruling.component': 'component',
  'ruling.collusion': 'collusion',

  'infraction.rules-gap': 'exploiting a gap in the rules',
  'infraction.illegal-game-state': 'illegal game state',
  'infraction.force': 'excessive force with components',
  'infraction.behaviour': 'inappropriate behaviour',
  'infraction.disrespect': 'disrespect',
  'infraction.cheating': 'cheating',
  'infraction.collusion': 'collusion',
  'infraction.stalling': 'stalling a game for time',
  'infraction.infinite-combo': 'abusing an infinite combo',
  'infraction.outside-help': 'outside help',
  'infraction.distraction': 'distracting or rushing the opponent',
  'infraction.sleight-of-hand': 'sleight of hand',
  'infraction.physical-manipulation': 'physical manipulation',
  'infraction.soft-play': 'soft play',
  'infraction.deliberate-loss': 'deliberate loss',
  'infraction.information-sharing': 'sharing information',
  'infraction.bribery': 'bribery or coercion',
  'infraction.bullying': 'bullying',
  'infraction.team-play': 'team play',
  'infraction.misinformation': 'misinformation',
  'infraction.illegal-list': 'illegal list',

  'penalty.warning': 'warning',
  'penalty.game-loss': 'game loss',
  'penalty.match-loss': 'match loss',
  'penalty.double-loss': 'loss for both',
  'penalty.reported-to-publisher': 'reported to the publisher',

  'overrules.faq': 'overruling the FAQ',
  'overrules.rules': 'overruling the rules',

  'component.card': 'card',
  'component.model': 'model',
  'component.die': 'die',
  'component.ruler': 'range ruler',
  'component.template': 'maneuver template',
  'component.token': 'token',
  'component.dial': 'maneuver dial',
  'component.map': 'map',
  'component.damage-deck': 'Damage deck',
  'component.other': 'other component',

  'shared.dice': 'dice',
  'shared.ruler': 'range ruler',
  'shared.templates': 'maneuver templates',

  'material.lost': 'lost',
  'material.damaged': 'damaged',

  'settled.replaced': 'replaced',
  'settled.proxy': 'proxy made by a leader',
  'settled.kept': 'still in use although damaged',
  'settled.shared': 'shared with the opponent',
  'settled.conceded': 'concession, no replacement found in time',
  'settled.removed': 'taken out of the tournament',

  'proxy.card': 'name of the card',
  'proxy.lostText': 'text that can no longer be read',
  'proxy.madeBy': 'name of the leader who made it',
  'proxy.madeOn': 'date it was made',

  'matter.call': 'call',
  'matter.case': 'lost or damaged component',
  'matter.proposal': 'proposed disqualification',
  'matter.ruling': 'ruling',
} satisfies { readonly [K in Key]: string }
