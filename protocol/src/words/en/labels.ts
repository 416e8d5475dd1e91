import type { LabelWords } from '../label-keys.ts'
import { listLabelsEn } from '../labels/lists/en.ts'
import { matterLabelsEn } from '../labels/matters/en.ts'
import { stepLabelsEn } from './steps.ts'
import { thingLabelsEn } from './things.ts'

export const labelsEn = {
  ...stepLabelsEn,
  ...matterLabelsEn,
  ...listLabelsEn,
  ...thingLabelsEn,

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

  'seat.first': 'first place at the table',
  'seat.second': 'second place at the table',

  'side.light': 'light side',
  'side.dark': 'dark side',

  'constraint.forbidden': 'must not meet',
  'constraint.fixed': 'must meet',
  'constraint.free': 'may meet again',
} as const satisfies LabelWords
