import type { Finding, PlayerId, ShipLack } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { obstacleText, thing, things } from '../label.ts'
import { plural } from '../plural.ts'
import type { SentencePerCode } from '../sentence-per.ts'
import { slotText } from '../slot-text.ts'
import { labels } from './labels.ts'

/** The dative: since when. */
const days = (n: number) => plural('de', n, { one: '{{count}} Tag', other: '{{count}} Tagen' })

/** What a ship would need for a card. */
const lacks = (because: ShipLack): string => {
  switch (because.lack) {
    case 'kind':
      return `Diese Karte dürfen nur diese Schiffe tragen: ${because.ships.join(', ')}.`
    case 'value': {
      const { of, least, most } = because
      const needed = [
        ...(least === null ? [] : [`mindestens ${least}`]),
        ...(most === null ? [] : [`höchstens ${most}`]),
      ]
      return `Diese Karte braucht ein Schiff mit diesem Wert (${thing('de', of)}): ${least === most ? least : needed.join(', ')}.`
    }
    case 'action':
      return `Diese Karte braucht ein Schiff mit dieser Aktion: ${thing('de', because.action)}.`
    case 'slot':
      return `Diese Karte braucht ein Schiff mit diesem Platz: ${slotText('de', because.slot)}.`
    case 'no-slot':
      return `Diese Karte ist nur für ein Schiff ohne diesen Platz: ${slotText('de', because.slot)}.`
  }
}

export const findings: SentencePerCode<Finding> = {
  'list-missing': () => 'Es ist noch keine Liste abgegeben. Bitte abgeben.',
  unchecked: () =>
    'Die Liste ist bloßer Text, und ihr Inhalt lässt sich nicht prüfen. Ein Verantwortlicher sollte sie durchsehen und die Prüfung festhalten.',
  'list-incomplete': ({ missing }) =>
    `Auf der Liste fehlt: ${labels[`content.${missing}`]}. Die Liste ergänzen.`,
  'over-point-cap': ({ points, cap }) =>
    `Die Liste liegt ${plural('de', points - cap, { one: '{{count}} Punkt', other: '{{count}} Punkte' })} über dem Maximum von ${cap}. Etwas herausnehmen.`,
  'total-differs': ({ total, points }) =>
    `Als Gesamtpunkte stehen ${total} auf der Liste, die Einträge ergeben ${points}. Die Summe berichtigen.`,
  'faction-not-offered': ({ faction, offered }) =>
    `Diese Fraktion gibt es hier nicht: ${thing('de', faction)}. Eine von diesen wählen: ${things('de', offered)}.`,
  'other-faction': ({ part, faction, squad }) =>
    `Fraktion (${labels[`part.${part}`]}): ${thing('de', faction)}, Fraktion der Liste: ${thing('de', squad)}. Ersetzen, was nicht passt.`,
  'obstacle-count': ({ count, needed }) =>
    `Hindernismarker auf der Liste: ${count}, nötig: ${needed}, alle verschieden. Die Anzahl berichtigen.`,
  'obstacle-repeated': ({ obstacle }) =>
    `Ein Hindernismarker steht doppelt auf der Liste: ${obstacleText('de', obstacle)}. Verschiedene wählen.`,
  'obstacle-unknown': ({ obstacle }) =>
    `Dieser Hindernismarker steht nicht zur Auswahl: ${obstacleText('de', obstacle)}. Einen anderen wählen.`,
  'damage-deck-not-allowed': ({ deck, allowed, date }) =>
    `Dieser Schadensstapel ist am ${dayText('de', date)} nicht zugelassen: ${thing('de', deck)}. Einen von diesen wählen: ${things('de', allowed)}.`,
  'deck-count': ({ side, count, needed }) =>
    `Decks (${labels[`side.${side}`]}): ${count}, nötig: ${needed}. Die Liste berichtigen.`,
  'affiliation-count': ({ count, needed }) =>
    `Fraktionskarten im Deck: ${count}, nötig: ${needed}. Das Deck berichtigen.`,
  'too-few-sets': ({ sets, needed }) =>
    `Einsatzsets im Deck: ${sets}, nötig: mindestens ${needed}. Weitere aufnehmen.`,
  'card-without-objective': ({ set }) =>
    `Das Einsatzset dieser Karte ist nicht im Deck: ${set}. Die Karte herausnehmen oder das Set aufnehmen.`,
  'too-many-copies': ({ copies, most }) =>
    `Exemplare dieses Einsatzsets im Deck: ${copies}, erlaubt: höchstens ${most}. Überzählige herausnehmen.`,
  'other-affiliation': ({ affiliation, deck }) =>
    `Dieses Einsatzset darf nur in ein Deck der Fraktion ${affiliation}; die Fraktion des Decks: ${deck}. Das Set herausnehmen.`,
  'wrong-side': ({ side, deck }) =>
    `Seite der Karte: ${labels[`side.${side}`]}, Seite des Decks: ${labels[`side.${deck}`]}. Die Karte herausnehmen.`,
  'team-size': ({ count, needed }) =>
    `Auf den Decks genannte Spieler: ${count}, in einem Team: ${needed}. Die Namen berichtigen.`,
  'owner-without-deck': ({ owner, side }, names) =>
    `${names.player(owner as PlayerId)} hat kein eigenes Deck (${labels[`side.${side}`]}). Im Team spielt jeder eines von jeder Seite.`,
  'unknown-card': ({ text, nearest }) =>
    `Diese Karte steht nicht im Katalog: ${text}. ${nearest.length === 0 ? 'Den Namen prüfen oder einen Verantwortlichen dafür bürgen lassen.' : `Vielleicht ist eine von diesen gemeint: ${nearest.join(', ')}.`}`,
  'unique-twice': () =>
    'Diese Karte ist einzigartig und steht schon auf der Liste. Eine der beiden herausnehmen.',
  'limited-twice': ({ most, on }) =>
    on === 'ship'
      ? 'Diese Karte darf auf einem Schiff nur einmal sein. Eine der beiden herunternehmen.'
      : `Exemplare dieser Karte in einer Staffel: höchstens ${most}. Überzählige herausnehmen.`,
  'pilot-not-of-ship': ({ ship, ships }) =>
    `Dieser Pilot fliegt dieses Schiff nicht: ${ship}. Eines von diesen wählen: ${ships.join(', ')}.`,
  'without-cost': () =>
    'Dieses Schiff hat keine Punktkosten: Eine andere Karte bringt es ins Spiel. Von der Liste nehmen.',
  'not-for-faction': ({ factions }) =>
    `Diese Karte dürfen nur diese Fraktionen benutzen: ${things('de', factions)}. Vom Schiff nehmen.`,
  'not-for-ship': ({ because }) => `${lacks(because)} Die Karte vom Schiff nehmen.`,
  'not-for-size': ({ sizes }) =>
    `Diese Karte dürfen nur Schiffe dieser Größe tragen: ${things('de', sizes)}. Vom Schiff nehmen.`,
  'skill-too-low': ({ skill, needed }) =>
    `Diese Karte braucht mindestens Pilotenwert ${needed}, dieser Pilot hat ${skill}. Vom Schiff nehmen.`,
  'no-slot': ({ slot, ship }) =>
    `${ship} hat keinen freien Platz für diese Karte (${slotText('de', slot)}). Eine vom Schiff nehmen.`,
  'needs-card': ({ card, on }) =>
    on === 'ship'
      ? `Mit dieser Karte muss das Schiff eine weitere tragen: ${card}. Bitte ergänzen.`
      : `Diese Karte wird mit einer anderen zusammen gespielt: ${card}. Diese ergänzen oder die Karte herausnehmen.`,
  'command-deck-size': ({ count, needed }) =>
    `Karten im Befehlsstapel: ${count}, nötig: genau ${needed}. Den Stapel berichtigen.`,
  'command-cost': ({ cost, most }) =>
    `Der Befehlsstapel kostet ${plural('de', cost, { one: '{{count}} Punkt', other: '{{count}} Punkte' })}, erlaubt sind höchstens ${most}. Billigere Karten wählen.`,
  'command-limit': ({ count, most }) =>
    `Exemplare dieser Karte im Befehlsstapel: ${count}, erlaubt: ${most}. Überzählige herausnehmen.`,
  'figure-missing': ({ figures }) =>
    `Diese Karte gehört zu einer Figur, die fehlt: ${figures.join(', ')}. Die Figur aufnehmen oder die Karte herausnehmen.`,
  'sleeves-missing': () => 'Die Karten haben keine Hüllen. Kartenhüllen verwenden.',
  'sleeves-see-through': ({ marks }) =>
    `Die Hüllen sind durchsichtig, und das Deck hat solche Karten: ${things('de', marks)}. Blickdichte oder einheitlich illustrierte Hüllen verwenden.`,
  'sleeves-not-alike': ({ sleeves }) =>
    `Die Hüllen des Decks sind nicht gleich (${labels[`sleeves.${sleeves}`]}). Gleiche Hüllen verwenden.`,
  'barred-mark': ({ mark }) =>
    `Solche Karten dürfen hier nicht gespielt werden: ${thing('de', mark)}. Die Karte herausnehmen.`,
  proxy: ({ part }) =>
    `Eine Proxy-Karte oder ein anderer Ersatz ist nicht erlaubt (${labels[`part.${part}`]}). Das Original mitbringen.`,
  'language-not-allowed': ({ language, allowed }) =>
    `Die Karte ist in einer Sprache gedruckt, die nicht zugelassen ist: ${thing('de', language)}. Zugelassen: ${things('de', allowed)}.`,
  'name-ambiguous': ({ products }) =>
    `Mehrere Produkte haben eine Karte dieses Namens mit diesen Kosten: ${products.join(', ')}. Das Produkt hinter den Namen schreiben.`,
  'not-released': ({ product, edition, released, days: needed, date }) => {
    const which = `${product} (Ausgabe: ${labels[`edition.${edition}`]})`
    return released === null
      ? `${which} ist nie erschienen. Die Karte herausnehmen.`
      : `${which} ist am ${dayText('de', released)} erschienen und muss am ${dayText('de', date)} ${needed === 0 ? '' : `seit mindestens ${days(needed)} `}erhältlich sein. Die Karte herausnehmen.`
  },
  'release-unknown': ({ product, edition }) =>
    `Wann ${product} erschienen ist, sagt die Liste nicht (Ausgabe: ${labels[`edition.${edition}`]}). Den Tag prüfen.`,
  'not-on-organizers-list': ({ product, region }) =>
    `${product} gehört nicht zu den Produkten, die der Organisator zulässt (Gebiet: ${thing('de', region)}). Herausnehmen oder den Organisator fragen.`,
  'organizers-list-missing': ({ region }) =>
    `In diesem Gebiet (${thing('de', region)}) sagt der Organisator, welche Produkte zugelassen sind. Sie in den Angaben ergänzen.`,
  'show-release-excluded': ({ product, show, event }) =>
    `${product} wurde zuerst auf einer Messe verkauft (${thing('de', show)}) und darf bei diesem Turnier (${thing('de', event)}) nicht gespielt werden. Herausnehmen.`,
  'squad-changed': ({ part }) =>
    `Nach dem Beginn geändert: ${labels[`content.${part}`]}. Gespielt wird, was abgegeben wurde.`,
  'other-variant': ({ variant, played, tier }) =>
    `Dieses Spielformat (${thing('de', variant)}) ist nicht das der Turnierregeln (${thing('de', played)}; Ebene: ${labels[`tier.${tier}`]}). Bitte dieses wählen.`,
}
