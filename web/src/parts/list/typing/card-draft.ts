import {
  type Day,
  day,
  type ListClauses,
  type ListOf,
  type Part,
  type SquadList,
} from '@topcut/engine'

type Card = ListOf<'decks'>['decks'][number]['affiliations'][number]
type Ship = ListOf<'squad'>['ships'][number]

/** What an entry of a list declares beside its name, points and marks. */
export type Declared = Pick<Card, 'product' | 'namesakes' | 'language' | 'proxies'>

/** The same as it is typed: empty where nothing is said. */
export type CardDraft = {
  readonly product: string
  /** The day on which the edition came out that this document goes by. */
  readonly released: string
  readonly show: string
  readonly language: string
  readonly proxies: readonly Part[]
  /** Other products with a card of this name and cost, with commas between them. */
  readonly namesakes: string
  /** The faction of a ship's token, where it is not the card's. */
  readonly token: string
}

/** By the names of the cards: copies of one card come out of one box. */
export type CardDrafts = { readonly [name: string]: CardDraft }

export const emptyCard: CardDraft = {
  product: '',
  released: '',
  show: '',
  language: '',
  proxies: [],
  namesakes: '',
  token: '',
}

type Item = Card & { readonly factions?: Ship['factions'] }

export const itemsOf = (list: SquadList): readonly Item[] => {
  switch (list.kind) {
    case 'squad':
      return list.ships.flatMap((ship) => [ship, ...ship.upgrades])
    case 'army':
      return [
        ...list.deployments.flatMap((group) => [group, ...group.attachments]),
        ...(list.commandDeck ?? []),
      ]
    case 'decks':
    case 'team-decks':
      return list.decks.flatMap((deck) => [
        ...deck.affiliations,
        ...deck.objectives,
        ...deck.commands,
      ])
    case 'text':
      return []
  }
}

const saysNothing = ({ product, namesakes = [], language, proxies, factions }: Item): boolean =>
  product === null &&
  namesakes.length + proxies.length === 0 &&
  language === undefined &&
  factions?.token === undefined

/** The fields as a list that was handed in would fill them; cards that declare nothing have none. */
export const cardDraftsFrom = (list: SquadList, { release }: ListClauses): CardDrafts =>
  Object.fromEntries(
    itemsOf(list)
      .filter((item) => !saysNothing(item))
      .map(({ name, product, namesakes = [], language = '', proxies, factions }) => [
        name,
        {
          product: product?.name ?? '',
          released: product?.released[release.value.edition] ?? '',
          show: product?.show ?? '',
          language,
          proxies,
          namesakes: namesakes.join(', '),
          token: factions?.token ?? '',
        },
      ]),
  )

/** What a card declares as it is typed; days of editions that have no field stay as they were. */
export const declaredBy = (
  draft: CardDraft,
  before: Declared | undefined,
  { release }: ListClauses,
): Declared => {
  const name = draft.product.trim()
  const { edition } = release.value
  const known = before?.product?.name === name ? before.product.released : {}
  const namesakes = draft.namesakes
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return {
    product:
      name === ''
        ? null
        : {
            name,
            released: releasedOn(known, edition, draft.released),
            show: draft.show === '' ? null : draft.show,
          },
    proxies: draft.proxies,
    ...(namesakes.length === 0 ? {} : { namesakes }),
    ...(draft.language === '' ? {} : { language: draft.language }),
  }
}

type Released = NonNullable<Card['product']>['released']

const releasedOn = (known: Released, edition: keyof Released, typed: string): Released => {
  const { [edition]: before, ...others } = known
  const now: Day | null | undefined =
    typed === '' ? (before === null ? null : undefined) : day(typed)
  return now === undefined ? others : { ...others, [edition]: now }
}
