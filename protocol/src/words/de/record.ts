import type { record as en } from '../en/record.ts'

export const record: typeof en = {
  andMore: (n) => `und ${n} weitere`,
  lateEntry: 'Nachmeldung',
  reason: (reason) => `Begründung: ${reason}`,

  'chain-broken': {
    hash: (entry) => `Eintrag ${entry} wurde nachträglich geändert.`,
    previous: (entry) =>
      `Eintrag ${entry} schließt nicht an den vorigen an: Ein Eintrag wurde entfernt, eingefügt oder verschoben.`,
    number: (entry) => `Eintrag ${entry} trägt in der Datei eine andere Nummer.`,
    around: () =>
      'Die Einträge sind vollständig, aber sonst wurde etwas in der Datei geändert: Rangliste, Endplatzierungen oder Namen.',
  },
  'head-differs': (wanted) =>
    `Kein Eintrag dieses Protokolls hat den Code ${wanted}. Prüfen Sie, ob er wie gedruckt eingegeben ist; wenn ja, wurde nach dem Druck etwas geändert.`,
  'round-differs': {
    tables: (round, players) =>
      players === ''
        ? `Runde ${round} ergibt neu ausgelost nicht die veröffentlichten Paarungen.`
        : `Runde ${round} ergibt neu ausgelost nicht die veröffentlichten Paarungen. Andere Gegner oder ein Freilos hätten: ${players}.`,
    places: (round) =>
      `Die Plätze im Turnierbaum ab Runde ${round} ergeben sich neu ausgelost nicht wie veröffentlicht.`,
    'not-told': (round) =>
      `Es ist nicht angegeben, mit welchem Los Runde ${round} ausgelost wurde, obwohl es vorher festgelegt war.`,
    'other-lot': (round) => `Runde ${round} wurde nicht mit dem vorher festgelegten Los ausgelost.`,
    'other-draw': (round) => `Runde ${round} wurde öfter ausgelost, als verzeichnet ist.`,
    'other-hall': (round) =>
      `Runde ${round} wurde ohne etwas ausgelost, das die Halle beigesteuert hatte, oder mit etwas, das nicht von ihr kam.`,
    'other-entropy': (round) =>
      `Runde ${round} wurde nicht aus ihrem Los und dem Beitrag der Halle ausgelost.`,
  },
  'standings-differ': {
    standings: (players) =>
      players === ''
        ? 'Die veröffentlichte Rangliste ergibt sich nicht aus den Ergebnissen.'
        : `Die veröffentlichte Rangliste ergibt sich nicht aus den Ergebnissen: ${players}.`,
    places: (players) =>
      players === ''
        ? 'Die veröffentlichten Endplatzierungen ergeben sich nicht aus den Ergebnissen.'
        : `Die veröffentlichten Endplatzierungen ergeben sich nicht aus den Ergebnissen: ${players}.`,
    cut: (players) =>
      players === ''
        ? 'Der veröffentlichte Schnitt ergibt sich nicht aus der Rangliste.'
        : `Der veröffentlichte Schnitt ergibt sich nicht aus der Rangliste: ${players}.`,
  },
  'impossible-fact': (entry) =>
    `Eintrag ${entry} kann nach dem, was davor steht, nicht geschehen sein.`,
  'unknown-regulation': (regulation) =>
    `Diese Version von Topcut kennt die Turnierregeln „${regulation}“ nicht. Es ließ sich nichts neu auslosen oder nachrechnen; nehmen Sie eine neuere Version.`,

  interventions: {
    'pair-round-by-hand': (round) => `Runde ${round} wurde von Hand gepaart.`,
    'pair-round': (round) => `Runde ${round} wurde noch einmal ausgelost.`,
    'repair-round': (round) =>
      `Paarungen von Runde ${round} wurden nach der Veröffentlichung geändert.`,
    'constrain-pair': () =>
      'Ob zwei Spieler aufeinandertreffen, wurde von Hand festgelegt. Die Begründung ist versiegelt.',
    'contribute-luck': (_, word) =>
      `Ein Verantwortlicher hat zum Los der nächsten Runde beigetragen: „${word}“.`,
    undo: (round) => `Die Auslosung von Runde ${round} wurde rückgängig gemacht.`,
    'undo-luck': () => 'Ein Beitrag der Halle zum Los wurde rückgängig gemacht.',
  },
  exception: (what) => `Ausnahme: ${what}.`,
  setAside: 'Eine Regel wurde nicht angewendet',
  setAsideAs: {
    'announced-otherwise': 'Bekanntgegebenes wurde nachträglich geändert',
    'announcement-outdated': 'Begonnen, obwohl sich Bekanntgegebenes geändert hatte',
    'bad-value': 'Diese Art von Turnier gehört zu einer anderen Turnierebene',
    'below-minimum': 'Weniger Runden oder ein kleinerer Schnitt, als die Turnierregeln vorsehen',
    'confirmation-missing': 'Ein Ergebnis zählt ohne Bestätigung des Gegners',
    'details-incomplete': 'Bekanntgegeben, obwohl noch Angaben fehlten',
    'hall-full': 'Jemand wurde aufgenommen, obwohl die Halle voll war',
    'left-out': 'Jemand wurde in einer Runde nicht gepaart',
    'length-not-allowed': 'Kürzere oder längere Runden, als die Turnierregeln vorsehen',
    'list-not-allowed': 'Eine Liste wurde angenommen, die den Regeln nicht entspricht',
    'lists-missing': 'Weitergespielt, obwohl Listen fehlten',
    'lists-unchecked': 'Weitergespielt, obwohl Listen nicht geprüft waren',
    'match-under-way': 'Ein Tisch wurde geändert, obwohl dort schon gespielt wurde',
    'material-missing': 'Weitergespielt, obwohl Ersatz für Material fehlte',
    'mission-in-play': 'Der Gefechtseinsatz wurde während der Runde geändert',
    'mission-not-due': 'Ein Gefechtseinsatz wurde gespielt, bevor er an der Reihe war',
    'mission-not-listed': 'Ein Gefechtseinsatz wurde gespielt, der nicht vorgesehen war',
    'missions-not-legal': 'Ein Gefechtseinsatz auf einem nicht zugelassenen Spielplan',
    'no-show-leaves': 'Jemand bleibt im Turnier, ohne angetreten zu sein',
    'not-allowed': 'Eine Entscheidung, die einem anderen Amt zusteht',
    'not-announced': 'Begonnen ohne Bekanntgabe',
    'not-in-this-regulation': 'Etwas, das diese Turnierregeln nicht kennen',
    'not-next': 'Jemand wurde vor anderen auf der Warteliste aufgenommen',
    'organizer-missing': 'Begonnen ohne Organisator',
    'other-rules-here':
      'An einem Tisch hat ein anderer als der zuständige Verantwortliche entschieden',
    'own-matter':
      'Ein Verantwortlicher hat über das eigene Spiel entschieden, weil sonst niemand da war',
    'readmission-off': 'Jemand ist wieder beigetreten',
    'ruling-leader-missing':
      'Verantwortliche haben gespielt, obwohl niemand übrig war, der dort entscheiden konnte',
    'second-judge-missing':
      'Ein Verantwortlicher spielt mit, obwohl kein zweiter Verantwortlicher da war',
    'sharing-too-late': 'Gemeinsame Nutzung wurde angeordnet, als schon gespielt wurde',
    'team-size': 'Ein Team anderer Größe wurde aufgenommen',
    'variant-not-allowed': 'Ein Spielformat, das auf dieser Ebene nicht zugelassen ist',
    'wrong-bracket': 'Anders gepaart, als der Turnierbaum es vorsieht',
  },
}
