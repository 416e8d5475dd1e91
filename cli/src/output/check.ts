import { isDeparture, type RoundCheck } from '@topcut/engine'
import { receiptOutput } from './receipt.ts'

type CheckedRound = RoundCheck & { readonly round: number }

export const checkOutput = (rounds: readonly CheckedRound[]) => ({
  rounds: rounds.map(({ round, findings, receipt }) => ({
    round,
    findings: findings.map(({ kind, players, rule, ...data }) => ({
      kind,
      players,
      ...(rule === undefined ? {} : { rule }),
      ...data,
    })),
    receipt: receiptOutput(receipt),
  })),
  clean: !rounds.some(({ findings }) => findings.some(isDeparture)),
})
