import type { LabelWords } from '../label-keys.ts'
import { listLabelsPl } from '../labels/lists/pl.ts'
import { matterLabelsPl } from '../labels/matters/pl.ts'
import { stepLabelsPl } from './steps.ts'
import { thingLabelsPl } from './things.ts'

export const labelsPl: LabelWords = {
  ...stepLabelsPl,
  ...matterLabelsPl,
  ...listLabelsPl,
  ...thingLabelsPl,

  'role.organizer': 'organizator',
  'role.marshal': 'sędzia główny',
  'role.judge': 'sędzia',
  'role.scorekeeper': 'sekretarz',
  'role.player': 'gracz',
  'role.spectator': 'obserwator',

  'ending.destruction': 'porażka jednego gracza',
  'ending.time': 'czas',
  'ending.mutual-destruction': 'wzajemne zniszczenie',
  'ending.points': 'punkty zwycięstwa',
  'ending.defeat': 'wszystkie figurki pokonane',
  'ending.games': 'dwie gry',
  'ending.won': 'spełniony warunek zwycięstwa',
  'ending.forfeit': 'zwycięstwo walkowerem',
  'ending.timeout': 'limit czasu',
  'ending.concession': 'poddanie gry',
  'ending.intentional-draw': 'zamierzony remis',
  'ending.no-show': 'niestawienie się',
  'ending.match-loss': 'przegrana meczu z decyzji sędziego',
  'ending.double-loss': 'przegrana obu stron',
  'ending.withdrawal': 'wycofanie się',

  'outcome.win': 'zwycięstwo',
  'outcome.modified-win': 'zwycięstwo warunkowe',
  'outcome.draw': 'remis',
  'outcome.loss': 'przegrana',
  'outcome.double-loss': 'przegrana obu stron',
  'outcome.bye': 'wolny los',
  'outcome.earned-bye': 'zdobyty wolny los',
  'outcome.unpaired-loss': 'przegrana bez przeciwnika',

  'status.waiting': 'na liście rezerwowej',
  'status.registered': 'na liście zapisów',
  'status.active': 'w turnieju',
  'status.dropped': 'wycofanie',
  'status.disqualified': 'dyskwalifikacja',

  'round-status.paired': 'sparowana',
  'round-status.published': 'opublikowana',
  'round-status.closed': 'zakończona',

  'tier.casual': 'towarzyski',
  'tier.competitive': 'rywalizacyjny',
  'tier.premier': 'mistrzowski',

  'structure.basic': 'struktura podstawowa',
  'structure.advanced': 'struktura zaawansowana',
  'structure.competitive': 'struktura rywalizacyjna',
  'structure.premier': 'struktura mistrzowska',
  'structure.custom': 'struktura niestandardowa',
  'structure.open': 'struktura otwarta',

  'stage.swiss': 'rundy szwajcarskie',
  'stage.elimination': 'rundy pucharowe',
  'stage.double-elimination': 'rundy podwójnej eliminacji',
  'stage.final-match': 'mecz finałowy',

  'bye.odd-number': 'wolny los',
  'bye.earned': 'zdobyty wolny los',
  'bye.opponent-withdrew': 'wolny los po wycofaniu się przeciwnika',

  'seat.first': 'pierwsze miejsce przy stole',
  'seat.second': 'drugie miejsce przy stole',

  'side.light': 'jasna strona',
  'side.dark': 'ciemna strona',

  'constraint.forbidden': 'nie mogą się spotkać',
  'constraint.fixed': 'muszą się spotkać',
  'constraint.free': 'mogą się znowu spotkać',
}
