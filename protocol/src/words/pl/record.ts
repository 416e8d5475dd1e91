import type { record as en } from '../en/record.ts'

export const record: typeof en = {
  andMore: (n) => `i jeszcze ${n}`,
  lateEntry: 'zgłoszenie po terminie',
  reason: (reason) => `Uzasadnienie: ${reason}`,

  'chain-broken': {
    hash: (entry) => `Wpis ${entry} został później zmieniony.`,
    previous: (entry) =>
      `Wpis ${entry} nie łączy się z poprzednim: jakiś wpis usunięto, dodano albo przestawiono.`,
    number: (entry) => `Wpis ${entry} ma w pliku inny numer.`,
    around: () =>
      'Wpisy są w komplecie, ale zmieniono w pliku coś innego: klasyfikację, miejsca końcowe albo nazwiska.',
  },
  'head-differs': (wanted) =>
    `Żaden wpis tego zapisu nie ma kodu ${wanted}. Sprawdź, czy jest przepisany tak jak na wydruku; jeśli tak, po wydrukowaniu coś zmieniono.`,
  'round-differs': {
    tables: (round, players) =>
      players === ''
        ? `Ponowne losowanie rundy ${round} nie daje opublikowanych par.`
        : `Ponowne losowanie rundy ${round} nie daje opublikowanych par. Innego przeciwnika lub wolny los mają: ${players}.`,
    places: (round) =>
      `Ponowne losowanie nie daje opublikowanych miejsc w drabince (od rundy ${round}).`,
    'not-told': (round) =>
      `Nie podano, jakim losem wylosowano rundę ${round}, choć był ustalony wcześniej.`,
    'other-lot': (round) => `Rundy ${round} nie wylosowano losem, który ustalono wcześniej.`,
    'other-draw': (round) => `Rundę ${round} losowano więcej razy, niż zapisano.`,
    'other-hall': (round) =>
      `Rundę ${round} wylosowano bez czegoś, co dodała sala, albo z czymś, czego nie dodała.`,
    'other-entropy': (round) =>
      `Losowanie rundy ${round} nie wynika z jej losu i z tego, co dodała sala.`,
  },
  'standings-differ': {
    standings: (players) =>
      players === ''
        ? 'Opublikowana klasyfikacja nie wynika z wyników.'
        : `Opublikowana klasyfikacja nie wynika z wyników: ${players}.`,
    places: (players) =>
      players === ''
        ? 'Opublikowane miejsca końcowe nie wynikają z wyników.'
        : `Opublikowane miejsca końcowe nie wynikają z wyników: ${players}.`,
    cut: (players) =>
      players === ''
        ? 'Opublikowane odcięcie nie wynika z klasyfikacji.'
        : `Opublikowane odcięcie nie wynika z klasyfikacji: ${players}.`,
  },
  'impossible-fact': (entry) => `Wpis ${entry} jest niemożliwy po tym, co było przed nim.`,
  'unknown-regulation': (regulation) =>
    `Ta wersja Topcut nie zna zasad turniejowych „${regulation}”. Niczego nie udało się wylosować ani przeliczyć ponownie; użyj nowszej wersji.`,

  interventions: {
    'pair-round-by-hand': (round) => `Rundę ${round} sparowano ręcznie.`,
    'pair-round': (round) => `Rundę ${round} losowano ponownie.`,
    'repair-round': (round) => `Pary rundy ${round} zmieniono po opublikowaniu.`,
    'constrain-pair': () =>
      'Ustalono ręcznie, czy dwóch graczy się spotka. Uzasadnienie jest zapieczętowane.',
    'contribute-luck': (_, word) => `Animator dodał do losu następnej rundy: „${word}”.`,
    undo: (round) => `Cofnięto losowanie rundy ${round}.`,
    'undo-luck': () => 'Cofnięto coś, co sala dodała do losu.',
  },
  exception: (what) => `Wyjątek: ${what}.`,
  setAside: 'nie zastosowano zasady',
  setAsideAs: {
    'announced-otherwise': 'zmieniono coś, co już ogłoszono',
    'announcement-outdated': 'rozpoczęto, choć ogłoszenie było nieaktualne',
    'bad-value': 'taki turniej należy do innego poziomu',
    'below-minimum': 'mniej rund albo mniejsze odcięcie, niż przewidują zasady turniejowe',
    'confirmation-missing': 'wynik liczy się bez potwierdzenia przeciwnika',
    'details-incomplete': 'ogłoszono, choć brakowało informacji',
    'hall-full': 'przyjęto kogoś, choć sala była pełna',
    'left-out': 'ktoś został w rundzie bez pary',
    'length-not-allowed': 'rundy krótsze lub dłuższe, niż przewidują zasady turniejowe',
    'list-not-allowed': 'przyjęto rozpiskę niezgodną z zasadami',
    'lists-missing': 'grano, choć brakowało rozpisek',
    'lists-unchecked': 'grano, choć rozpiski nie były sprawdzone',
    'match-under-way': 'zmieniono stół, przy którym już grano',
    'material-missing': 'grano, choć brakowało zamiennika',
    'mission-in-play': 'zmieniono misję w trakcie rundy',
    'mission-not-due': 'rozegrano misję przed jej kolejką',
    'mission-not-listed': 'rozegrano misję spoza listy',
    'missions-not-legal': 'rozegrano misję na niedozwolonej mapie',
    'no-show-leaves': 'ktoś pozostał w turnieju mimo niestawienia się',
    'not-allowed': 'decyzja należąca do innej funkcji',
    'not-announced': 'rozpoczęto bez ogłoszenia',
    'not-in-this-regulation': 'coś, czego te zasady turniejowe nie przewidują',
    'not-next': 'przyjęto kogoś przed innymi z listy rezerwowej',
    'organizer-missing': 'rozpoczęto bez organizatora',
    'other-rules-here': 'przy stole rozstrzygał inny animator niż właściwy',
    'own-matter': 'animator rozstrzygnął we własnym meczu, bo nie było nikogo innego',
    'readmission-off': 'ktoś wrócił do turnieju',
    'ruling-leader-missing': 'animatorzy grali, choć nie było nikogo, kto mógł rozstrzygać',
    'second-judge-missing': 'animator gra, choć nie było drugiego animatora',
    'sharing-too-late': 'dzielenie komponentów zarządzono w trakcie meczu',
    'team-size': 'przyjęto drużynę o innej liczbie członków',
    'variant-not-allowed': 'format niedozwolony na tym poziomie',
    'wrong-bracket': 'sparowano inaczej, niż przewiduje drabinka',
  },
}
