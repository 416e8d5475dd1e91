import type { Regulation, Tier } from '@topcut/engine'
import { stagesOf } from '@topcut/engine'
import { planText } from '@topcut/protocol/words'
import { SelectField, TextField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { Table } from '../../ui/table.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { CutField } from './cut-field.tsx'
import {
  isRuled,
  type StructureKind,
  structureKindsOf,
  structureOf,
  usualStructure,
} from './structure-choice.ts'

type Props = {
  readonly regulation: Regulation
  readonly tier: Tier
  readonly kind: StructureKind
  readonly swissRounds: string
  readonly cut: string
  readonly onKind: (kind: StructureKind) => void
  readonly onSwissRounds: (text: string) => void
  readonly onCut: (text: string) => void
}

const TableOfDocument = ({ regulation, kind }: Pick<Props, 'regulation' | 'kind'>) => {
  const { page, heading, language } = useWords(deskWords)
  const { tables, finals } = regulation.structure
  const isTable = kind !== 'custom' && kind !== 'open' && kind !== 'elimination'
  const table = isTable ? tables[kind] : undefined
  if (table === undefined) return null
  return (
    <details className="structure-table">
      <summary>{page.structureNote.table}</summary>
      <RuleIds rules={[table.rule]} />
      <Table>
        <thead>
          <tr>
            <th className="num">{page.fromPlayers}</th>
            <th>{heading('structure')}</th>
          </tr>
        </thead>
        <tbody>
          {table.value.map(({ from, swissRounds, cut }) => (
            <tr key={from}>
              <td className="num">{from}</td>
              <td>{planText(language, stagesOf(swissRounds, cut, finals))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

/** How many rounds, and whether there is a cut. */
export const StructureField = (props: Props) => {
  const { regulation, tier, kind } = props
  const { page, heading, label, language } = useWords(deskWords)
  const usual = isRuled(regulation, tier) ? usualStructure(regulation, tier) : null
  const own = structureOf(regulation, kind, Number(props.swissRounds), Number(props.cut))
  return (
    <div className="field wide">
      <SelectField
        className={null}
        label={heading('structure')}
        data-testid="event-structure"
        value={kind}
        choices={structureKindsOf(regulation).map((one) => {
          const name = label(one === 'elimination' ? 'stage.elimination' : `structure.${one}`)
          const text = capital(language, name)
          return [one, one === usual ? page.usual(text) : text] as const
        })}
        onChange={props.onKind}
      />
      <TableOfDocument regulation={regulation} kind={kind} />
      {kind === 'open' && <p className="muted">{page.structureNote.open}</p>}
      {kind === 'elimination' && <p className="muted">{page.structureNote.elimination}</p>}
      {kind === 'custom' && (
        <>
          <div className="two-fields">
            <TextField
              label={page.swissRounds}
              data-testid="event-rounds"
              type="number"
              min={1}
              max={1024}
              value={props.swissRounds}
              onChange={props.onSwissRounds}
            />
            <CutField regulation={regulation} value={props.cut} onChange={props.onCut} />
          </div>
          {own.kind === 'custom' && (
            <p className="muted" data-testid="plan">
              {capital(language, planText(language, own.stages))}
            </p>
          )}
        </>
      )}
    </div>
  )
}
