import type { CaseStep, LeaderRole, Participant, ShownName } from '@topcut/engine'
import type { MatterKind } from '../../pages/desk/matters/matter-kinds.ts'

/** What the pages say about players, leaders and the matters between them. */
export type PeopleWords = {
  readonly matters: string
  readonly leaders: string
  readonly find: string
  readonly foundNothing: string
  readonly findIn: string
  readonly action: string
  readonly section: string

  readonly nobody: string
  readonly none: string
  readonly nothing: string
  readonly yes: string
  readonly table: (table: number) => string
  readonly noTable: string
  readonly matchAt: (round: number, table: number, players: string) => string
  readonly choosePlayer: string
  readonly chooseMatch: string
  readonly minutes: string
  readonly answer: string

  readonly openMatters: (count: number) => string
  readonly noOpenMatters: string
  readonly lastWord: (roles: readonly LeaderRole[]) => string
  readonly newMatter: string
  readonly matterKinds: { readonly [K in MatterKind]: string }
  readonly matterActions: { readonly [K in MatterKind]: string }
  readonly calls: string
  readonly cases: string
  readonly proposals: string
  readonly appeals: string
  readonly mayAppeal: string
  readonly lossesToEnter: string
  readonly history: string
  readonly waiting: (minutes: number) => string
  readonly takenBy: (leader: string) => string
  readonly answerByRuling: string
  readonly answersCall: string
  readonly callAbout: string
  readonly lotAmong: string
  readonly lotNeedsSubject: string
  readonly about: string
  readonly atTable: string
  readonly andPlayer: string
  readonly rulingText: string
  readonly infraction: string
  readonly setsAside: string
  readonly withoutReplacement: string
  readonly whatHappened: string
  readonly component: string
  readonly componentName: string
  readonly comeFrom: string
  readonly how: string
  readonly endsWith: string
  readonly caseSteps: { readonly [S in CaseStep]: string }
  readonly dueAt: (time: string, minutes: number) => string
  readonly wasDueAt: (time: string) => string
  readonly declineProposal: string
  readonly appealedBy: (player: string) => string
  readonly stands: string
  readonly falls: string

  readonly noLeaders: string
  readonly ownRecord: string
  readonly inviteTitle: string
  readonly inviteButton: string
  readonly changeLeader: string
  readonly another: string
  readonly invitations: string
  readonly plays: string
  readonly secondLeader: string
  readonly anyOther: string
  readonly playsNote: string
  readonly organizerNote: string
  readonly actsAsMarshal: (role: string) => string
  readonly now: { readonly [N in Participant['now']]: string }
  readonly onDuty: string
  readonly offDuty: string
  readonly makeOrganizer: string
  readonly linkFor: (name: string) => string
  readonly linkNote: string
  readonly newLink: string
  readonly revoke: string
  readonly present: (players: number, playing: number, watching: number) => string
  readonly codeTitle: string
  readonly codeOpen: string
  readonly codeClosed: string
  readonly openCode: string
  readonly changeCode: string
  readonly closeCode: string

  readonly columnsHint: string
  readonly preview: string
  readonly personName: string
  readonly nameNeeded: string
  readonly nickname: string
  readonly club: string
  readonly contact: string
  readonly group: string
  readonly together: string
  readonly noGroups: string
  readonly joins: string
  readonly joinsNext: string
  readonly joinsRunning: string
  readonly playerKinds: {
    readonly all: string
    readonly away: string
    readonly unpaid: string
    readonly out: string
  }
  readonly keepsTable: (table: number) => string

  /** Said beside a player's status; the other two are what the buttons say. */
  readonly paid: string
  readonly markPaid: string
  readonly markUnpaid: string
  readonly paidOf: (paid: number, of: number) => string
  readonly placesTaken: (taken: number, of: number) => string
  readonly anyPlaces: string
  readonly changePlaces: string
  readonly capacityField: string
  readonly waitingList: string
  readonly placesFree: (count: number) => string
  readonly nextIn: (name: string) => string
  readonly willWait: (count: number) => string
  readonly chooseMany: string
  readonly chosen: (count: number) => string
  readonly chooseShown: string
  readonly endChoosing: string
  readonly keepApart: string
  readonly severalOfClub: string
  readonly clubsApart: string
  readonly clubsAreApart: string
  readonly addWish: string
  readonly members: string
  readonly member: (number: number) => string
  readonly teamName: string
  readonly teamColumnsHint: string

  readonly allPlayers: string
  readonly record: string
  readonly noNumbers: string
  readonly onRecord: string
  readonly offence: (infraction: string, rulings: number, warnings: number) => string
  readonly doNow: string
  readonly person: string
  readonly savePerson: string
  readonly shownName: string
  readonly shownUsual: string
  readonly shownNames: { readonly [K in ShownName]: string }
  readonly objects: string
  readonly avoids: string
  readonly fixedTable: string
  readonly playerLink: string
  readonly makeLink: string
  readonly erase: {
    readonly heading: string
    readonly open: string
    readonly goes: (number: number) => string
    readonly stays: string
    readonly button: string
    readonly noName: (number: number) => string
  }
  readonly list: {
    readonly title: string
    readonly none: string
    readonly missing: string
    readonly findings: (count: number) => string
    readonly corrected: (count: number) => string
    readonly open: string
  }
}
