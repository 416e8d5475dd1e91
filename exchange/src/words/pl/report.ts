import type { Why } from '../../recognise-regulation.ts'
import type { ReportWords } from '../en/report.ts'

export const report: ReportWords = {
  causes: {
    'modified-as-win': 'zwycięstwo warunkowe policzone jako pełne',
    'win-as-modified': 'pełne zwycięstwo policzone jako warunkowe',
    'bye-not-counted': 'nie policzono wolnego losu',
    'bye-margin': 'wolny los policzony z innym rozmiarem zwycięstwa',
    'draw-counted-otherwise': 'remis policzony inaczej',
    'one-match-missing': 'jeden mecz pominięty albo policzony dwa razy',
    'margin-of-equal-scores': 'równy wynik policzony bez rozmiaru zwycięstwa',
    'own-formula': 'program ma własny wzór; porównano według niego',
    'no-head-to-head': 'miejsca ustalone bez bezpośredniego pojedynku',
    'follows-points': 'wynika z punktów podanych w pliku',
    'keyed-by-name': 'program rozróżnia graczy po nazwisku: dwóch o tym samym to tam jeden',
    'winner-not-written': 'program nie zapisuje, kto wygrał przy równym wyniku',
    'first-bye-omitted': 'program pomija wolne losy pierwszej rundy',
    'result-of-another-title': 'wynik z innej gry',
    'swapped-scores': 'zamienione punkty lub gracze',
  },
  lost: {
    'squad-text': (of) => `rozpiska gracza ${of}: zwykły tekst`,
    squad: (of) => `rozpiska gracza ${of}`,
    email: (of) => `adres e-mail gracza ${of}`,
    group: (of) => `klub lub grupa gracza ${of}`,
    faction: (of) => `frakcja gracza ${of}`,
    'points-of-penalty': (of) => `punkty karne gracza ${of}`,
    table: (of) => `stały stół gracza ${of}`,
    seed: (of) => `rozstawienie gracza ${of}`,
    rating: (of) => `ranking gracza ${of}`,
    field: (of) => `„${of}”: w scenariuszu nie ma na to miejsca`,
    'player-without-match': (of) => `${of}: na liście, ale bez meczu`,
    'match-twice': (of) => `mecz ${of}: ktoś gra dwa razy w tej rundzie`,
    scores: (of) => `punkty w meczu ${of}: znany jest tylko zwycięzca`,
    side: (of) => `strony w meczu ${of}: nieznane`,
    tie: (of) => `co rozstrzygnęło równy wynik: ${of}`,
    'other-event': (of) => `inny turniej z pliku: ${of}`,
    replay: (of) => `dokument odrzuca rundy w tej postaci (${of})`,
  },
  unsaid: {
    regulation: 'dokument',
    date: 'data',
    tier: 'poziom turnieju',
    structure: 'struktura',
    entropy: 'z czego losowano',
    options: 'jak odczytano niejasne zasady',
    missions: 'misje potyczki',
    players: 'kolejność graczy',
    player: 'gracz',
    earnedBye: 'zdobyte wolne losy',
    avoid: 'kto ma się nie spotkać',
    squadPoints: 'punkty eskadr',
    from: 'zgłoszenia po terminie',
    members: 'skład drużyn',
    stage: 'rodzaj rundy',
    matches: 'pary lub wolne losy',
    result: 'wyniki',
    ending: 'jak zakończyły się mecze',
    score: 'punkty w meczach',
    drop: 'kto kiedy się wycofał',
    readmit: 'kto wrócił',
    disqualify: 'dyskwalifikacje',
    rulings: 'odjęte punkty',
    rounds: 'rundy',
  },
  notWritten: (format, what, count) =>
    `${format} nie ma miejsca na: ${what}${count > 1 ? ` (${count})` : ''}.`,
  why: ({ by, win, hasMargin, date }: Why) => {
    const points = `${win} pkt za zwycięstwo${hasMargin ? ', rozmiar zwycięstwa' : ''}`
    const day = date === null ? '' : `; ${date}`
    switch (by) {
      case 'asked':
        return 'na życzenie'
      case 'named':
        return 'podano w pliku'
      case 'points':
        return `${points}${day}`
      case 'date':
        return `wtedy ${points}${day}`
      case 'scores':
        return 'równy wynik ze zwycięzcą'
      case 'default':
        return 'nic w pliku temu nie przeczy'
    }
  },
}
