import type { LabelWords } from '../label-keys.ts'
import { listLabelsDe } from '../labels/lists/de.ts'
import { matterLabelsDe } from '../labels/matters/de.ts'
import { stepLabelsDe } from './steps.ts'
import { thingLabelsDe } from './things.ts'

export const labelsDe: LabelWords = {
  ...stepLabelsDe,
  ...matterLabelsDe,
  ...listLabelsDe,
  ...thingLabelsDe,

  'role.organizer': 'Organisator',
  'role.marshal': 'Oberschiedsrichter',
  'role.judge': 'Schiedsrichter',
  'role.scorekeeper': 'Ergebniserfassung',
  'role.player': 'Spieler',
  'role.spectator': 'Zuschauer',

  'ending.destruction': 'ein Spieler ist besiegt',
  'ending.time': 'Zeit',
  'ending.mutual-destruction': 'gemeinsame Zerstörung',
  'ending.points': 'Siegpunkte',
  'ending.defeat': 'alle Figuren besiegt',
  'ending.games': 'zwei Spiele',
  'ending.won': 'Siegbedingung erfüllt',
  'ending.forfeit': 'kampfloser Sieg',
  'ending.timeout': 'Zeitlimit',
  'ending.concession': 'Aufgabe',
  'ending.intentional-draw': 'vereinbartes Unentschieden',
  'ending.no-show': 'nicht angetreten',
  'ending.match-loss': 'Spielverlust',
  'ending.double-loss': 'Niederlage für beide',
  'ending.withdrawal': 'Rückzug',

  'outcome.win': 'Sieg',
  'outcome.modified-win': 'modifizierter Sieg',
  'outcome.draw': 'Unentschieden',
  'outcome.loss': 'Niederlage',
  'outcome.double-loss': 'Niederlage für beide',
  'outcome.bye': 'Freilos',
  'outcome.earned-bye': 'gewonnenes Freilos',
  'outcome.unpaired-loss': 'ungepaarte Niederlage',

  'status.waiting': 'auf der Warteliste',
  'status.registered': 'angemeldet',
  'status.active': 'im Turnier',
  'status.dropped': 'aus dem Turnier genommen',
  'status.disqualified': 'disqualifiziert',

  'round-status.paired': 'gepaart',
  'round-status.published': 'veröffentlicht',
  'round-status.closed': 'abgeschlossen',

  'tier.casual': 'entspannt',
  'tier.competitive': 'formal',
  'tier.premier': 'Premium',

  'structure.basic': 'Basis-Turnierstruktur',
  'structure.advanced': 'fortgeschrittene Turnierstruktur',
  'structure.competitive': 'formale Turnierstruktur',
  'structure.premier': 'Premium-Turnierstruktur',
  'structure.custom': 'eigenständige Turnierstruktur',
  'structure.open': 'offene Turnierstruktur',

  'stage.swiss': 'Schweizer Runden',
  'stage.elimination': 'K.\u00a0o.-Runden',
  'stage.double-elimination': 'Doppel-K.o.-Runden',
  'stage.final-match': 'Final-Begegnung',

  'bye.odd-number': 'Freilos',
  'bye.earned': 'gewonnenes Freilos',
  'bye.opponent-withdrew': 'Freilos nach Rückzug des Gegners',

  'seat.first': 'erster Platz am Tisch',
  'seat.second': 'zweiter Platz am Tisch',

  'side.light': 'Helle Seite',
  'side.dark': 'Dunkle Seite',

  'constraint.forbidden': 'dürfen nicht aufeinandertreffen',
  'constraint.fixed': 'müssen aufeinandertreffen',
  'constraint.free': 'dürfen wieder aufeinandertreffen',
}
