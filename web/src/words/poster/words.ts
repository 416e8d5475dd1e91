/** The sheet at the door that lets everybody in by phone. */
export type PosterWords = {
  readonly title: string
  readonly note: string
  readonly network: string
  readonly password: string
  readonly address: string
  readonly addressNote: string
  readonly loopback: string
  readonly keptHere: string
  readonly print: string
  readonly toDesk: string
  readonly closed: string
  readonly tooLong: string

  readonly joinIn: string
  readonly joinWifi: string
  readonly openPage: string
  readonly typeCode: string
  readonly code: string
  readonly wifiCode: string
  readonly pageCode: string
  readonly watch: string
  readonly watchCode: string
  readonly sameNetwork: string
}
