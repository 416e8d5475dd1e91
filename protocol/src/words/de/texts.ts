import type { texts as en } from '../en/texts.ts'

export const texts: typeof en = {
  // Scope
  'scope.sanctioned':
    'Diese Regeln gelten für jedes Turnier, das der Verlag offiziell unterstützt.',
  'scope.programme':
    'Diese Regeln gelten für alle Turniere im Spielprogramm des Verlags und seiner Partner.',
  'scope.game-rules': 'Für das Spiel selbst gelten die Grundregeln und die FAQ.',
  'scope.reference-guide':
    'Für das Spiel selbst gelten das Referenzhandbuch der neueren Grundbox und die FAQ.',
  'scope.faq': 'Neben diesen Regeln gelten die offiziellen FAQ.',
  'scope.newest-rules':
    'Es gelten immer die neuesten Regeln und die neuesten FAQ; von einer Karte zählt nur der Text.',
  'scope.standard-format':
    'Behandelt wird nur das Standard-Format; andere Formate haben ein eigenes Dokument.',
  'scope.course':
    'Nach der Anmeldung folgen gepaarte Turnierrunden, aus ihnen entsteht die Rangliste; meist schließt eine Siegerehrung den Tag ab.',
  'scope.team-rules':
    'Für 2 gegen 2 gelten die Regeln der Erweiterung Gleichgewicht der Macht für das Team-Spiel und für mehrere Spieler.',

  // Tiers
  'tier.one-each': 'Jedes offizielle Turnier gehört zu genau einer Turnierebene.',
  'tier.keeps-nobody-out':
    'Eine Turnierebene sagt, was von den Teilnehmern erwartet wird; ausschließen soll sie niemanden.',
  'tier.unofficial':
    'Ein inoffizielles Turnier wird am besten entspannt gespielt, es sei denn, es richtet sich an wettkampforientierte Spieler.',
  'tier.same-standard':
    'Kompetitive und Premium-Turniere werden weltweit nach demselben Standard durchgeführt.',
  'tier.same-enforcement':
    'In formalen und Premium-Turnieren gilt überall derselbe Standard dafür, wie gespielt wird und wie die Regeln angewendet werden.',
  'tier.casual.mood': 'Gespielt wird freundschaftlich, im Vordergrund steht der Spaß.',
  'tier.casual.newcomers': 'Niemand muss jede Regel kennen.',
  'tier.casual.welcome': 'Alle sind willkommen, gleich mit welcher Erfahrung.',
  'tier.casual.teaching':
    'Anderen beim Lernen zu helfen ist erwünscht, solange es den Ablauf nicht aufhält.',
  'tier.casual.occasions': 'Hierher gehören Ligen, wöchentliche Spieleabende und Spaßturniere.',
  'tier.competitive.knowledge': 'Erwartet werden allgemeine Regelkenntnisse.',
  'tier.competitive.leniency': 'Wer Feinheiten nicht kennt, sollte dafür nicht bestraft werden.',
  'tier.competitive.alike': 'Gespielt wird in jedem Laden auf die gleiche Weise.',
  'tier.competitive.pace': 'Die Spieler kennen die Grundregeln und spielen in angemessenem Tempo.',
  'tier.competitive.occasions':
    'Hierher gehören Lokalmeisterschaften und einzelne besondere Turniere.',
  'tier.premier.highest': 'Dies ist die höchste Turnierebene.',
  'tier.premier.conduct':
    'Von allen wird das höchste Niveau erwartet, auch von den Verantwortlichen.',
  'tier.premier.knowledge':
    'Regeln, neueste FAQ und diese Turnier-Regularien werden als bekannt vorausgesetzt.',
  'tier.premier.strict': 'Jede Regel wird streng angewendet.',
  'tier.premier.experience': 'Von den Spielern wird eine gewisse Erfahrung erwartet.',
  'tier.premier.professional':
    'Von Spielern und Turnier-Offiziellen wird hohe Professionalität erwartet.',
  'tier.premier.occasions':
    'Hierher gehören Regionalmeisterschaften, nationale Meisterschaften und die Weltmeisterschaft.',

  // Before the start
  'announcement.in-good-time':
    'Einzelheiten zum Turnier sollten den Spielern klar und rechtzeitig mitgeteilt werden.',
  'announcement.custom-structure':
    'Runden und Schnitt einer eigenständigen Turnierstruktur stehen in der Eventübersicht oder werden den Teilnehmern vor Beginn mitgeteilt.',
  'officials.roles':
    'Rollen sind Organisator, Oberschiedsrichter, Schiedsrichter und Spieler; Anzahl und Aufgaben bleiben offen.',
  'officials.off-duty':
    'Ein Schiedsrichter, der gerade nicht im Einsatz ist, gilt als Zuschauer und sollte das sagen.',
  'officials.player-between-matches': 'Ein Spieler, der gerade kein Spiel hat, gilt als Zuschauer.',
  'officials.errors':
    'Ein Schiedsrichter, der einen Fehler bemerkt, sollte die Spieler darauf hinweisen; sie lösen ihn selbst oder lassen den Schiedsrichter entscheiden.',
  'officials.review':
    'Jeder Spieler darf die Entscheidung eines Schiedsrichters vom Oberschiedsrichter überprüfen lassen; dessen Entscheidung ist endgültig.',
  'documents.rulebook': 'Das Grundregelwerk.',
  'documents.reference-guide': 'Das Referenzhandbuch mit den vollständigen Regeln.',
  'documents.faq': 'Die FAQ in der neuesten Fassung.',
  'documents.tournament-rules': 'Diese Turnier-Regularien.',
  'documents.event-outline': 'Die Eventübersicht.',
  'documents.others': 'Jedes weitere Dokument, das gebraucht wird.',
  'venue.room-and-chairs': 'Der Organisator stellt Räume, Stühle und Tische.',
  'venue.play-area-feet':
    'Jeder Tisch hat eine Spielfläche von 3 × 3 Fuß (etwa 90 × 90 cm) mit klaren Kanten.',
  'venue.play-area':
    'Jedes Spiel hat eine Spielfläche von etwa 90 × 90 cm mit klar markierten Kanten.',
  'venue.table-size': 'Jedes Spiel hat einen Tisch von etwa 90 × 90 cm.',
  'venue.player-edges':
    'Zwei gegenüberliegende Kanten jedes Tisches sollten als Spielerkanten gekennzeichnet sein.',
  'venue.room': 'Neben der Spielfläche sollte Platz für die Spielkomponenten beider Spieler sein.',
  'venue.table-numbers':
    'Die Tische sollten nummeriert sein, damit die Spieler in jeder Runde ihren Platz finden.',
  'venue.friction':
    'Spielmatten oder eine andere Unterlage, auf der nichts rutscht, werden dringend empfohlen.',
  'venue.friction-recommended':
    'Spielmatten oder eine andere Unterlage, auf der nichts rutscht, werden empfohlen.',
  'venue.own-mats': 'Spieler dürfen nur offizielle Matten zu diesem Spiel mitbringen.',
  'venue.organizer-mats':
    'Matten des Organisators dürfen von Drittanbietern sein; ein Spieler darf stattdessen eine eigene offizielle Matte auslegen.',
  'venue.maps':
    'Gespielt wird auf offiziellen Spielplanteilen oder offiziellen Gefechtsspielplänen; stellt der Organisator keine, bringen die Spieler sie mit.',
  'venue.blank-lists': 'Leere Listen und Stifte liegen bereit, wenn Listen verlangt werden.',
  'seating.team-mates': 'Teamkollegen sitzen nebeneinander, die Gegner gegenüber.',
  'seating.dark-side-first':
    'Zuerst setzt sich die Dunkle Seite, Spieler 1 rechts von Spieler 2; danach setzt sich die Helle Seite gegenüber.',

  // What players bring
  'kit.squad': 'Alle Teile der Jägerstaffel.',
  'kit.models': 'Schiffsmodelle mit Basen und Haltestäbchen.',
  'kit.pilot-and-upgrade-cards': 'Pilotenkarten und Aufwertungskarten.',
  'kit.ship-cards': 'Schiffskarten.',
  'kit.ship-tokens': 'Schiffsmarker.',
  'kit.tokens': 'Alle benötigten Marker.',
  'kit.complete-damage-deck': 'Ein vollständiger Schadensstapel.',
  'kit.damage-deck': 'Ein Schadensstapel.',
  'kit.dice': 'Würfel.',
  'kit.attack-and-defence-dice': 'Genügend Angriffs- und Verteidigungswürfel.',
  'kit.templates': 'Ein vollständiger Satz Manöverschablonen.',
  'kit.maneuver-templates': 'Manöverschablonen.',
  'kit.range-ruler': 'Ein Maßstab.',
  'kit.figures': 'Die Figuren der Armee.',
  'kit.deployment-cards': 'Aufstellungskarten, auch die für Gefechte.',
  'kit.command-deck': 'Der Befehlsstapel.',
  'kit.maps': 'Zugelassene Spielplanteile oder Gefechtsspielpläne.',
  'kit.mission-cards': 'Gefechts-Einsatzkarten.',
  'kit.everything-else': 'Was sonst noch zum Spielen gebraucht wird.',
  'kit.nothing-supplied': 'Der Organisator muss keine Spielkomponenten stellen.',
  'lists.bring':
    'Eine verlangte Liste sollte ausgefüllt mitgebracht werden; sonst sollten die Spieler früh genug kommen, um sie vor Ort auszufüllen.',

  // Products
  'products.third-party':
    'Von Drittanbietern sind nur nicht notwendige Marker sowie Maßstäbe und Manöverschablonen in offizieller Größe erlaubt; Oberschiedsrichter oder Organisator dürfen sie ablehnen.',
  'products.third-party-at-discretion':
    'Über Marker, Maßstäbe und Manöverschablonen von Drittanbietern entscheidet der Oberschiedsrichter.',
  'products.third-party-measures':
    'Über Maßstäbe und Manöverschablonen von Drittanbietern entscheidet der Oberschiedsrichter.',
  'products.set-up-templates':
    'Schablonen eigens für den Aufbau sind verboten; Maßstab und Manöverschablonen dürfen beim Aufstellen der Schiffe helfen.',
  'products.no-dice-app': 'Die Würfel-App ist nicht erlaubt.',

  // Set-up
  'set-up.squads':
    'Beide Jägerstaffeln liegen an der Kante ihres Spielers, außerhalb der Spielfläche.',
  'set-up.reveal':
    'Alles wird offengelegt; mehrfach vorhandene Schiffe erhalten ID-Marker, ein Spieler zeigt Weiß, der andere Schwarz.',
  'set-up.damage-decks':
    'Jeder Spieler mischt seinen Schadensstapel und reicht ihn dem Gegner, der mischen und abheben darf.',
  'set-up.damage-decks-open':
    'Die Schadensstapel dürfen auf Wunsch durchgesehen werden; dann wird jeder gemischt und dem Gegner gereicht, der mischen und abheben darf.',
  'set-up.damage-decks-either':
    'Jeder Spieler mischt seinen Schadensstapel und reicht ihn dem Gegner, der mischen oder abheben darf.',
  'set-up.initiative-by-coin':
    'Wer weniger Gesamt-Kommandopunkte hat, entscheidet, wer die Initiative hat; bei gleicher Summe entscheidet, wer den Münzwurf gewinnt.',
  'set-up.initiative-by-lot':
    'Wer weniger Gesamt-Kommandopunkte hat, entscheidet, wer die Initiative hat; bei gleicher Summe wird ausgelost, wer entscheidet.',
  'set-up.obstacles':
    'Alle sechs Hindernismarker werden abwechselnd gelegt, wer die Initiative hat zuerst: nicht in Reichweite 1–2 einer Kante und nicht in Reichweite 1 voneinander.',
  'set-up.ships':
    'Die Schiffe werden in aufsteigender Reihenfolge des Pilotenwerts aufgestellt; Schablonen messen nur innerhalb von Reichweite 1 der eigenen Kante.',
  'set-up.ships-by-skill':
    'Die Schiffe werden in aufsteigender Reihenfolge des Pilotenwerts aufgestellt.',
  'set-up.shields':
    'Schilde werden verteilt und besondere Spielkomponenten bereitgelegt; vor dem Start der Runde bewegt sich kein Schiff.',
  'set-up.mission':
    'Für alle Tische der Runde wird ein Gefechtseinsatz gezogen; er kehrt erst wieder, wenn alle anderen gespielt sind.',
  'set-up.deployment-cards':
    'Beide Spieler decken ihre Aufstellungskarten auf und verteilen ID-Marker; die Befehlsstapel bleiben verdeckt.',
  'set-up.skirmish-initiative': 'Die Initiative wird nach dem Gefechtshandbuch bestimmt.',
  'set-up.map':
    'Wer die Initiative hat, stellt die Spielplanteile und baut den Spielplan des Einsatzes auf.',
  'set-up.deployment':
    'Wer die Initiative hat, wählt eine Aufstellungszone und stellt dort alles auf, danach der andere Spieler in der gegenüberliegenden Zone.',
  'set-up.command-decks':
    'Jeder Spieler mischt seinen Befehlsstapel, reicht ihn dem Gegner, der mischen und abheben darf, und zieht drei Befehlskarten.',
  'set-up.choose-sides':
    'Vor der Begegnung entscheidet eine Münze oder ein Würfel, wer für das erste Spiel die Seiten wählen darf.',
  'set-up.dark-side-by-lot':
    'Eine Münze oder ein Würfel entscheidet, welches Team im ersten Spiel die Dunkle Seite spielt.',
  'set-up.switch-sides': 'Für das zweite Spiel werden die Seiten gewechselt.',
  'set-up.mulligan':
    'Einmal, nach dem Ziehen der ersten sechs Karten, darf ein Spieler alle zurückmischen und sechs neue ziehen, die dann bleiben.',
  'mirror-match.happens':
    'Beide Jägerstaffeln gehören zur selben Fraktion; die Paarung vermeidet das nicht.',
  'mirror-match.unique-names': 'Derselbe einzigartige Name darf auf beiden Seiten vorkommen.',
  'mirror-match.tell-apart':
    'Die Spieler müssen ihre Schiffe unterscheidbar machen, durch ID-Marker, andere Marker oder Bemalung.',
  'mirror-match.dials': 'Manöverräder dürfen auf den Schiffskarten liegen.',
  'mirror-match.id-tokens': 'Alle Schiffe beider Jägerstaffeln erhalten ID-Marker.',
  'mirror-match.id-tokens-or-agreed':
    'Alle Schiffe beider Jägerstaffeln erhalten ID-Marker, oder es wird eine andere Kennzeichnung vereinbart.',

  // The round
  'round-start.set-up-first':
    'Die Runde startet erst, wenn die Spielvorbereitung abgeschlossen ist; nach dem Start bleibt kein Schritt davon übrig.',
  'round-start.wait':
    'Nach der Spielvorbereitung sollten die Spieler auf den Start der Runde warten.',
  'round-start.running': 'Läuft die Runde bereits, darf sofort begonnen werden.',
  'round-start.clock':
    'Die Stoppuhr sollte gestartet werden, sobald die meisten Spieler sitzen und mit der Spielvorbereitung begonnen haben.',
  'table.dispute':
    'Ein Streit, den die Spieler nicht selbst lösen, muss einem Schiedsrichter vorgelegt werden.',
  'table.illegal-state':
    'Ist ein unzulässiger Spielzustand entstanden, sollten sich die Spieler zuerst selbst einigen; danach darf ein Schiedsrichter zu Rate gezogen werden.',
  'table.golden-rule':
    'Der Kartentext geht den Regeln vor, außer wo die Regeln etwas ausdrücklich ausschließen.',
  'table.dice-app': 'Eine Würfel-App muss jederzeit für beide Spieler sichtbar bleiben.',
  'table.dice-app-shared':
    'Eine Würfel-App ist erlaubt, wenn beide Spieler das Gerät jederzeit sehen; der Gegner darf verlangen, sie gemeinsam zu nutzen.',
  'table.damage-deck':
    'Jeder Spieler hat einen eigenen Schadensstapel und Ablagestapel; der Gegner darf den Stapel vor dem Mischen durchsehen, ein Schiedsrichter jederzeit.',
  'table.score-pile':
    'Zerstörte Schiffe sollten mit allen Aufwertungskarten, auch den früher abgelegten, auf einen Siegpunktestapel kommen.',
  'table.score-pile-required':
    'Zerstörte Schiffe müssen mit allen Aufwertungskarten, auch den früher abgelegten, auf einen Siegpunktestapel kommen.',
  'table.discarded-cards': 'Abgelegte Karten werden umgedreht und bleiben bei ihrem Schiff.',
  'table.open-information': 'Zerstörte Schiffe und abgelegte Karten sind offene Informationen.',
  'table.defeated-figures':
    'Besiegte Figuren kommen auf ihre Aufstellungskarte; kehrt eine zurück, bleibt dort ein Anstrengungsmarker liegen.',
  'table.upgrades-stay':
    'Ausrüstungskarten sollten neben den Aufstellungskarten liegen bleiben, auch wenn die Gruppe zerstört ist.',
  'table.defeated-are-open':
    'Besiegte Figuren und abgelegte Ausrüstungskarten sind offene Informationen.',
  'round-end.game-round':
    'Ist die Zeit abgelaufen, wird die aktuelle Runde noch zu Ende gespielt; dann werden die Siegpunkte gezählt.',
  'round-end.status-phase':
    'Ist das Zeitlimit erreicht, wird die aktuelle Runde noch bis zum Ende der Statusphase gespielt; dann werden die Siegpunkte berechnet.',
  'round-end.light-side-turn':
    'Ist das Zeitlimit erreicht, wird noch bis zum Ende des HS-Spielzugs gespielt; ohne Sieger endet das Spiel unentschieden.',
  'round-end.finals-points':
    'In den Finalrunden entscheiden Punkte ein offenes Spiel: Einsatzziele für die Helle Seite, der Todessternanzeiger für die Dunkle Seite, Schaden und das Gleichgewicht der Macht für beide.',
  'round-end.second-game':
    'Das erste Spiel wird zu Ende gespielt; der Rest des Zeitlimits gehört dem zweiten.',
  'round-end.final-salvo':
    'Bei gleichen Siegpunkten entscheidet die finale Salve: Jeder Spieler wirft so viele Angriffswürfel, wie die aufgedruckten Primärwaffenwerte der übrigen Schiffe zusammen ergeben; mehr Treffer und kritische Treffer gewinnen.',
  'round-end.initiative':
    'Bei gleichen Siegpunkten endet das Spiel in Schweizer Runden unentschieden; in K.\u00a0o.-Runden gewinnt, wer die Initiative hat.',
  'round-end.level-victory-points':
    'Bei gleichen Siegpunkten entscheiden die Punkte für besiegte Figuren, dann der geringere Schaden auf der eigenen Seite, dann ein blauer Würfel.',

  // Conduct
  'conduct.acceptance':
    'Mit der Teilnahme werden die Verhaltensregeln anerkannt; Verstöße können zur Disqualifikation oder zum Ausschluss vom Spielprogramm führen.',
  'conduct.stalling': 'Absichtliches Spielen auf Zeit ist unsportlich.',
  'conduct.rules-gaps': 'Regellücken unfair auszunutzen ist unsportlich.',
  'conduct.illegal-state': 'Einen unzulässigen Spielzustand aufrechtzuerhalten ist unsportlich.',
  'conduct.force': 'Unnötige Gewalt im Umgang mit Spielkomponenten ist unsportlich.',
  'conduct.infinite-combo': 'Der Missbrauch einer endlosen Kombination ist unsportlich.',
  'conduct.behaviour': 'Unangemessenes Benehmen ist unsportlich.',
  'conduct.discourtesy': 'Respektlosigkeit gegenüber dem Gegner ist unsportlich.',
  'conduct.cheating': 'Betrug ist unsportlich.',
  'conduct.collusion': 'Absprachen, die ein Ergebnis manipulieren, sind streng verboten.',
  'conduct.intentional-draw':
    'Einzige Ausnahme ist ein vereinbartes Unentschieden in Schweizer Runden in Anwesenheit des Oberschiedsrichters oder eines Schiedsrichters.',
  'conduct.no-notes':
    'Während einer Runde werden keine Notizen gemacht und weder Material noch Informationen von außen genutzt.',
  'conduct.no-outside-information':
    'Während einer Runde werden weder Material noch Informationen von außen genutzt.',
  'conduct.always-allowed':
    'Offizielle Regeldokumente, Spielkomponenten ohne verdeckte Informationen und Fragen an einen Schiedsrichter sind immer erlaubt.',
  'conduct.documents-allowed':
    'Jederzeit dürfen offizielle Dokumente eingesehen und Schiedsrichter gefragt werden.',
  'conduct.missed-opportunity':
    'Eine verpasste Gelegenheit darf nur mit Zustimmung des Gegners nachgeholt werden.',
  'conduct.missed-opportunity-explicit':
    'Eine verpasste Gelegenheit darf nur mit ausdrücklicher Zustimmung des Gegners nachgeholt werden.',
  'conduct.rushing':
    'Durch Ablenken oder Drängen eine Gelegenheit verpassen zu lassen ist unsportlich.',
  'conduct.margin-of-error':
    'Kleine Ungenauigkeiten beim Platzieren werden toleriert; sie auszunutzen ist verboten.',
  'conduct.margin-should-not':
    'Kleine Ungenauigkeiten beim Platzieren werden toleriert, sollten aber nicht ausgenutzt werden.',
  'conduct.margin-where-harmless':
    'Kleine Ungenauigkeiten beim Platzieren werden nur toleriert, wo sie für das Spiel keine Rolle spielen.',
  'conduct.no-shifting':
    'Gewalt und absichtliches Verschieben sind verboten; im Streit sollte ein Verantwortlicher gerufen werden.',
  'conduct.margin-by-marshal': 'Über Positionen hat der Oberschiedsrichter das letzte Sagen.',
  'conduct.margin-by-judge':
    'Gewalt ist verboten; im Streit sollte ein Schiedsrichter gerufen werden, dessen Entscheidung endgültig ist.',
  'conduct.own-game-state':
    'Die Spieler sind selbst für den richtigen Spielzustand und für alle verpflichtenden Schritte und Fähigkeiten verantwortlich.',
  'conduct.decks-stay':
    'Decks bleiben turnierlegal und unverändert: Zwischen den Runden wird keine Karte entfernt oder getauscht.',
  'conduct.devices':
    'Elektronische Geräte, die beim Erfassen des Spiels und beim Entscheiden helfen, sind verboten.',
  'conduct.false-result': 'Ein falsches Ergebnis zu melden ist ein Verstoß.',
  'conduct.losing-on-purpose':
    'Absichtlich zu verlieren, um jemand anderen voranzubringen, ist eine Absprache.',
  'spectators.quiet':
    'Zuschauer stören keine Spiele, geben Spielern keinen Rat und helfen ihnen nicht.',
  'spectators.breaches':
    'Ein Zuschauer, der einen Regelverstoß sieht, darf sich an einen Verantwortlichen wenden; eine verpasste Gelegenheit ist kein Verstoß.',

  // Material
  'material.share-any-time':
    'Vor oder während einer Runde darf ein Spieler verlangen, dass ein Maßstab, ein Satz Schablonen oder ein Satz Würfel für die ganze Runde gemeinsam genutzt wird.',
  'material.share-before-round':
    'Vor einer Runde darf ein Spieler darum bitten, dass ein Maßstab, ein Satz Schablonen oder ein Satz Würfel für die ganze Runde gemeinsam genutzt wird.',
  'material.share-before-match':
    'Vor einem Spiel darf ein Spieler darum bitten, dass ein Maßstab oder ein Satz Manöverschablonen für dieses Spiel gemeinsam genutzt wird; das letzte Sagen hat der Oberschiedsrichter.',
  'material.share-dice':
    'Vor oder während einer Runde darf ein Spieler verlangen, dass ein Satz Würfel für die ganze Runde gemeinsam genutzt wird; ein Schiedsrichter oder Oberschiedsrichter kann das überprüfen.',
  'material.share-review':
    'Ein Schiedsrichter oder Oberschiedsrichter kann die gemeinsame Nutzung überprüfen.',
  'material.one-set':
    'Der Oberschiedsrichter kann für eine Runde einen einzigen Maßstab, Satz Schablonen oder Satz Würfel anordnen.',
  'material.one-set-of-dice':
    'Der Oberschiedsrichter kann für eine Runde einen einzigen Satz Würfel anordnen.',
  'material.tell-ships-apart':
    'Hat eine Jägerstaffel ein Schiff mehrfach, müssen jedes und seine Karte durch Marker, Aufkleber oder Markierung erkennbar sein.',
  'material.tell-figures-apart':
    'Hat eine Armee mehrere gleiche Aufstellungskarten, müssen jede Figur und ihre Karte unterscheidbar markiert sein.',
  'material.paint': 'Schiffe dürfen bemalt werden.',
  'material.paint-offends-nobody': 'Schiffe dürfen bemalt werden, solange es niemanden beleidigt.',
  'material.inoffensive-paint':
    'Schiffe dürfen bemalt werden, solange es niemanden beleidigt und das Spiel nicht stört.',
  'material.size-and-shape':
    'Modelle und Basen behalten Größe und Form; Basen dürfen beschwert werden.',
  'material.pegs': 'Haltestäbchen dürfen verändert oder ersetzt werden.',
  'material.pegs-may-be-adjusted':
    'Wo sich Modelle berühren würden, dürfen Haltestäbchen ergänzt oder entfernt werden.',
  'material.pegs-must-be-adjusted':
    'Wo sich Modelle berühren würden, müssen Haltestäbchen ergänzt oder entfernt werden.',
  'material.cards':
    'Karten werden nicht verändert; Schutzhüllen sind erlaubt, für Schadenskarten nur gleiche und unveränderte.',
  'material.marks': 'Marker und Manöverräder dürfen ein Besitzzeichen tragen, das nichts verrät.',
  'material.marked-obstacles':
    'Hindernismarker dürfen ein Besitzzeichen tragen; sonst werden sie nicht verändert.',
  'material.unmarked-obstacles': 'Hindernismarker werden weder verändert noch gekennzeichnet.',
  'material.marked-obstacles-and-bombs':
    'Hindernis- und Bombenmarker dürfen nur ein Besitzzeichen tragen.',
  'material.marked-dice':
    'Würfel dürfen nur ein unauffälliges Besitzzeichen mit wasserfestem Stift tragen.',
  'material.painted-figures':
    'Figuren dürfen bemalt werden, solange sie erkennbar bleiben; Basen behalten Größe und Form.',
  'material.command-cards':
    'Karten werden nicht verändert; Hüllen sind erlaubt, für den Befehlsstapel nur gleiche und unveränderte.',
  'material.marked-tiles': 'Marker und Spielplanteile dürfen nur ein Besitzzeichen tragen.',
  'material.required-tokens':
    'Schiffsmarker, Hindernismarker und die Bombenmarker der Jägerstaffel sind notwendig.',
  'material.other-tokens':
    'Andere Marker dürfen ersetzt werden, wenn der Ersatz klar ist, nichts verdeckt und sich nicht leicht verstellt; bei Einspruch entscheidet der Oberschiedsrichter.',
  'material.other-markers':
    'Marker sind nicht notwendig; andere dürfen sie ersetzen, wenn sie klar sind, nichts verdecken und sich nicht leicht verstellen; bei Einspruch entscheidet der Oberschiedsrichter.',
  'material.report-loss':
    'Der Verlust einer Spielkomponente sollte sofort einem Verantwortlichen gemeldet werden.',
  'material.damaged':
    'Eine beschädigte Spielkomponente wird ersetzt; ist das nicht möglich, gilt sie als verloren.',
  'material.damaged-card':
    'Eine beschädigte Karte bleibt bei der Jägerstaffel liegen; für den Rest des Turniers ersetzt sie eine Proxy-Karte eines Verantwortlichen.',
  'material.damaged-model':
    'Ein beschädigtes Modell oder Haltestäbchen, das das Spiel nicht beeinträchtigt, bleibt bei der Jägerstaffel liegen.',
  'material.damaged-dice':
    'Beschädigte Würfel, Maßstäbe und Schablonen bleiben bei der Jägerstaffel liegen; für den Rest der Runde sollten die des Gegners mitgenutzt werden.',
  'material.damaged-army-card':
    'Eine beschädigte Karte bleibt bei der Armee liegen; für den Rest des Turniers ersetzt sie eine Proxy-Karte eines Verantwortlichen.',
  'material.damaged-die':
    'Ein beschädigter Würfel bleibt bei der Armee liegen; für den Rest der Runde sollten die Würfel des Gegners mitgenutzt werden.',

  // Names
  'names.minimum':
    'Bei öffentlichen Turnieren stimmen alle zu, dass zumindest ein verkürzter Name oder ein Spitzname in Listen, Statistiken und Berichten veröffentlicht wird.',
  'names.full':
    'Ohne Widerspruch darf der volle Name verwendet werden; ein Widerspruch sollte den Organisator rechtzeitig erreichen.',
  'names.pictures':
    'Fotos und Videos dürfen aufgenommen und für Berichte und Werbung veröffentlicht werden.',
}
